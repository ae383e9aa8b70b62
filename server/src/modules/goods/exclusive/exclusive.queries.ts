import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

interface BaseState {
  readonly product_id: number
  readonly name: string
  readonly remark: string
  readonly color_ids: number[]
  readonly updated_at: string
}

export const selectBases = (db: Db, seller_id: number) =>
  db.selectFrom('exclusive_base').selectAll().where('seller_id', '=', seller_id).orderBy('place').execute()

export const putBase = (db: Db, seller_id: number, place: number, state: BaseState) =>
  db
    .insertInto('exclusive_base')
    .values({ seller_id, place, ...state })
    .onConflict((conflict) => conflict.columns(['seller_id', 'place']).doUpdateSet(state))
    .execute()

/** In one statement: the keys are checked at its end. */
export async function swapPlaces(db: Db, seller_id: number, a: number, b: number): Promise<void> {
  const rows = await db
    .deleteFrom('exclusive_base')
    .where('seller_id', '=', seller_id)
    .where('place', 'in', [a, b])
    .returningAll()
    .execute()
  if (rows.length === 0) return
  await db
    .insertInto('exclusive_base')
    .values(rows.map((row) => ({ ...row, place: row.place === a ? b : a })))
    .execute()
}

export async function removeBase(db: Db, seller_id: number, place: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('exclusive_base')
    .where('seller_id', '=', seller_id)
    .where('place', '=', place)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Number of goods per product. */
export async function countGoodsByProduct(db: Db, seller_id: number, product_ids: readonly number[]) {
  const rows = await db
    .selectFrom('goods')
    .select(['product_id', sql<number>`count(*)::int`.as('count')])
    .where('seller_id', '=', seller_id)
    .where('deleted_at', 'is', null)
    .where('product_id', 'in', [...product_ids, 0])
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, count }) => [product_id, count]))
}
