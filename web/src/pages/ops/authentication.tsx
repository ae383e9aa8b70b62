import { OpsAuthenticationScreen } from '../../features/identity/components/ops-identity-screen.tsx'

export default function OpsAuthenticationPage() {
  return <OpsAuthenticationScreen />
}
