import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB, Withdrawal } from '../../../infra/db/tables.gen.ts'

type Page = { readonly limit: number; readonly offset: number }

const one = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('withdrawal').selectAll().where('seller_id', '=', seller_id).where('id', '=', id)

export const findWithdrawal = (db: Db, seller_id: number, id: number) => one(db, seller_id, id).executeTakeFirst()

export const lockWithdrawal = (db: Db, seller_id: number, id: number) =>
  one(db, seller_id, id).forUpdate().executeTakeFirst()

export type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>

export const insertWithdrawal = (db: Db, seller_id: number, row: Omit<Insertable<Withdrawal>, 'seller_id' | 'id'>) =>
  db
    .insertInto('withdrawal')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()

export const changeWithdrawal = (db: Db, seller_id: number, id: number, change: Updateable<DB['withdrawal']>) =>
  db.updateTable('withdrawal').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

const getCount = async (query: SelectQueryBuilder<DB, 'withdrawal', object>): Promise<number> =>
  (await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total

export const countOpen = (db: Db, seller_id: number): Promise<number> =>
  getCount(db.selectFrom('withdrawal').where('seller_id', '=', seller_id).where('state', '=', 'submitted'))

export const countToPay = (db: Db): Promise<number> =>
  getCount(db.selectFrom('withdrawal').where('state', '=', 'submitted'))

const newest = <O>(query: SelectQueryBuilder<DB, 'withdrawal', O>, page: Page) =>
  query
    .orderBy('withdrawal.created_at', 'desc')
    .orderBy('withdrawal.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function selectWithdrawals(db: Db, seller_id: number, state: string | undefined, page: Page) {
  let base = db.selectFrom('withdrawal').where('withdrawal.seller_id', '=', seller_id)
  if (state) base = base.where('withdrawal.state', '=', state)
  return { rows: await newest(base.selectAll('withdrawal'), page), total: await getCount(base) }
}

/** Across sellers: for finance. */
export async function selectStaffWithdrawals(
  db: Db,
  { state, keyword }: { readonly state?: string | undefined; readonly keyword?: string | undefined },
  page: Page,
) {
  let base = db.selectFrom('withdrawal')
  if (state) base = base.where('withdrawal.state', '=', state)
  if (keyword) {
    const like = `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
    base = base.where((where) =>
      where.or([
        where('withdrawal.account_name', 'ilike', like),
        where('withdrawal.account_no', 'ilike', like),
        where('withdrawal.trade_no', 'ilike', like),
      ]),
    )
  }
  const named = base.selectAll('withdrawal').select([
    sql<string>`(select coalesce(nullif(u.display_name, ''), u.username) from app_user u
        where u.seller_id = withdrawal.seller_id and u.kind = 'seller' limit 1)`.as('seller_name'),
    sql<string>`coalesce((select coalesce(nullif(u.display_name, ''), u.username) from app_user u
        where u.id = withdrawal.handled_by), '')`.as('handler'),
    sql<string>`coalesce((select a.name from seller_authentication a
        where a.seller_id = withdrawal.seller_id and a.state = 'approved' order by a.id desc limit 1), '')`.as(
      'verified_name',
    ),
  ])
  return { rows: await newest(named, page), total: await getCount(base) }
}
