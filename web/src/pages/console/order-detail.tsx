import { OrderDetailScreen } from '../../features/order/components/order-detail-screen.tsx'
import { OrderParcels } from '../../features/production/components/order-parcels.tsx'

export default function OrderDetailPage() {
  return <OrderDetailScreen parcels={<OrderParcels />} />
}
