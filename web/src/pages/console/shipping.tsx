import { ShippingScreen } from '../../features/shipping/console/shipping-screen.tsx'

export default function ShippingPage() {
  return <ShippingScreen />
}
