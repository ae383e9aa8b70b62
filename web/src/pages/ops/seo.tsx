import { SeoDesk } from '../../features/site/ops/word-desks.tsx'

export default function Page() {
  return <SeoDesk />
}
