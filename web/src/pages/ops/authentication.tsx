import { OpsAuthenticationScreen } from '../../features/authentication/components/ops-authentication-screen.tsx'

export default function OpsAuthenticationPage() {
  return <OpsAuthenticationScreen />
}
