import type { Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { StoreOrder } from '../../../infra/db/tables.gen.ts'

/** The marketplace orders that our orders were made of; several after a merge. */
export const selectMarketOrders = (db: Db, seller_id: number, order_ids: readonly number[]) =>
  db
    .selectFrom('sales_order_line as l')
    .innerJoin('foreign_order_line as fl', (join) =>
      join.onRef('fl.seller_id', '=', 'l.seller_id').onRef('fl.id', '=', 'l.foreign_line_id'),
    )
    .innerJoin('foreign_order as f', (join) =>
      join.onRef('f.seller_id', '=', 'fl.seller_id').onRef('f.id', '=', 'fl.foreign_id'),
    )
    .innerJoin('store_order as o', (join) =>
      join
        .onRef('o.seller_id', '=', 'f.seller_id')
        .onRef('o.store_id', '=', 'f.store_id')
        .onRef('o.external_number', '=', 'f.external_no'),
    )
    .innerJoin('store', (join) =>
      join.onRef('store.seller_id', '=', 'o.seller_id').onRef('store.id', '=', 'o.store_id'),
    )
    .distinctOn(['o.store_id', 'o.external_order_id'])
    .select([
      'o.store_id',
      'o.external_order_id',
      'o.external_number',
      'o.confirmed_at',
      'o.confirm_asked_at',
      'o.confirm_error',
      'o.confirm_held_at',
      'o.confirm_waived_at',
      'store.authed',
      'store.name as store_name',
      'store.platform',
    ])
    .where('l.seller_id', '=', seller_id)
    .where('l.order_id', 'in', [...order_ids])
    .where('f.source', '=', 'store')
    .execute()
export type MarketOrderRow = Awaited<ReturnType<typeof selectMarketOrders>>[number]

type Place = Pick<MarketOrderRow, 'store_id' | 'external_order_id'>

export const changeMarketOrder = (
  db: Db,
  seller_id: number,
  { store_id, external_order_id }: Place,
  change: Updateable<StoreOrder>,
) =>
  db
    .updateTable('store_order')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('external_order_id', '=', external_order_id)
    .execute()

export const findMarketOrder = (db: Db, seller_id: number, { store_id, external_order_id }: Place) =>
  db
    .selectFrom('store_order')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('external_order_id', '=', external_order_id)
    .executeTakeFirst()

/** Orders of ours that wait because the marketplace has not confirmed this one. */
export async function selectHeldFor(db: Db, seller_id: number, { store_id, external_order_id }: Place) {
  return db
    .selectFrom('sales_order as s')
    .innerJoin('store_order as o', (join) =>
      join
        .onRef('o.seller_id', '=', 's.seller_id')
        .onRef('o.store_id', '=', 's.store_id')
        .onRef('o.external_number', '=', 's.external_no'),
    )
    .select(['s.id'])
    .where('s.seller_id', '=', seller_id)
    .where('o.store_id', '=', store_id)
    .where('o.external_order_id', '=', external_order_id)
    .where('o.confirm_held_at', 'is not', null)
    .where('s.state', '=', 'on_hold')
    .where('s.hold_reason', '=', 'rule')
    .execute()
}
