import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB, ServicePurchase } from '../../../infra/db/tables.gen.ts'

export const selectPlans = (db: Db) =>
  db
    .selectFrom('membership_plan')
    .select(['id', 'level', 'period', 'price_fen'])
    .where('is_sold', '=', true)
    .orderBy('level')
    .orderBy('price_fen')
    .execute()

/** Prices that staff have changed stay. */
export const addPlans = (db: Db, plans: readonly Insertable<DB['membership_plan']>[]) =>
  db
    .insertInto('membership_plan')
    .values([...plans])
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const findSellerPlan = (db: Db, seller_id: number) =>
  db
    .selectFrom('seller_plan')
    .select(['level', 'value_fen', 'starts_at', 'ends_at'])
    .where('seller_id', '=', seller_id)
    .executeTakeFirst()

interface PlanRow {
  readonly level: number
  readonly value_fen: number
  readonly starts_at: string
  readonly ends_at: string
}

export const saveSellerPlan = (db: Db, seller_id: number, plan: PlanRow) =>
  db
    .insertInto('seller_plan')
    .values({ seller_id, ...plan })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(plan))
    .execute()

/** Terms kept for plans that have ended; the next check would otherwise find them. */
export const deleteEndedTerms = (db: Db, now: Date) =>
  db.deleteFrom('kept_level_terms').where('ends_at', '<=', now.toISOString()).execute()

/** A plan of another level replaces the old one together with the terms it kept. */
export const deleteOtherTerms = (db: Db, seller_id: number, level: number) =>
  db.deleteFrom('kept_level_terms').where('seller_id', '=', seller_id).where('level', '!=', level).execute()

export const findPlan = (db: Db, id: number) =>
  db
    .selectFrom('membership_plan')
    .select(['id', 'level', 'period', 'price_fen', 'is_sold'])
    .where('id', '=', id)
    .executeTakeFirst()

export const insertPurchase = (db: Db, seller_id: number, row: Omit<Insertable<ServicePurchase>, 'seller_id' | 'id'>) =>
  db
    .insertInto('service_purchase')
    .values({ seller_id, ...row })
    .returningAll()
    .executeTakeFirstOrThrow()

export const lockPurchase = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('service_purchase')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof lockPurchase>>>

export const changePurchase = (db: Db, seller_id: number, id: number, change: Updateable<DB['service_purchase']>) =>
  db.updateTable('service_purchase').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export async function selectPurchases(
  db: Db,
  seller_id: number,
  kind: string | undefined,
  page: { readonly limit: number; readonly offset: number },
) {
  let base = db.selectFrom('service_purchase').where('seller_id', '=', seller_id).where('done_at', 'is not', null)
  if (kind) base = base.where('kind', '=', kind)
  const rows = await base.selectAll().orderBy('done_at', 'desc').limit(page.limit).offset(page.offset).execute()
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Sellers whose level may have lapsed, by id. */
export const selectRaisedSellers = async (db: Db, after_id: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('seller')
    .select('id')
    .where('level', '>', 0)
    .where('id', '>', after_id)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

interface PrivilegeRow {
  readonly product_id: number
  readonly code: string
  readonly name: string
  readonly list_from: number
  readonly list_to: number
  readonly agreed_from: number
  readonly agreed_to: number
  readonly items: number
}

/** Prices agreed with the seller, by product. Reads the catalogue's tables; nothing here writes them. */
export async function selectPrivilegePrices(
  db: Db,
  seller_id: number,
  language: 'zh' | 'en',
  keyword: string | undefined,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: PrivilegeRow[]; total: number }> {
  const like = keyword ? `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%` : '%'
  const name = sql.ref(`product.name_${language}`)
  const found = sql`
    from product_private_price agreed
    join product on product.id = agreed.product_id
    join product_item item on item.id = agreed.item_id
    where agreed.seller_id = ${seller_id} and (product.code ilike ${like} or ${name} ilike ${like})`
  const { rows } = await sql<PrivilegeRow>`
    select agreed.product_id, product.code, ${name} as name, count(*)::int as items,
      min(item.base_price_fen)::bigint as list_from, max(item.base_price_fen)::bigint as list_to,
      min(agreed.base_price_fen)::bigint as agreed_from, max(agreed.base_price_fen)::bigint as agreed_to
    ${found} group by 1, 2, 3 order by product.code limit ${page.limit} offset ${page.offset}`.execute(db)
  const count = await sql<{ total: number }>`select count(distinct agreed.product_id)::int as total ${found}`.execute(
    db,
  )
  return { rows, total: count.rows[0]?.total ?? 0 }
}
