import { FloorDesk } from '../../features/site/ops/floor-desk.tsx'

export default function Page() {
  return <FloorDesk />
}
