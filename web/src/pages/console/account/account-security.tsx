import SecurityScreen from '../../../features/auth/security/security-screen.tsx'
import { OwnDataCard } from '../../../features/privacy/own-data-card.tsx'

export default function AccountSecurityPage() {
  return (
    <SecurityScreen>
      <OwnDataCard />
    </SecurityScreen>
  )
}
