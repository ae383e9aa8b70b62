import type { Db } from '../../infra/db/database.ts'

/** Opens the month's row and locks it: two savings of one seller take turns. */
export async function lockDesignMonth(db: Db, seller_id: number, month: string): Promise<number> {
  const row = await db
    .insertInto('design_month')
    .values({ seller_id, month })
    .onConflict((conflict) => conflict.columns(['seller_id', 'month']).doUpdateSet({ month }))
    .returning('used')
    .executeTakeFirstOrThrow()
  return row.used
}

export async function findUsedInMonth(db: Db, seller_id: number, month: string): Promise<number> {
  const row = await db
    .selectFrom('design_month')
    .select('used')
    .where('seller_id', '=', seller_id)
    .where('month', '=', month)
    .executeTakeFirst()
  return row?.used ?? 0
}

export const addUsedInMonth = (db: Db, seller_id: number, month: string, count: number) =>
  db
    .updateTable('design_month')
    .set((eb) => ({ used: eb('used', '+', count) }))
    .where('seller_id', '=', seller_id)
    .where('month', '=', month)
    .execute()

/** Packs that have not ended, earliest end first. */
export const selectLivePacks = (db: Db, seller_id: number, now: Date) =>
  db
    .selectFrom('seller_design_pack')
    .select(['id', 'quantity', 'used', 'bought_at', 'expires_at'])
    .where('seller_id', '=', seller_id)
    .where('expires_at', '>', now.toISOString())
    .orderBy('expires_at')
    .orderBy('id')
    .execute()

export const addUsedOfPack = (db: Db, seller_id: number, id: number, count: number) =>
  db
    .updateTable('seller_design_pack')
    .set((eb) => ({ used: eb('used', '+', count) }))
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

/** Designs saved per month, newest first. */
export const selectDesignMonths = (db: Db, seller_id: number, limit: number) =>
  db
    .selectFrom('design_month')
    .select(['month', 'used'])
    .where('seller_id', '=', seller_id)
    .orderBy('month', 'desc')
    .limit(limit)
    .execute()

interface NewPack {
  readonly pack_id: number
  readonly source: string
  readonly quantity: number
  readonly bought_at: string
  readonly expires_at: string
}

/** Gives a pack once for each source. */
export const insertSellerPack = (db: Db, seller_id: number, pack: NewPack) =>
  db
    .insertInto('seller_design_pack')
    .values({ seller_id, ...pack })
    .onConflict((conflict) => conflict.columns(['seller_id', 'source']).doNothing())
    .execute()

export const selectPacksForSale = (db: Db) =>
  db
    .selectFrom('design_pack')
    .select(['id', 'quantity', 'valid_days', 'price_fen'])
    .where('is_sold', '=', true)
    .orderBy('quantity')
    .execute()

/** Prices that staff have changed stay. */
export const addPacks = (
  db: Db,
  packs: readonly { slug: string; quantity: number; valid_days: number; price_fen: number }[],
) =>
  db
    .insertInto('design_pack')
    .values([...packs])
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
