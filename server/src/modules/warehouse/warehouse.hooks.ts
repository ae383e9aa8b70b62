import type { RawBuilder } from 'kysely'
import { hookPoint } from '../../infra/hooks.ts'

/** Rows `item_id, warehouse_code, pieces` of the items in `wanted (item_id)`. */
type OrderedPieces = (which: 'waiting' | 'unpaid') => RawBuilder<unknown>
/** The columns `open_orders` and `cart_lines`. */
type OpenWork = (warehouse_code: string) => RawBuilder<unknown>

export const warehouseHooks = {
  orderedPieces: hookPoint<OrderedPieces>({
    name: 'warehouse.orderedPieces',
    may: ['answer'],
    hasOne: true,
    about: 'Pieces of orders that wait for stock or for payment, part of the statement that lists shelves.',
  }),
  openWork: hookPoint<OpenWork>({
    name: 'warehouse.openWork',
    may: ['answer'],
    hasOne: true,
    about: 'Orders and cart lines that name a warehouse, part of the statement about closing it.',
  }),
}
