import { OrderPayScreen } from '../../features/order/components/order-pay-screen.tsx'

export default function OrderPayPage() {
  return <OrderPayScreen />
}
