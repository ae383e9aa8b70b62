import { PlanBuy } from '../../features/membership/components/plan-buy.tsx'
import { PayDialog } from '../../features/wallet/components/pay-dialog.tsx'

/** Target of upgrade prompts: the required level is in the query. */
export default function GroupLevelPayPage() {
  return <PlanBuy pay_dialog={PayDialog} />
}
