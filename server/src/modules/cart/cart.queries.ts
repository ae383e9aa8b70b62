import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { CartItem } from '../../infra/db/tables.gen.ts'

const own = (db: Db, seller_id: number) => db.selectFrom('cart_item').where('seller_id', '=', seller_id)

export const selectLines = (db: Db, seller_id: number, ids?: readonly number[]) => {
  const query = own(db, seller_id).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  return (ids === undefined ? query : query.where('id', 'in', [...ids, 0])).execute()
}
export type CartLine = Awaited<ReturnType<typeof selectLines>>[number]

/** Changes to one seller's cart take turns, so that its limit holds and alike lines meet. */
export const lockCart = (db: Db, seller_id: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('cart', ${seller_id}))`.execute(db)

export async function countCart(db: Db, seller_id: number) {
  const row = await own(db, seller_id)
    .select((select) => [
      select.fn.countAll<number>().as('lines'),
      select.fn.coalesce(select.fn.sum<number>('quantity'), sql<number>`0`).as('pieces'),
    ])
    .executeTakeFirstOrThrow()
  return { total_item_num: Number(row.lines), total_quantity: Number(row.pieces) }
}

/** A line that is there already grows, up to what one line may hold. */
export async function addLine(
  db: Db,
  row: Pick<
    Insertable<CartItem>,
    'seller_id' | 'sku_id' | 'warehouse_code' | 'quantity' | 'created_by' | 'design_version'
  >,
  now: string,
  limit: number,
): Promise<number> {
  const { id } = await db
    .insertInto('cart_item')
    .values({ ...row, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'sku_id', 'warehouse_code']).doUpdateSet({
        quantity: sql<number>`least(cart_item.quantity + excluded.quantity, ${limit})`,
        updated_at: now,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeLines(
  db: Db,
  seller_id: number,
  ids: readonly number[],
  change: Updateable<CartItem>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('cart_item')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function removeLines(db: Db, seller_id: number, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_item')
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .executeTakeFirst()
  return Number(numDeletedRows)
}
