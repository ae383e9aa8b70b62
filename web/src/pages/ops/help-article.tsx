import { HelpArticleDesk } from '../../features/help/ops/help-desks.tsx'

export default function Page() {
  return <HelpArticleDesk />
}
