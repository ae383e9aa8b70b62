import { OrderDetailScreen } from '../../features/order/components/order-detail-screen.tsx'

export default function OrderDetailPage() {
  return <OrderDetailScreen />
}
