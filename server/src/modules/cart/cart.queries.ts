import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { compileOnce } from '../../infra/db/compile-once.ts'
import type { Db } from '../../infra/db/database.ts'
import { pipelineWrite, query } from '../../infra/db/pipeline.ts'
import type { CartItem } from '../../infra/db/tables.gen.ts'

const own = (db: Db, seller_id: number) => db.selectFrom('cart_item').where('seller_id', '=', seller_id)

export const selectLines = (db: Db, seller_id: number, ids?: readonly number[]) => {
  return ids === undefined
    ? newestFirst(db, seller_id).execute()
    : db.executeQuery(chosenLines(db, { seller_id, ids })).then(({ rows }) => rows)
}
const newestFirst = (db: Db, seller_id: number) =>
  own(db, seller_id).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
export type CartLine = Awaited<ReturnType<typeof selectLines>>[number]

interface Chosen {
  readonly seller_id: number
  readonly ids: readonly number[]
}
const amongIds = (ids: readonly number[]) => sql<boolean>`id = any(${ids}::bigint[])`
const chosenLines = compileOnce((db, { seller_id, ids }: Chosen) => newestFirst(db, seller_id).where(amongIds(ids)))

/** Serialises changes to a cart, so that its limit holds and equal lines merge. Queued with the next statement. */
export const lockCart = (db: Db, seller_id: number) => pipelineWrite(db, cartLock(db, { seller_id }))
const cartLock = compileOnce((_db, { seller_id }: Pick<Chosen, 'seller_id'>) => {
  return sql`select pg_advisory_xact_lock(hashtextextended('cart', ${seller_id}))`
})

/** Locks the lines to order in id order, queued with the next statement. A concurrent checkout finds them gone. */
export const lockLines = (db: Db, seller_id: number, ids: readonly number[]) =>
  pipelineWrite(db, linesLock(db, { seller_id, ids }))
const linesLock = compileOnce((db, { seller_id, ids }: Chosen) =>
  own(db, seller_id).select('id').where(amongIds(ids)).orderBy('id').forUpdate(),
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

/** How many lines the cart holds. */
export const lineCountQuery = (db: Db, seller_id: number) =>
  query(lineCount(db, { seller_id }), ([row]) => row?.lines ?? 0)
const lineCount = compileOnce((db, { seller_id }: Pick<Chosen, 'seller_id'>) =>
  own(db, seller_id).select((select) => select.fn.countAll<number>().as('lines')),
)

/** Adds lines of distinct SKUs and warehouses; existing lines grow, up to `limit`. */
export const addLines = async (db: Db, seller_id: number, lines: readonly NewLine[], now: string, limit: number) =>
  (
    await db.executeQuery(
      linesAddition(db, {
        lines: lines.map((line) => ({ seller_id, ...line, created_at: now, updated_at: now })),
        now,
        limit,
      }),
    )
  ).rows

interface Addition {
  readonly lines: readonly Insertable<CartItem>[]
  readonly now: string
  readonly limit: number
}
const linesAddition = compileOnce((db, { lines, now, limit }: Addition) =>
  db
    .insertInto('cart_item')
    .values([...lines])
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'sku_id', 'warehouse_code']).doUpdateSet({
        quantity: sql<number>`least(cart_item.quantity + excluded.quantity, ${limit}::int)`,
        updated_at: now,
      }),
    )
    // A row that was there before has been locked for its update.
    .returning(['id', 'sku_id', 'warehouse_code', sql<boolean>`xmax = 0`.as('is_new')]),
)

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
  pipelineWrite(db, linesRemoval(db, { seller_id, ids }))
const linesRemoval = compileOnce((db, { seller_id, ids }: Chosen) =>
  db.deleteFrom('cart_item').where('seller_id', '=', seller_id).where(amongIds(ids)),
)

export async function removeLines(db: Db, seller_id: number, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_item')
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .executeTakeFirst()
  return Number(numDeletedRows)
}
