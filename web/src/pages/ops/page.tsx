import { PageDesk } from '../../features/page/ops/page-desk.tsx'

export default function Page() {
  return <PageDesk />
}
