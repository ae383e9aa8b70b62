import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB, Recharge } from '../../../infra/db/tables.gen.ts'

const own = (db: Db, seller_id: number) => db.selectFrom('recharge').selectAll().where('seller_id', '=', seller_id)

export const findRecharge = (db: Db, seller_id: number, id: number) =>
  own(db, seller_id).where('id', '=', id).executeTakeFirst()

export type RechargeRow = NonNullable<Awaited<ReturnType<typeof findRecharge>>>

export const lockRecharge = (db: Db, seller_id: number, id: number) =>
  own(db, seller_id).where('id', '=', id).forUpdate().executeTakeFirst()

export const findRechargeByNumber = (db: Db, seller_id: number, recharge_no: string) =>
  own(db, seller_id).where('recharge_no', '=', recharge_no).executeTakeFirst()

export const lockRechargeByNumber = (db: Db, seller_id: number, recharge_no: string) =>
  own(db, seller_id).where('recharge_no', '=', recharge_no).forUpdate().executeTakeFirst()

/** Across sellers: a bank transfer is booked for one of them only. */
export const findBankNumber = (db: Db, trade_no: string) =>
  db
    .selectFrom('recharge')
    .select(['seller_id', 'id'])
    .where('channel', '=', 'bank')
    .where('trade_no', '=', trade_no)
    .executeTakeFirst()

export const insertRecharge = (db: Db, seller_id: number, row: Omit<Insertable<Recharge>, 'seller_id' | 'id'>) =>
  db
    .insertInto('recharge')
    .values({ seller_id, ...row })
    .returningAll()
    .executeTakeFirstOrThrow()

export const changeRecharge = (db: Db, seller_id: number, id: number, change: Updateable<DB['recharge']>) =>
  db.updateTable('recharge').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

type Page = { readonly limit: number; readonly offset: number }

async function pageOfRows<O>(query: SelectQueryBuilder<DB, 'recharge', O>, page: Page) {
  const rows = await query
    .orderBy('recharge.created_at', 'desc')
    .orderBy('recharge.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows
}

const getCount = async (query: SelectQueryBuilder<DB, 'recharge', object>): Promise<number> =>
  (await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total

export async function selectRecharges(db: Db, seller_id: number, state: string | undefined, page: Page) {
  let base = db.selectFrom('recharge').where('recharge.seller_id', '=', seller_id)
  if (state) base = base.where('recharge.state', '=', state)
  return { rows: await pageOfRows(base.selectAll('recharge'), page), total: await getCount(base) }
}

/** Across sellers: for finance. */
export async function selectStaffRecharges(
  db: Db,
  { state, keyword }: { readonly state?: string | undefined; readonly keyword?: string | undefined },
  page: Page,
) {
  let base = db.selectFrom('recharge')
  if (state) base = base.where('recharge.state', '=', state)
  if (keyword) {
    const like = `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
    base = base.where((where) =>
      where.or([
        where('recharge.recharge_no', 'ilike', like),
        where('recharge.payer', 'ilike', like),
        where('recharge.trade_no', 'ilike', like),
      ]),
    )
  }
  const named = base.selectAll('recharge').select([
    sql<string>`(select coalesce(nullif(u.display_name, ''), u.username) from app_user u
        where u.seller_id = recharge.seller_id and u.kind = 'seller' limit 1)`.as('seller_name'),
    sql<string>`coalesce((select coalesce(nullif(u.display_name, ''), u.username) from app_user u
        where u.id = recharge.handled_by), '')`.as('handler'),
  ])
  return { rows: await pageOfRows(named, page), total: await getCount(base) }
}

export const countToReview = (db: Db): Promise<number> =>
  getCount(db.selectFrom('recharge').where('recharge.state', '=', 'reviewing'))

/** Waiting recharges of all sellers that have not expired and are this many whole minutes old. */
export const selectWaitingRecharges = (db: Db, now: Date, ages: readonly number[], limit: number) =>
  db
    .selectFrom('recharge')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('expires_at', '>=', now.toISOString())
    .where(
      sql<boolean>`floor(extract(epoch from ${now.toISOString()}::timestamptz - created_at) / 60)::int = any(${ages})`,
    )
    .limit(limit)
    .execute()

/** Expired waiting recharges of all sellers. */
export const selectOverdueRecharges = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('recharge')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('expires_at', '<', now.toISOString())
    .limit(limit)
    .execute()
