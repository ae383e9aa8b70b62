import * as contract from '@inkroute/contract/order/order'
import type { PayMethod } from '@inkroute/contract/wallet/payment'
import { getGroupBalance } from '@inkroute/contract/wallet/wallet'
import { useNavigate } from 'react-router'
import { useSend } from '../../../shared/api/hooks.ts'

/** Pays orders and goes on: to the cashier, or to what was paid. */
export function usePayOrders(onRefused?: (ids: readonly number[]) => void) {
  const navigate = useNavigate()
  const pay = useSend(contract.payOrders, {
    refetch: [contract.listOrders, contract.countOrders, contract.getOrder, getGroupBalance],
    onSuccess: ({ payment_id, pay_url }) => {
      // The payment page redirects back here; browsers would block a new window.
      if (pay_url) return window.location.assign(pay_url)
      void navigate(`/myOrder/payWait?payment=${payment_id}`, { replace: true })
    },
  })
  return {
    is_paying: pay.isPending || pay.isSuccess,
    pay: (ids: readonly number[], method: PayMethod) =>
      pay.mutate({ ids: [...ids], method }, { onError: () => onRefused?.(ids) }),
  }
}
