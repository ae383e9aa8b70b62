import * as contract from '@inkroute/contract/order/change'
import type { OrderRow } from '@inkroute/contract/order/order'
import * as order from '@inkroute/contract/order/order'
import { combinedWith, type PayMethod } from '@inkroute/contract/wallet/payment'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useOnce } from '../../../shared/hooks/use-once.ts'
import { usePayWays, usePayWords } from '../../../shared/pay/pay-ways.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { orderAdminText } from '../order-admin.text.ts'

interface DifferenceProps {
  readonly difference: string
  readonly is_paid: boolean
  readonly amounts: readonly OrderRow['amounts'][]
}

/** Shows what a change would charge or refund. */
export function Difference({ difference, is_paid, amounts }: DifferenceProps) {
  const text = useText(orderAdminText)
  const amount = formatMoney(difference.replace('-', ''))
  const words = () => {
    if (difference === '0.00') return text.difference_none
    if (difference.startsWith('-'))
      return fill(is_paid ? text.difference_less : text.difference_unpaid_less, { amount })
    return fill(is_paid ? text.difference_more : text.difference_unpaid_more, { amount })
  }
  return (
    <p className="grid flex-1 tabular-nums" aria-live="polite">
      <strong>{words()}</strong>
      <span className="text-sm text-quiet">
        {text.new_total} {amounts.map(({ total }) => formatMoney(total)).join(' + ')}
      </span>
    </p>
  )
}

interface ConfirmProps {
  /** The cost of the change; null until quoted. */
  readonly shown: { readonly difference: string; readonly is_paid: boolean } | undefined
  readonly change: contract.DearerChange
  readonly label: string
  readonly is_disabled: boolean
  readonly is_busy: boolean
  /** Settles from the balance, or has nothing to settle. */
  readonly onConfirm: () => void
}

const isDearer = (shown: ConfirmProps['shown']): boolean =>
  shown?.is_paid === true && shown.difference !== '0.00' && !shown.difference.startsWith('-')

/** Makes a change; where it costs more, the seller says how to pay. */
export function ConfirmChange({ shown, change, label, is_disabled, is_busy, onConfirm }: ConfirmProps) {
  const text = useText(orderAdminText)
  const navigate = useNavigate()
  const ways = usePayWays()
  const words = usePayWords()
  const [method, setMethod] = useState<PayMethod>('balance')
  const pay = useSend(contract.payOrderChange, {
    refetch: [order.getOrder, order.listOrders],
    onSuccess: ({ payment_id, pay_url }) => {
      // The cashier sends the browser back to the same screen.
      if (pay_url) return window.location.assign(pay_url)
      void navigate(`/myOrder/payWait?payment=${payment_id}`)
    },
  })
  const once = useOnce(is_busy || pay.isPending)
  const is_dearer = isDearer(shown)
  const confirm = () => {
    if (!is_dearer || method === 'balance' || !shown) return onConfirm()
    pay.mutate({ change, method, expected_difference: shown.difference })
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {is_dearer ? (
        <Radio.Group
          aria-label={text.surcharge_method}
          value={method}
          onChange={(event) => setMethod(event.target.value)}
          options={[
            { value: 'balance', label: text.surcharge_balance },
            ...ways.flatMap(({ channel }) =>
              [channel, combinedWith(channel)].map((value) => ({ value, label: words.nameOf(value) })),
            ),
          ]}
        />
      ) : null}
      <Button type="primary" disabled={is_disabled} loading={is_busy || pay.isPending} onClick={() => once(confirm)}>
        {label}
      </Button>
    </div>
  )
}
