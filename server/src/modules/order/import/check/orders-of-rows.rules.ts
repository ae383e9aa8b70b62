import type { ImportKind } from '@inkroute/contract/order/import/fields'
import type { ForeignLine, ForeignOrder } from '../../core/foreign-order.ts'
import { type Address, mergedAddress, type ReadRow } from './check-import.rules.ts'
import { findMoment, findPrice, findQuantity } from './import-row.rules.ts'

export interface ImportedOrder {
  readonly external_order_no: string
  readonly address: Address
  readonly lines: readonly ForeignLine[]
  readonly currency: string
  readonly remark: string
  readonly ordered_at: string | undefined
}

/** Rows with the same code become one line; a row without a code uses its title. */
function getLines(rows: readonly ReadRow[]): ForeignLine[] {
  const lines = new Map<string, ForeignLine>()
  for (const { values } of rows) {
    const { sku: external_sku = '', title = '' } = values
    const key = external_sku.toUpperCase() || `title:${title}`
    const before = lines.get(key)
    const quantity = (before?.quantity ?? 0) + (findQuantity(values.quantity) ?? 0)
    lines.set(
      key,
      before ? { ...before, quantity } : { external_sku, title, quantity, price: findPrice(values.price) ?? null },
    )
  }
  return [...lines.values()]
}

/** The order that the rows of one number make. */
export function orderOfRows(external_order_no: string, rows: readonly ReadRow[]): ImportedOrder {
  const first = (field: 'currency' | 'remark' | 'ordered_at') =>
    rows.find(({ values }) => values[field])?.values[field] ?? ''
  const currency = first('currency')
  return {
    external_order_no,
    address: mergedAddress(rows),
    lines: getLines(rows),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : '',
    remark: first('remark').slice(0, 500),
    ordered_at: findMoment(first('ordered_at')),
  }
}

export const getForeignOrder = (
  order: ImportedOrder,
  { user_id, kind, channel_id }: { user_id: number; kind: ImportKind; channel_id: number | null },
): ForeignOrder => ({
  ...order,
  source: kind === 'fba' ? 'fba' : 'import',
  user_id,
  channel_id: channel_id ?? undefined,
})
