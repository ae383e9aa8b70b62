import { CheckoutScreen } from '../../features/order/components/checkout-screen.tsx'

export default function CartCheckoutPage() {
  return <CheckoutScreen />
}
