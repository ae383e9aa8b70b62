import { NoticeDesk } from '../../features/notice/ops/notice-desk.tsx'

export default function Page() {
  return <NoticeDesk />
}
