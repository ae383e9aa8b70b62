import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { FbaBox, FbaOrder } from '../../../infra/db/tables.gen.ts'

export const insertFba = (db: Db, row: Insertable<FbaOrder>) =>
  db
    .insertInto('fba_order')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'order_id']).doNothing())
    .execute()

export const selectFba = (db: Db, seller_id: number, order_ids: readonly number[]) =>
  db
    .selectFrom('fba_order')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('order_id', 'in', [...order_ids, 0])
    .execute()

export const updateFba = (db: Db, seller_id: number, order_id: number, change: Updateable<FbaOrder>) =>
  db.updateTable('fba_order').set(change).where('seller_id', '=', seller_id).where('order_id', '=', order_id).execute()

export const selectBoxes = (db: Db, seller_id: number, order_ids: readonly number[]) =>
  db
    .selectFrom('fba_box')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('order_id', 'in', [...order_ids, 0])
    .orderBy('order_id')
    .orderBy('box_no')
    .execute()
export type BoxRow = Awaited<ReturnType<typeof selectBoxes>>[number]

export async function replaceBoxes(
  db: Db,
  seller_id: number,
  order_id: number,
  rows: readonly Omit<Insertable<FbaBox>, 'seller_id' | 'order_id'>[],
): Promise<void> {
  await db.deleteFrom('fba_box').where('seller_id', '=', seller_id).where('order_id', '=', order_id).execute()
  if (rows.length > 0)
    await db
      .insertInto('fba_box')
      .values(rows.map((row) => ({ seller_id, order_id, ...row })))
      .execute()
}

export const selectCodes = (db: Db, seller_id: number, sku_ids: readonly number[]) =>
  db
    .selectFrom('fba_code')
    .select(['sku_id', 'fnsku'])
    .where('seller_id', '=', seller_id)
    .where('sku_id', 'in', [...sku_ids, 0])
    .execute()

export async function keepCode(db: Db, row: { seller_id: number; sku_id: number; fnsku: string; updated_at: string }) {
  if (row.fnsku === '')
    return db.deleteFrom('fba_code').where('seller_id', '=', row.seller_id).where('sku_id', '=', row.sku_id).execute()
  return db
    .insertInto('fba_code')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'sku_id']).doUpdateSet({ fnsku: row.fnsku, updated_at: row.updated_at }),
    )
    .execute()
}
