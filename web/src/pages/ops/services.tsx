import { ServicesScreen } from '../../features/auth/ops/services-screen.tsx'

export default function OpsServicesPage() {
  return <ServicesScreen />
}
