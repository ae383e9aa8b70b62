import type { sellerSorts } from '@inkroute/contract/seller-desk/seller-desk'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

const DAY_MS = 86_400_000
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

export interface SellerFilters {
  readonly ids?: readonly number[] | undefined
  readonly level?: number | undefined
  readonly state?: 'active' | 'frozen' | undefined
  readonly plan?: 'with' | 'without' | undefined
  readonly now: Date
}

export interface SellerListRow {
  readonly id: number
  readonly name: string
  readonly username: string
  readonly company: string
  readonly phone: string
  readonly email: string
  readonly level: number
  readonly plan_level: number | null
  readonly plan_ends_at: string | null
  readonly balance_fen: number
  readonly last_login_at: string | null
  readonly orders_30d: number
  readonly frozen_at: string | null
  readonly created_at: string
}

function conditions({ ids, level, state, plan, now }: SellerFilters): RawBuilder<unknown> {
  const parts = [sql`true`]
  if (ids) parts.push(sql`s.id = any(${ids}::bigint[])`)
  if (level !== undefined) parts.push(sql`s.level = ${level}`)
  if (state) parts.push(state === 'frozen' ? sql`s.frozen_at is not null` : sql`s.frozen_at is null`)
  if (plan) parts.push(plan === 'with' ? sql`p.ends_at > ${now}` : sql`(p.ends_at is null or p.ends_at <= ${now})`)
  return sql.join(parts, sql` and `)
}

const from = sql`
  from seller s
  join app_user u on u.seller_id = s.id and u.kind = 'seller'
  left join seller_plan p on p.seller_id = s.id
  left join ledger_account a on a.seller_id = s.id and a.kind = 'available'`

const orders = (now: Date) => sql`
  (select count(*)::int from sales_order o where o.seller_id = s.id and o.paid_at >= ${daysBefore(now, 30)})`

const orderings: Record<(typeof sellerSorts)[number], (now: Date) => RawBuilder<unknown>> = {
  newest: () => sql`s.id desc`,
  login: () => sql`u.last_login_at desc nulls last, s.id desc`,
  balance: () => sql`coalesce(a.balance_fen, 0) desc, s.id desc`,
  orders: (now) => sql`${orders(now)} desc, s.id desc`,
}

interface Page {
  readonly sort: (typeof sellerSorts)[number]
  readonly limit: number
  readonly offset: number
}

/** The page is cut before orders are counted, so that a page costs the same however many sellers there are. */
export async function selectSellers(db: Db, filters: SellerFilters, page: Page): Promise<SellerListRow[]> {
  const { now } = filters
  const order = orderings[page.sort](now)
  const { rows } = await sql<SellerListRow>`
    select s.id, coalesce(nullif(u.display_name, ''), u.username) as name, u.username, s.company,
      coalesce(u.phone, '') as phone, s.email, s.level,
      case when p.ends_at > ${now} then p.level end as plan_level,
      case when p.ends_at > ${now} then p.ends_at end as plan_ends_at,
      coalesce(a.balance_fen, 0)::bigint as balance_fen, u.last_login_at,
      ${orders(now)} as orders_30d, s.frozen_at, s.created_at
    ${from} where ${conditions(filters)} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

export async function countSellers(db: Db, filters: SellerFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${from} where ${conditions(filters)}`.execute(db)
  return rows[0]?.total ?? 0
}

interface DetailRow {
  readonly owner_id: number
  readonly language: string
  readonly time_zone: string
  readonly last_login_ip: string
  readonly frozen_reason: string
  readonly frozen_by: string
  readonly frozen_fen: number
  readonly verified_kind: string | null
  readonly verified_name: string | null
  readonly spent_30d_fen: number
  readonly orders: number
  readonly open_orders: number
  readonly unpaid_orders: number
  readonly stores: number
  readonly broken_stores: number
  readonly goods: number
  readonly designs: number
  readonly pictures: number
  readonly stored_bytes: number
  readonly team: number
  readonly sub_accounts: number
  readonly sessions: number
  readonly notes: number
  readonly open_tickets: number
  readonly pending_adjustments: number
}

const openStates = ['paid', 'in_review', 'in_production', 'packed', 'partially_shipped', 'on_hold']

/** Everything else the screen of one seller shows; each count reads an index that leads with the seller. */
export async function findSellerDetail(db: Db, seller_id: number, now: Date): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select u.id as owner_id, u.language, u.time_zone, s.frozen_reason,
      coalesce((select l.ip from activity_log l where l.seller_id = s.id and l.user_id = u.id and l.kind = 'login'
        order by l.id desc limit 1), '') as last_login_ip,
      coalesce((select coalesce(nullif(f.display_name, ''), f.username) from app_user f where f.id = s.frozen_by), '')
        as frozen_by,
      coalesce((select balance_fen from ledger_account where seller_id = s.id and kind = 'frozen'), 0)::bigint
        as frozen_fen,
      v.kind as verified_kind, v.name as verified_name,
      (select coalesce(sum(total_fen - refunded_fen), 0)::bigint from sales_order o
        where o.seller_id = s.id and o.paid_at >= ${daysBefore(now, 30)}) as spent_30d_fen,
      (select count(*)::int from sales_order where seller_id = s.id) as orders,
      (select count(*)::int from sales_order where seller_id = s.id and state = any(${openStates}::text[])) as open_orders,
      (select count(*)::int from sales_order where seller_id = s.id and state = 'awaiting_payment') as unpaid_orders,
      (select count(*)::int from store where seller_id = s.id and deleted_at is null) as stores,
      (select count(*)::int from store where seller_id = s.id and deleted_at is null and authed = 2) as broken_stores,
      (select count(*)::int from goods where seller_id = s.id and deleted_at is null) as goods,
      (select count(*)::int from design where seller_id = s.id and deleted_at is null) as designs,
      (select count(*)::int from material where seller_id = s.id) as pictures,
      (select coalesce(sum(coalesce(stored_bytes, bytes)), 0)::bigint from upload where seller_id = s.id and deleted_at is null) as stored_bytes,
      (select count(*)::int from app_user where seller_id = s.id) as team,
      (select count(*)::int from app_user where seller_id = s.id and kind = 'sub' and is_enabled) as sub_accounts,
      (select count(*)::int from session x join app_user m on m.id = x.user_id where m.seller_id = s.id
        and x.purpose = 'login' and x.revoked_at is null and x.expires_at > ${now}) as sessions,
      (select count(*)::int from seller_note where seller_id = s.id) as notes,
      (select count(*)::int from work_order where seller_id = s.id and state not in ('resolved', 'rejected')) as open_tickets,
      (select count(*)::int from money_adjustment where seller_id = s.id and state = 'pending') as pending_adjustments
    from seller s
    join app_user u on u.seller_id = s.id and u.kind = 'seller'
    left join seller_authentication v on v.seller_id = s.id and v.state = 'approved'
    where s.id = ${seller_id}`.execute(db)
  return rows[0]
}
