import type { Db } from '../../../infra/db/database.ts'

export async function selectFavouritesAmong(db: Db, seller_id: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('product_favourite')
    .select('product_id')
    .where('seller_id', '=', seller_id)
    .where('product_id', 'in', [...ids])
    .execute()
  return new Set(rows.map((row) => row.product_id))
}

export async function selectFavourites(db: Db, seller_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_favourite')
    .select('product_id')
    .where('seller_id', '=', seller_id)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.product_id)
}

export async function selectPrivatePrices(db: Db, seller_id: number, product_id: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('product_private_price')
    .select(['item_id', 'base_price_fen'])
    .where('seller_id', '=', seller_id)
    .where('product_id', '=', product_id)
    .execute()
  return new Map(rows.map((row) => [row.item_id, row.base_price_fen]))
}

export const findProductSetting = (db: Db, seller_id: number, product_id: number) =>
  db
    .selectFrom('seller_product_setting')
    .select('design_desc_show')
    .where('seller_id', '=', seller_id)
    .where('product_id', '=', product_id)
    .executeTakeFirst()

export const saveProductSetting = (
  db: Db,
  seller_id: number,
  product_id: number,
  design_desc_show: number,
  now: Date,
) =>
  db
    .insertInto('seller_product_setting')
    .values({ seller_id, product_id, design_desc_show, updated_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'product_id']).doUpdateSet({ design_desc_show, updated_at: now.toISOString() }),
    )
    .execute()
