import { FeesScreen } from '../../features/wallet/components/fees-screen.tsx'

export default function FeesPage() {
  return <FeesScreen />
}
