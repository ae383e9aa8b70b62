import type { ErrorName } from '@inkroute/contract/errors'

export interface Mergeable {
  readonly state: string
  readonly warehouse_code: string
  readonly address: unknown
  readonly payment_id: number | null
  readonly store_id: number | null
  readonly source: string
  readonly foreign_id: number | null
}

const fields = ['name', 'phone', 'country', 'state', 'city', 'postcode', 'street1', 'street2'] as const
const oneLine = (address: unknown): string => {
  const known = address as Record<string, string | undefined>
  return fields.map((field) => (known[field] ?? '').toLowerCase().replace(/\s+/g, ' ').trim()).join('|')
}

/** Why these orders cannot travel as one; null when they can. */
export function mergeRefusal(orders: readonly Mergeable[]): ErrorName | null {
  const [first, ...others] = orders
  if (!first || others.length === 0) return 'order_merge_one'
  const differs = (of: (order: Mergeable) => unknown) => others.some((order) => of(order) !== of(first))
  if (differs(({ address }) => oneLine(address))) return 'order_merge_address'
  if (differs(({ warehouse_code }) => warehouse_code)) return 'order_merge_warehouse'
  if (differs(({ payment_id }) => payment_id === null)) return 'order_merge_paid'
  if (differs(({ source, store_id }) => `${source}:${store_id}`)) return 'order_merge_source'
  // A store wants to hear of each of its orders by itself; only what was split may come together again.
  if (first.source === 'store' && differs(({ foreign_id }) => foreign_id)) return 'order_merge_store'
  return null
}
