import { OrderAdminScreen } from '../../features/order/components/order-admin-screen.tsx'

export default function OrderAdminPage() {
  return <OrderAdminScreen />
}
