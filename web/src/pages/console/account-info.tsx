import { AccountInfoScreen } from '../../features/account/components/account-info-screen.tsx'

export default function AccountInfoPage() {
  return <AccountInfoScreen />
}
