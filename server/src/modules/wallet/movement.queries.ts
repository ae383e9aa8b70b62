import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

export interface MovementFilters {
  readonly cause?: string | undefined
  readonly direction?: 'in' | 'out' | undefined
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
  readonly keyword?: string | undefined
  readonly time_zone: string
}

const pattern = (keyword: string) => `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%`

/** Entries of the available balance with the transactions they belong to. */
function filtered(db: Db, seller_id: number, filters: MovementFilters) {
  const { cause, direction, date_from, date_to, keyword, time_zone } = filters
  const getStart = (day: string, add: number) =>
    sql<string>`(${day}::date + ${add}::int)::timestamp at time zone ${time_zone}`
  let query = db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', (join) =>
      join
        .onRef('ledger_transaction.seller_id', '=', 'ledger_entry.seller_id')
        .onRef('ledger_transaction.id', '=', 'ledger_entry.transaction_id'),
    )
    .where('ledger_entry.seller_id', '=', seller_id)
    .where('ledger_entry.account_kind', '=', 'available')
  if (cause) query = query.where('cause', '=', cause)
  if (direction) query = query.where('amount_fen', direction === 'in' ? '>' : '<', 0)
  if (date_from) query = query.where('created_at', '>=', getStart(date_from, 0))
  if (date_to) query = query.where('created_at', '<', getStart(date_to, 1))
  if (keyword) {
    const like = pattern(keyword)
    query = query.where((where) =>
      where.or([where('cause_id', 'ilike', like), where('title_zh', 'ilike', like), where('title_en', 'ilike', like)]),
    )
  }
  return query
}

export const selectMovements = (
  db: Db,
  seller_id: number,
  filters: MovementFilters,
  page: { readonly limit: number; readonly before_id?: number; readonly offset?: number },
) => {
  let query = filtered(db, seller_id, filters)
  if (page.before_id !== undefined) query = query.where('transaction_id', '<', page.before_id)
  return query
    .select([
      'ledger_transaction.id',
      'cause',
      'cause_id',
      'title_zh',
      'title_en',
      'amount_fen',
      'balance_after_fen',
      'created_at',
    ])
    .orderBy('transaction_id', 'desc')
    .limit(page.limit)
    .offset(page.offset ?? 0)
    .execute()
}

export type MovementRow = Awaited<ReturnType<typeof selectMovements>>[number]

export async function sumMovements(db: Db, seller_id: number, filters: MovementFilters) {
  return filtered(db, seller_id, filters)
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`coalesce(sum(amount_fen) filter (where amount_fen > 0), 0)::bigint`.as('in_fen'),
      sql<number>`coalesce(-sum(amount_fen) filter (where amount_fen < 0), 0)::bigint`.as('out_fen'),
    ])
    .executeTakeFirstOrThrow()
}

interface FeeMonth {
  readonly month: string
  readonly goods_fen: number
  readonly freight_fen: number
  readonly service_fen: number
  readonly coupon_fen: number
  readonly compensation_fen: number
}

/** Income of the platform's accounts by calendar month in Shanghai, newest first. */
export async function sumFees(db: Db, seller_id: number, since: Date): Promise<FeeMonth[]> {
  const { rows } = await sql<FeeMonth>`
    select to_char(t.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
      coalesce(sum(e.amount_fen) filter (where e.account_kind = 'revenue'), 0)::bigint as goods_fen,
      coalesce(sum(e.amount_fen) filter (where e.account_kind = 'freight'), 0)::bigint as freight_fen,
      coalesce(sum(e.amount_fen) filter (where e.account_kind = 'service'), 0)::bigint as service_fen,
      coalesce(-sum(e.amount_fen) filter (where e.account_kind = 'coupon_expense'), 0)::bigint as coupon_fen,
      coalesce(-sum(e.amount_fen) filter (where e.account_kind = 'compensation'), 0)::bigint as compensation_fen
    from ledger_transaction t
    join ledger_entry e on e.seller_id = t.seller_id and e.transaction_id = t.id
    where t.seller_id = ${seller_id} and t.created_at >= ${since}
      and e.account_kind in ('revenue', 'freight', 'service', 'coupon_expense', 'compensation')
    group by 1 order by 1 desc`.execute(db)
  return rows
}
