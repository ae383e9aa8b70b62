import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { writeLater } from '../../infra/db/batch.ts'
import type { Db } from '../../infra/db/database.ts'
import type { CartItem } from '../../infra/db/tables.gen.ts'

const own = (db: Db, seller_id: number) => db.selectFrom('cart_item').where('seller_id', '=', seller_id)

export const selectLines = (db: Db, seller_id: number, ids?: readonly number[]) => {
  const query = own(db, seller_id).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  return (ids === undefined ? query : query.where('id', 'in', [...ids, 0])).execute()
}
export type CartLine = Awaited<ReturnType<typeof selectLines>>[number]

/** Changes to one seller's cart take turns, so that its limit holds and alike lines meet. Taken with the next statement. */
export const lockCart = (db: Db, seller_id: number) =>
  writeLater(db, sql`select pg_advisory_xact_lock(hashtextextended('cart', ${seller_id}))`.compile(db))

/** Holds lines that are about to be ordered, in one order, with the next statement: who comes second finds them gone. */
export const lockLines = (db: Db, seller_id: number, ids: readonly number[]) =>
  writeLater(
    db,
    own(db, seller_id)
      .select('id')
      .where('id', 'in', [...ids, 0])
      .orderBy('id')
      .forUpdate()
      .compile(),
  )

export async function countCart(db: Db, seller_id: number) {
  const row = await own(db, seller_id)
    .select((select) => [
      select.fn.countAll<number>().as('lines'),
      select.fn.coalesce(select.fn.sum<number>('quantity'), sql<number>`0`).as('pieces'),
    ])
    .executeTakeFirstOrThrow()
  return { total_item_num: Number(row.lines), total_quantity: Number(row.pieces) }
}

type NewLine = Pick<Insertable<CartItem>, 'sku_id' | 'warehouse_code' | 'quantity' | 'design_version' | 'created_by'>

/**
 * Adds lines of distinct SKUs and warehouses in one statement; a line that is there already grows, up to `limit`. Also
 * says how many lines the cart holds now.
 */
export async function addLines(db: Db, seller_id: number, lines: readonly NewLine[], now: string, limit: number) {
  const rows = await db
    .with('put', (query) =>
      query
        .insertInto('cart_item')
        .values(lines.map((line) => ({ seller_id, ...line, created_at: now, updated_at: now })))
        .onConflict((conflict) =>
          conflict.columns(['seller_id', 'sku_id', 'warehouse_code']).doUpdateSet({
            quantity: sql<number>`least(cart_item.quantity + excluded.quantity, ${limit})`,
            updated_at: now,
          }),
        )
        // A row that was there before has been locked for its update.
        .returning(['id', 'sku_id', 'warehouse_code', sql<boolean>`xmax = 0`.as('is_new')]),
    )
    .selectFrom('put')
    .selectAll('put')
    .select((select) =>
      select
        .selectFrom('cart_item')
        .select((inner) => inner.fn.countAll<number>().as('lines'))
        .where('seller_id', '=', seller_id)
        .as('lines_before'),
    )
    .execute()
  const total_item_num = Number(rows[0]?.lines_before ?? 0) + rows.filter(({ is_new }) => is_new).length
  return { rows, total_item_num }
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

/** Removes lines that are locked, with the next statement. */
export const removeLocked = (db: Db, seller_id: number, ids: readonly number[]) =>
  writeLater(
    db,
    db
      .deleteFrom('cart_item')
      .where('seller_id', '=', seller_id)
      .where('id', 'in', [...ids, 0])
      .compile(),
  )

export async function removeLines(db: Db, seller_id: number, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_item')
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .executeTakeFirst()
  return Number(numDeletedRows)
}
