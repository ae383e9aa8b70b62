import type { OrderRow } from '@inkroute/contract/order/order'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../order.module.css'
import { orderAdminText } from '../order-admin.text.ts'

interface DifferenceProps {
  readonly difference: string
  readonly is_paid: boolean
  readonly amounts: readonly OrderRow['amounts'][]
}

/** What a change costs or gives back, said before it is made. */
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
    <p className={css.difference} aria-live="polite">
      <strong>{words()}</strong>
      <span className={css.quiet}>
        {text.new_total} {amounts.map(({ total }) => formatMoney(total)).join(' + ')}
      </span>
    </p>
  )
}
