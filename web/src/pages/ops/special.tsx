import { SpecialDesk } from '../../features/site/ops/special-desk.tsx'

export default function Page() {
  return <SpecialDesk />
}
