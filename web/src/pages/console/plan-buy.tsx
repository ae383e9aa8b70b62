import { Navigate, useSearchParams } from 'react-router'
import { PlanBuy } from '../../features/membership/components/plan-buy.tsx'
import { PayDialog } from '../../features/wallet/components/pay-dialog.tsx'

/** `vipType` 1 is a membership plan, 2 a design quantity pack. */
const PACKS = '2'

/** Also the target of upgrade prompts, which name the required level in the query. */
export default function PlanBuyPage() {
  const [params] = useSearchParams()
  if (params.get('vipType') === PACKS) return <Navigate to="/setting/valueAddedServicesDesign" replace />
  return <PlanBuy pay_dialog={PayDialog} />
}
