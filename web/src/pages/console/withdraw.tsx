import { WithdrawScreen } from '../../features/wallet/components/withdraw-screen.tsx'

export default function WithdrawPage() {
  return <WithdrawScreen />
}
