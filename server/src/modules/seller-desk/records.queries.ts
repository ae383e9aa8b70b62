import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

/* Lists of one seller's rows for the tabs of the staff screen. They read tables of other capabilities, and write none. */

export interface Page {
  readonly limit: number
  readonly offset: number
}

const like = (text: string | undefined) => (text ? `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%` : null)
const prefix = (text: string | undefined) => (text ? `${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%` : null)

/** One page with the number of rows in all. */
async function paged<R>(
  db: Db,
  page: Page,
  columns: ReturnType<typeof sql>,
  from: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
): Promise<{ rows: R[]; total: number }> {
  const [found, counted] = await Promise.all([
    sql<R>`select ${columns} ${from} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ])
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 }
}

export interface PaymentRow {
  readonly id: number
  readonly payment_no: string
  readonly title_zh: string
  readonly title_en: string
  readonly amount_fen: number
  readonly balance_fen: number
  readonly alipay_fen: number
  readonly refunded_fen: number
  readonly state: 'waiting' | 'paid' | 'closed'
  readonly order_nos: string[]
  readonly created_at: string
  readonly paid_at: string | null
}

export const selectPayments = (
  db: Db,
  seller_id: number,
  filter: { readonly state?: string | undefined; readonly keyword?: string | undefined },
  page: Page,
) => {
  const words = like(filter.keyword)
  return paged<PaymentRow>(
    db,
    page,
    sql`p.id, p.payment_no, p.title_zh, p.title_en, p.amount_fen, p.balance_fen, p.alipay_fen, p.refunded_fen, p.state,
      p.created_at, p.paid_at, array(select o.order_no from order_payment op
        join sales_order o on o.seller_id = op.seller_id and o.id = op.order_id
        where op.seller_id = p.seller_id and op.payment_id = p.id order by o.id limit 20) as order_nos`,
    sql`from payment p where p.seller_id = ${seller_id}
      and (${filter.state ?? null}::text is null or p.state = ${filter.state ?? null})
      and (${words}::text is null or p.payment_no ilike ${words} or p.title_zh ilike ${words} or p.title_en ilike ${words})`,
    sql`p.created_at desc, p.id desc`,
  )
}

export interface TransferRow {
  readonly kind: 'recharge' | 'withdrawal'
  readonly number: string
  readonly channel: string
  readonly amount_fen: number
  readonly state: string
  readonly trade_no: string
  readonly created_at: string
  readonly finished_at: string | null
}

export const selectTransfers = (db: Db, seller_id: number, page: Page) =>
  paged<TransferRow>(
    db,
    page,
    sql`*`,
    sql`from (
      select 'recharge' as kind, recharge_no as number, channel, amount_fen, state, coalesce(trade_no, '') as trade_no,
        created_at, finished_at from recharge where seller_id = ${seller_id}
      union all select 'withdrawal', id::text, method, -amount_fen, state, trade_no, created_at, finished_at
        from withdrawal where seller_id = ${seller_id}) t`,
    sql`created_at desc, number desc`,
  )

export interface OrderRow {
  readonly id: number
  readonly order_no: string
  readonly external_no: string
  readonly source: string
  readonly state: string
  readonly country: string
  readonly buyer_name: string
  readonly store_name: string
  readonly pieces: number
  readonly total_fen: number
  readonly refunded_fen: number
  readonly tracking_nos: string[]
  readonly created_at: string
}

export const selectOrders = (
  db: Db,
  seller_id: number,
  filter: { readonly state?: string | undefined; readonly keyword?: string | undefined },
  page: Page,
) => {
  const words = prefix(filter.keyword)
  const state = filter.state ?? null
  return paged<OrderRow>(
    db,
    page,
    sql`o.id, o.order_no, o.external_no, o.source, o.state, o.country, o.buyer_name, coalesce(store.name, '') as store_name,
      o.pieces, o.total_fen, o.refunded_fen, o.created_at, array(select tracking_no from shipment
        where shipment.seller_id = o.seller_id and shipment.order_id = o.id order by id) as tracking_nos`,
    sql`from sales_order o left join store on store.seller_id = o.seller_id and store.id = o.store_id
      where o.seller_id = ${seller_id} and (${state}::text is null or o.state = ${state})
        and (${words}::text is null or o.order_no like ${words} or o.external_no like ${words}
          or exists (select 1 from shipment t where t.seller_id = o.seller_id and t.order_id = o.id
            and t.tracking_no like ${words}))`,
    sql`o.created_at desc, o.id desc`,
  )
}

export interface StoreRow {
  readonly id: number
  readonly platform: number
  readonly name: string
  readonly domain: string
  readonly region: string
  readonly is_authorised: boolean
  readonly auth_problem: string | null
  readonly consent_expires_at: string | null
  readonly synced_at: string | null
  readonly next_at: string | null
  readonly failures: number
  readonly error: string
  readonly order_count: number
}

export const selectStores = (db: Db, seller_id: number, page: Page) =>
  paged<StoreRow>(
    db,
    page,
    sql`s.id, s.platform, s.name, s.shop_domain as domain, s.region, s.authed = 1 as is_authorised, s.auth_problem,
      s.consent_expires_at, y.synced_at, y.next_at, coalesce(y.failures, 0) as failures, coalesce(y.error, '') as error,
      coalesce(y.order_count, 0) as order_count`,
    sql`from store s left join store_sync y on y.seller_id = s.seller_id and y.store_id = s.id
      where s.seller_id = ${seller_id} and s.deleted_at is null`,
    sql`s.authed desc, s.id`,
  )

export interface MessageRow {
  readonly id: number
  readonly type: number
  readonly title: string
  readonly body: string
  readonly recipient: string
  readonly is_read: boolean
  readonly created_at: string
}

export const selectMessages = (db: Db, seller_id: number, language: 'zh' | 'en', page: Page) =>
  paged<MessageRow>(
    db,
    page,
    sql`m.id, m.type, ${sql.ref(`m.title_${language}`)} as title, ${sql.ref(`m.description_${language}`)} as body,
      u.username as recipient, m.status = 1 as is_read, m.created_at`,
    sql`from user_message m join app_user u on u.id = m.user_id where m.seller_id = ${seller_id}`,
    sql`m.id desc`,
  )

export interface MemberRow {
  readonly id: number
  readonly kind: 'seller' | 'sub'
  readonly username: string
  readonly name: string
  readonly phone: string
  readonly roles: string[]
  readonly is_enabled: boolean
  readonly last_login_at: string | null
  readonly created_at: string
}

export const selectTeam = (db: Db, seller_id: number, page: Page) =>
  paged<MemberRow>(
    db,
    page,
    sql`u.id, u.kind, u.username, u.display_name as name, coalesce(u.phone, '') as phone, u.is_enabled, u.last_login_at,
      u.created_at, array(select r.name from user_role ur join role r on r.seller_id = ur.seller_id and r.id = ur.role_id
        where ur.seller_id = u.seller_id and ur.user_id = u.id order by r.name) as roles`,
    sql`from app_user u where u.seller_id = ${seller_id}`,
    sql`u.kind, u.id`,
  )

export interface SessionRow {
  readonly id: number
  readonly user_id: number
  readonly username: string
  readonly ip: string
  readonly user_agent: string
  readonly created_at: string
  readonly last_seen_at: string
  readonly expires_at: string
}

export const selectSessions = (db: Db, seller_id: number, now: Date, page: Page) =>
  paged<SessionRow>(
    db,
    page,
    sql`s.id, s.user_id, u.username, s.ip, s.user_agent, s.created_at, s.last_seen_at, s.expires_at`,
    sql`from session s join app_user u on u.id = s.user_id where u.seller_id = ${seller_id} and s.purpose = 'login'
      and s.revoked_at is null and s.expires_at > ${now}`,
    sql`s.last_seen_at desc, s.id desc`,
  )

export interface ActivityRow {
  readonly id: number
  readonly kind: string
  readonly username: string
  readonly subject: string
  readonly ip: string
  readonly user_agent: string
  readonly created_at: string
}

export const selectActivity = (db: Db, seller_id: number, page: Page) =>
  paged<ActivityRow>(
    db,
    page,
    sql`id, kind, username, subject, ip, user_agent, created_at`,
    sql`from activity_log where seller_id = ${seller_id}`,
    sql`id desc`,
  )

export interface ViewRow {
  readonly id: number
  readonly staff: string
  readonly reason: string
  readonly started_at: string
  readonly expires_at: string
  readonly ended_at: string | null
}

export const selectViews = (db: Db, seller_id: number, page: Page) =>
  paged<ViewRow>(
    db,
    page,
    sql`v.id, coalesce(nullif(u.display_name, ''), u.username, '') as staff, v.reason, v.started_at, v.expires_at,
      v.ended_at`,
    sql`from seller_view v left join app_user u on u.id = v.staff_id where v.seller_id = ${seller_id}`,
    sql`v.id desc`,
  )

export interface NoteRow {
  readonly id: number
  readonly body: string
  readonly is_pinned: boolean
  readonly author: string
  readonly created_by: number
  readonly created_at: string
  readonly updated_at: string
}

export const selectNotes = (db: Db, seller_id: number, page: Page) =>
  paged<NoteRow>(
    db,
    page,
    sql`n.id, n.body, n.is_pinned, n.created_by, n.created_at, n.updated_at,
      coalesce(nullif(u.display_name, ''), u.username, '') as author`,
    sql`from seller_note n left join app_user u on u.id = n.created_by where n.seller_id = ${seller_id}`,
    sql`n.is_pinned desc, n.id desc`,
  )
