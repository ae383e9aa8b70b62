import { SecurityScreen } from '../../features/auth/security/security-screen.tsx'

export default function Page() {
  return <SecurityScreen />
}
