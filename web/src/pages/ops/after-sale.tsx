import { OpsWorkScreen } from '../../features/after-sale/ops/ops-work-screen.tsx'

export default function OpsAfterSalePage() {
  return <OpsWorkScreen />
}
