import type { Endpoint } from '@inkroute/contract/endpoint'
import * as buy from '@inkroute/contract/membership/buy'
import * as contract from '@inkroute/contract/membership/membership'
import * as wallet from '@inkroute/contract/wallet/wallet'
import { useSend } from '../../shared/api/hooks.ts'
import { showToast } from '../../shared/ui/toast.ts'

/** Everything a purchase may change on any screen. */
export const boughtChanges: readonly Endpoint[] = [
  contract.getDesignQuota,
  contract.getGroup,
  contract.getAccumulated,
  buy.getMembership,
  buy.quotePlans,
  buy.listDesignPacks,
  buy.listPurchases,
  wallet.getGroupBalance,
  wallet.getFunds,
]

/** Buys, then continues to the cashier or confirms the purchase. */
export function useBuying<E extends typeof buy.buyPlan | typeof buy.buyDesignPack>(
  endpoint: E,
  done: string,
  onDone: () => void,
) {
  return useSend<typeof buy.buyPlan | typeof buy.buyDesignPack>(endpoint, {
    refetch: boughtChanges,
    onSuccess: ({ pay_url }) => {
      if (pay_url) return window.location.assign(pay_url)
      showToast('success', done)
      onDone()
    },
  })
}
