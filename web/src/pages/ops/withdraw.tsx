import { OpsWithdrawScreen } from '../../features/wallet/components/ops-withdraw-screen.tsx'

export default function OpsWithdrawPage() {
  return <OpsWithdrawScreen />
}
