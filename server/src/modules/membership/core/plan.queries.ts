import type { Insertable, Updateable } from 'kysely'
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
