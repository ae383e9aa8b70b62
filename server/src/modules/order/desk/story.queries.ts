import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** Everything that belongs to one order, read from the tables of the modules that wrote it. */
export interface OrderKey {
  readonly seller_id: number
  readonly id: number
  readonly order_no: string
}

export async function selectEvents(db: Db, { seller_id, id }: OrderKey) {
  return db
    .selectFrom('sales_order_event as e')
    .leftJoin('app_user as u', 'u.id', 'e.user_id')
    .select(['e.kind', 'e.from_state', 'e.to_state', 'e.actor', 'e.detail', 'e.created_at'])
    .select(sql<string>`coalesce(nullif(u.display_name, ''), u.username, '')`.as('by'))
    .where('e.seller_id', '=', seller_id)
    .where('e.order_id', '=', id)
    .orderBy('e.id')
    .execute()
}

export async function selectPayments(db: Db, { seller_id, id }: OrderKey) {
  return db
    .selectFrom('payment as p')
    .innerJoin('order_payment as op', (join) =>
      join.onRef('op.seller_id', '=', 'p.seller_id').onRef('op.payment_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.payment_no', 'p.state', 'p.amount_fen', 'p.balance_fen', 'p.alipay_fen', 'p.refunded_fen'])
    .select(['p.paid_at', 'p.created_at'])
    .where('op.seller_id', '=', seller_id)
    .where('op.order_id', '=', id)
    .orderBy('p.id')
    .execute()
}

/** Also payments whose money has been refunded in full: they no longer carry the order. */
export async function selectFormerPayments(db: Db, { seller_id, id }: OrderKey) {
  const { rows } = await sql<Awaited<ReturnType<typeof selectPayments>>[number]>`
    select p.id, p.payment_no, p.state, p.amount_fen, p.balance_fen, p.alipay_fen, p.refunded_fen, p.paid_at, p.created_at
    from sales_order o join payment p on p.seller_id = o.seller_id and p.id = o.payment_id
    where o.seller_id = ${seller_id} and o.id = ${id}`.execute(db)
  return rows
}

export interface LedgerRow {
  readonly id: number
  readonly created_at: string
  readonly cause: string
  readonly title_zh: string
  readonly title_en: string
  readonly entries: { readonly account: string; readonly amount_fen: number }[]
}

/** Postings that name the order, its payments, their refunds or its tickets. */
export async function selectLedger(db: Db, { seller_id }: OrderKey, causes: readonly string[]): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    select t.id, t.created_at, t.cause, t.title_zh, t.title_en,
      (select jsonb_agg(jsonb_build_object('account', e.account_kind, 'amount_fen', e.amount_fen) order by e.account_kind)
        from ledger_entry e where e.seller_id = t.seller_id and e.transaction_id = t.id) as entries
    from ledger_transaction t
    where t.seller_id = ${seller_id} and t.cause_id = any(${[...causes]}) order by t.id limit 200`.execute(db)
  return rows
}

export interface FileRow {
  readonly reference: string
  readonly state: string
  readonly sheet_key: string | null
  readonly created_at: string
  readonly finished_at: string | null
  readonly prints: { readonly view_id: number; readonly state: string; readonly file_key: string | null }[]
}

export async function selectFiles(db: Db, { seller_id }: OrderKey, codes: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select s.reference, s.state, s.sheet_key, s.created_at, s.finished_at,
      coalesce((select jsonb_agg(jsonb_build_object('view_id', f.view_id, 'state', f.state, 'file_key', f.file_key)
        order by f.view_id) from print_file f where f.seller_id = s.seller_id and f.design_id = s.design_id
        and f.version = s.version), '[]') as prints
    from print_set s where s.seller_id = ${seller_id} and s.reference = any(${[...codes]}) order by s.id`.execute(db)
  return rows
}

export const selectTasks = (db: Db, { seller_id, id }: OrderKey) =>
  db
    .selectFrom('production_task as t')
    .innerJoin('factory as f', 'f.id', 't.factory_id')
    .select(['t.id', 't.code', 't.technique', 't.state', 't.reprints', 't.problem', 't.due_at', 't.created_at'])
    .select(['t.updated_at', 'f.name_zh', 'f.name_en'])
    .where('t.seller_id', '=', seller_id)
    .where('t.order_id', '=', id)
    .orderBy('t.id')
    .execute()

export const selectTaskChecks = (db: Db, { seller_id, id }: OrderKey) =>
  db
    .selectFrom('task_check as c')
    .innerJoin('production_task as t', (join) =>
      join.onRef('t.seller_id', '=', 'c.seller_id').onRef('t.id', '=', 'c.task_id'),
    )
    .leftJoin('app_user as u', 'u.id', 'c.user_id')
    .select(['t.code', 'c.is_passed', 'c.problem', 'c.created_at'])
    .select(sql<string>`coalesce(nullif(u.display_name, ''), u.username, '')`.as('by'))
    .where('c.seller_id', '=', seller_id)
    .where('t.order_id', '=', id)
    .orderBy('c.id')
    .execute()

export const selectShipments = (db: Db, { seller_id, id }: OrderKey) =>
  db
    .selectFrom('shipment')
    .select(['id', 'tracking_no', 'carrier', 'state', 'weight_g', 'sent_at', 'arrived_at'])
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()

export const selectTracking = (db: Db, { seller_id, id }: OrderKey) =>
  db
    .selectFrom('shipment_event as e')
    .innerJoin('shipment as s', (join) =>
      join.onRef('s.seller_id', '=', 'e.seller_id').onRef('s.id', '=', 'e.shipment_id'),
    )
    .select(['s.tracking_no', 'e.code', 'e.place', 'e.happened_at'])
    .where('e.seller_id', '=', seller_id)
    .where('s.order_id', '=', id)
    .orderBy('e.happened_at')
    .limit(200)
    .execute()

/** What was sent to the marketplace and what it answered. */
export const selectPushes = (db: Db, { seller_id, id }: OrderKey) =>
  db
    .selectFrom('store_push')
    .select(['tracking_number', 'state', 'attempts', 'error', 'created_at', 'done_at'])
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()

export const selectTickets = (db: Db, { seller_id, id }: OrderKey) =>
  db
    .selectFrom('work_order')
    .select(['id', 'work_no', 'state', 'kind', 'created_at', 'closed_at'])
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()

export const selectTicketMessages = (db: Db, { seller_id }: OrderKey, ids: readonly number[]) =>
  db
    .selectFrom('work_order_message as m')
    .innerJoin('work_order as w', (join) =>
      join.onRef('w.seller_id', '=', 'm.seller_id').onRef('w.id', '=', 'm.work_id'),
    )
    .leftJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['w.work_no', 'm.author', 'm.body', 'm.body_en', 'm.created_at'])
    .select(sql<string>`coalesce(nullif(u.display_name, ''), u.username, '')`.as('by'))
    .where('m.seller_id', '=', seller_id)
    .where(sql<boolean>`m.work_id = any(${[...ids]}::bigint[])`)
    .orderBy('m.id')
    .limit(200)
    .execute()

/** Messages the seller got about it, each once however many people read it. */
export async function selectMessages(db: Db, { seller_id, id }: OrderKey) {
  const { rows } = await sql<{ title_zh: string; title_en: string; created_at: string }>`
    select distinct on (coalesce(once_key, id::text)) title_zh, title_en, created_at from user_message
    where seller_id = ${seller_id} and link = ${`/myOrder/orderDetail/${id}`}
    order by coalesce(once_key, id::text), id limit 100`.execute(db)
  return rows
}

export const selectStockMoves = (
  db: Db,
  { order_no }: OrderKey,
  codes: readonly string[],
  item_ids: readonly number[],
) =>
  db
    .selectFrom('stock_movement as m')
    .innerJoin('product_item as i', 'i.id', 'm.item_id')
    .select(['m.warehouse_code', 'm.change', 'm.cause', 'm.created_at', 'i.sku as sku_code'])
    .where(sql<boolean>`m.item_id = any(${[...item_ids]}::bigint[])`)
    .where('m.cause', 'in', [order_no, `return ${order_no}`, ...codes.map((code) => `spoilt ${code}`)])
    .orderBy('m.id')
    .limit(200)
    .execute()

/** What staff did to the order or to things that carry its number. */
export const selectStaffActs = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('audit_record')
    .select(['at', 'staff_name', 'endpoint', 'subject', 'title', 'after', 'result', 'error'])
    .where(sql<boolean>`subject_id = any(${[...ids]})`)
    .orderBy('id')
    .limit(200)
    .execute()

export const selectReprints = (db: Db, { seller_id, id }: OrderKey) =>
  db
    .selectFrom('sales_order')
    .select('order_no')
    .where('seller_id', '=', seller_id)
    .where('reprint_of', '=', id)
    .orderBy('id')
    .execute()
