import { PageDesk } from '../../features/site/page/ops/page-desk.tsx'

export default function Page() {
  return <PageDesk />
}
