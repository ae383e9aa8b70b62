import { PayWaitScreen } from '../../features/order/components/pay-wait-screen.tsx'

export default function PayWaitPage() {
  return <PayWaitScreen />
}
