import type { Db } from '../../infra/db/database.ts'

/** Goods of the recycle bin among the numbers, with what must be let go when they are deleted for ever. */
export const selectRecycled = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('goods')
    .select(['id', 'show_images'])
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .execute()

/** Across sellers: for the nightly sweep only. */
export const selectOverdue = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('goods')
    .select(['seller_id', 'id'])
    .where('deleted_at', '<', before.toISOString())
    .orderBy('deleted_at')
    .limit(limit)
    .execute()

export const deleteGoodsRows = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .deleteFrom('goods')
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids])
    .execute()
