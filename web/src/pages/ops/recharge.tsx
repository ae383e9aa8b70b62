import { OpsRechargeScreen } from '../../features/wallet/components/ops-recharge-screen.tsx'

export default function OpsRechargePage() {
  return <OpsRechargeScreen />
}
