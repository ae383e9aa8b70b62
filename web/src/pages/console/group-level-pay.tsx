import { PlanBuy } from '../../features/membership/components/plan-buy.tsx'
import { PayDialog } from '../../features/wallet/components/pay-dialog.tsx'

/** Where an upgrade prompt leads: the level it asks for is in the address. */
export default function GroupLevelPayPage() {
  return <PlanBuy pay_dialog={PayDialog} />
}
