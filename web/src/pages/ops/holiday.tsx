import { HolidayDesk } from '../../features/notice/ops/notice-desk.tsx'

export default function Page() {
  return <HolidayDesk />
}
