import { OpsRequestScreen } from '../../features/product-request/components/ops-request-screen.tsx'

export default function OpsProductRequestPage() {
  return <OpsRequestScreen />
}
