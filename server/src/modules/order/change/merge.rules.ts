import type { ErrorName, Language } from '@inkroute/contract/errors/errors'
import { type AddressField, importFieldDefinitions } from '@inkroute/contract/order/import/fields'

export interface Mergeable {
  readonly order_no: string
  readonly state: string
  readonly warehouse_code: string
  readonly address: unknown
  readonly payment_id: number | null
  readonly store_id: number | null
  readonly source: string
  readonly foreign_id: number | null
}

interface MergeRefusal {
  readonly error: ErrorName
  /** Which order does not go with the first, and where their addresses differ. */
  readonly words: { readonly order: string; readonly first: string; readonly field: string }
}

const fields = ['name', 'phone', 'country', 'state', 'city', 'postcode', 'street1', 'street2'] as const

const differingFields = (a: unknown, b: unknown): AddressField[] => {
  const plain = (address: unknown, field: AddressField) =>
    ((address as Record<string, string | undefined>)[field] ?? '').toLowerCase().replace(/\s+/g, ' ').trim()
  return fields.filter((field) => plain(a, field) !== plain(b, field))
}

/** Why one order cannot travel with another; null when it can. */
function refusalBetween(first: Mergeable, order: Mergeable): ErrorName | null {
  const differs = (of: (one: Mergeable) => unknown) => of(order) !== of(first)
  if (differingFields(first.address, order.address).length > 0) return 'order_merge_address'
  if (differs(({ warehouse_code }) => warehouse_code)) return 'order_merge_warehouse'
  if (differs(({ payment_id }) => payment_id === null)) return 'order_merge_paid'
  if (differs(({ source, store_id }) => `${source}:${store_id}`)) return 'order_merge_source'
  // A store expects an update for each of its orders; only parts of a split order may be merged.
  if (first.source === 'store' && differs(({ foreign_id }) => foreign_id)) return 'order_merge_store'
  return null
}

/** Which order cannot travel with the first, and why; null when all can. */
export function mergeRefusal(orders: readonly Mergeable[], language: Language): MergeRefusal | null {
  const [first, ...others] = orders
  if (!first || others.length === 0) return { error: 'order_merge_one', words: { order: '', first: '', field: '' } }
  for (const order of others) {
    const error = refusalBetween(first, order)
    if (error === null) continue
    const field = differingFields(first.address, order.address)
      .map((name) => importFieldDefinitions[name][language])
      .join(language === 'zh' ? '、' : ', ')
    return { error, words: { order: order.order_no, first: first.order_no, field } }
  }
  return null
}
