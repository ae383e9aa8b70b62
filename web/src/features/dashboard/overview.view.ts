import type { OverviewSum } from '@inkroute/contract/dashboard/dashboard'
import type { OrderState } from '@inkroute/contract/order/codes'

/** Change in per cent; null if there is nothing to compare with. */
export function changePercent(now: number, before: number): number | null {
  if (before <= 0) return null
  return Math.round(((now - before) / before) * 100)
}

/** Order states in sequence, then those outside the sequence. */
export const pipeline: readonly OrderState[] = [
  'awaiting_payment',
  'paid',
  'in_production',
  'packed',
  'shipped',
  'delivered',
  'on_hold',
]

type Counts = readonly { readonly state: OrderState; readonly count: number }[]

/** Orders in review count as “paid”, partly shipped ones as “shipped”, which keeps it to seven steps. */
const joined: Partial<Record<OrderState, OrderState>> = { in_review: 'paid', partially_shipped: 'shipped' }

export function pipelineCounts(states: Counts): { state: OrderState; count: number; share: number }[] {
  const counts = pipeline.map((state) => ({
    state,
    count: states.filter((one) => (joined[one.state] ?? one.state) === state).reduce((sum, one) => sum + one.count, 0),
  }))
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return counts.map((one) => ({ ...one, share: one.count / most }))
}

export const hasBusiness = (sums: readonly OverviewSum[]): boolean => sums.some(({ orders }) => orders > 0)

/** `2026-11-05` as a chart label. */
export const shortDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8, 10))}`

/** Usage in per cent; unlimited is never full. */
export const fullness = (used: number, limit: number | null): number =>
  limit === null || limit <= 0 ? 0 : Math.min(100, Math.round((used / limit) * 100))
