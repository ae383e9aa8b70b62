import { type Insertable, sql, type Updateable } from 'kysely'
import { compileOnce } from '../../../infra/db/compile-once.ts'
import type { Db } from '../../../infra/db/database.ts'
import { pipelineWrite } from '../../../infra/db/pipeline.ts'
import type { DB, Payment, PaymentRefund } from '../../../infra/db/tables.gen.ts'

const own = (db: Db, seller_id: number) => db.selectFrom('payment').selectAll().where('seller_id', '=', seller_id)

export const findPayment = (db: Db, seller_id: number, id: number) =>
  own(db, seller_id).where('id', '=', id).executeTakeFirst()

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

export const lockPayment = (db: Db, seller_id: number, id: number) =>
  own(db, seller_id).where('id', '=', id).forUpdate().executeTakeFirst()

export const findPaymentByNumber = (db: Db, seller_id: number, payment_no: string) =>
  own(db, seller_id).where('payment_no', '=', payment_no).executeTakeFirst()

export const lockPaymentByNumber = (db: Db, seller_id: number, payment_no: string) =>
  own(db, seller_id).where('payment_no', '=', payment_no).forUpdate().executeTakeFirst()

/** The open or paid payment of a subject. */
export const lockPaymentFor = (db: Db, seller_id: number, subject_kind: string, subject_id: string) =>
  own(db, seller_id)
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('state', '<>', 'closed')
    .forUpdate()
    .executeTakeFirst()

export const lockWaitingOfKind = (db: Db, seller_id: number, subject_kind: string) =>
  own(db, seller_id)
    .where('subject_kind', '=', subject_kind)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Written with the next statement. */
export const insertPayment = (db: Db, row: Insertable<Payment>) => pipelineWrite(db, paymentInsert(db, { row }))
const paymentInsert = compileOnce((db, { row }: { readonly row: Insertable<Payment> }) =>
  db.insertInto('payment').values(row),
)

export const changePayment = (db: Db, seller_id: number, id: number, change: Updateable<DB['payment']>) =>
  db.updateTable('payment').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const findRefund = (db: Db, seller_id: number, refund_key: string) =>
  db
    .selectFrom('payment_refund')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('refund_key', '=', refund_key)
    .executeTakeFirst()

export const findRefundById = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('payment_refund').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefundById>>>

export const lockRefund = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('payment_refund')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertRefund = (db: Db, seller_id: number, row: Omit<Insertable<PaymentRefund>, 'seller_id' | 'id'>) =>
  db
    .insertInto('payment_refund')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Across sellers: on their way to a cashier since before then. */
export async function selectUnsentRefunds(db: Db, before: string, limit: number) {
  const { rows } = await sql<{
    seller_id: number
    id: number
    payment_no: string
    alipay_fen: number
    created_at: string
    seller_name: string
    total: number
  }>`
    select r.seller_id, r.id, p.payment_no, r.alipay_fen, r.created_at, (count(*) over ())::int as total,
      coalesce((select coalesce(nullif(u.display_name, ''), u.username) from app_user u
        where u.seller_id = r.seller_id and u.kind = 'seller' limit 1), '') as seller_name
    from payment_refund r join payment p on p.seller_id = r.seller_id and p.id = r.payment_id
    where r.state in ('sending') and r.created_at < ${before}::timestamptz
    order by r.created_at limit ${limit}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

export const changeRefund = (db: Db, seller_id: number, id: number, change: Updateable<DB['payment_refund']>) =>
  db.updateTable('payment_refund').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const listRefunds = (db: Db, seller_id: number, payment_id: number) =>
  db
    .selectFrom('payment_refund')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('payment_id', '=', payment_id)
    .orderBy('id')
    .execute()

export interface PaymentFilters {
  readonly state?: string | undefined
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
  readonly keyword?: string | undefined
  readonly time_zone: string
}

const pattern = (keyword: string) => `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%`

function filtered(db: Db, seller_id: number, { state, date_from, date_to, keyword, time_zone }: PaymentFilters) {
  const getStart = (day: string, add: number) =>
    sql<string>`(${day}::date + ${add}::int)::timestamp at time zone ${time_zone}`
  let query = db.selectFrom('payment').where('seller_id', '=', seller_id)
  if (state) query = query.where('state', '=', state)
  if (date_from) query = query.where('created_at', '>=', getStart(date_from, 0))
  if (date_to) query = query.where('created_at', '<', getStart(date_to, 1))
  if (keyword) {
    const like = pattern(keyword)
    query = query.where((where) =>
      where.or(
        (['payment_no', 'subject_id', 'title_zh', 'title_en', 'trade_no'] as const).map((name) =>
          where(name, 'ilike', like),
        ),
      ),
    )
  }
  return query
}

export async function selectPayments(
  db: Db,
  seller_id: number,
  filters: PaymentFilters,
  page: { readonly limit: number; readonly offset: number },
) {
  const base = filtered(db, seller_id, filters)
  const rows = await base
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function countWaiting(db: Db, seller_id: number, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('seller_id', '=', seller_id)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return total
}

/** Waiting payments of all sellers that have not expired and are this many whole minutes old. */
export const selectWaitingPayments = (db: Db, now: Date, ages: readonly number[], limit: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('expires_at', '>=', now.toISOString())
    .where(
      sql<boolean>`floor(extract(epoch from ${now.toISOString()}::timestamptz - created_at) / 60)::int = any(${ages})`,
    )
    .limit(limit)
    .execute()

/** Expired waiting payments of all sellers. */
export const selectOverduePayments = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('expires_at', '<', now.toISOString())
    .limit(limit)
    .execute()
