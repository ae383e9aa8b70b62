import { FbaScreen } from '../../features/fba/components/fba-screen.tsx'

export default function FbaOrderAdminPage() {
  return <FbaScreen />
}
