import { FbaScreen } from '../../features/order/fba/components/fba-screen.tsx'

export default function FbaOrderAdminPage() {
  return <FbaScreen />
}
