import type { OrderAction, OrderState } from '@inkroute/contract/order/codes'
import type { OrderAddress, OrderRow } from '@inkroute/contract/order/order'

/** Numbers of an address parameter such as `?ids=3,7`; anything else in it is left out. */
export const getIds = (value: string | null): number[] => [
  ...new Set(
    (value ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  ),
]

/** Status colours: actionable states stand out, finished ones are muted. All have sufficient contrast. */
export const stateColor = (state: OrderState): string => {
  if (state === 'draft' || state === 'awaiting_payment' || state === 'on_hold') return 'red'
  if (state === 'cancelled' || state === 'refunded' || state === 'returned') return 'default'
  return state === 'delivered' || state === 'completed' ? 'geekblue' : 'blue'
}

/** Nothing of it is sent any more. */
export const hasEnded = (state: OrderRow['state']): boolean => state === 'cancelled' || state === 'refunded'

export const mayDo = (order: Pick<OrderRow, 'allowed_actions'>, action: OrderAction): boolean =>
  order.allowed_actions.some((entry) => entry.action === action && entry.is_allowed)

export const findReason = (order: Pick<OrderRow, 'allowed_actions'>, action: OrderAction): string | null =>
  order.allowed_actions.find((entry) => entry.action === action)?.reason ?? null

/** An address as it is written on a parcel, line by line. */
export const addressLines = (address: OrderAddress): string[] =>
  [
    [address.name, address.company].filter(Boolean).join(' · '),
    address.phone,
    [address.street1, address.street2].filter(Boolean).join(', '),
    [address.city, address.state, address.postcode].filter(Boolean).join(', '),
  ].filter(Boolean)

/** Decimal strings of the wire, added without leaving the integers. */
export function sumMoney(amounts: readonly string[]): string {
  const fen = amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)
  return (fen / 100).toFixed(2)
}
