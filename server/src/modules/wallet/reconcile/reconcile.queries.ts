import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { chargeOfRow } from '../gateway/charge.rules.ts'
import type { FoundDifference, OwnRefund, OwnTrade } from './reconcile.rules.ts'

interface TradeRow {
  readonly out_trade_no: string
  readonly trade_no: string | null
  readonly seller_id: number
  readonly cashier_fen: number
  readonly charge_currency: string | null
  readonly charge_minor: number | null
}

const asTrade = ({ out_trade_no, trade_no, seller_id, cashier_fen, ...charged }: TradeRow): OwnTrade => ({
  out_trade_no,
  trade_no,
  seller_id,
  charge: chargeOfRow(charged, cashier_fen),
})

const paymentColumns = sql`payment_no as out_trade_no, trade_no, seller_id, alipay_fen as cashier_fen,
  charge_currency, charge_minor`
const rechargeColumns = sql`recharge_no as out_trade_no, trade_no, seller_id, amount_fen as cashier_fen,
  charge_currency, charge_minor`

/** Across sellers: what we booked for a gateway between two instants. */
export async function selectBooked(db: Db, channel: string, from: Date, to: Date): Promise<OwnTrade[]> {
  const { rows } = await sql<TradeRow>`
    select ${paymentColumns} from payment
    where channel = ${channel} and state = 'paid' and alipay_fen > 0 and paid_at >= ${from} and paid_at < ${to}
    union all
    select ${rechargeColumns} from recharge
    where channel = ${channel} and state = 'paid' and finished_at >= ${from} and finished_at < ${to}`.execute(db)
  return rows.map(asTrade)
}

/** Across sellers: trades by their numbers, of any day. */
export async function selectNamed(
  db: Db,
  channel: string,
  names: readonly { readonly seller_id: number; readonly out_trade_no: string }[],
): Promise<OwnTrade[]> {
  if (names.length === 0) return []
  const wanted = sql`(select * from unnest(${names.map((one) => one.seller_id)}::bigint[],
    ${names.map((one) => one.out_trade_no)}::text[]) as w (seller_id, no))`
  const { rows } = await sql<TradeRow>`
    select ${paymentColumns} from payment
    where channel = ${channel} and alipay_fen > 0 and (seller_id, payment_no) in ${wanted}
    union all
    select ${rechargeColumns} from recharge
    where channel = ${channel} and (seller_id, recharge_no) in ${wanted}`.execute(db)
  return rows.map(asTrade)
}

interface RefundRow {
  readonly request_no: string
  readonly seller_id: number
  readonly refund_id: number
  readonly state: string
  readonly cashier_fen: number
  readonly charge_currency: string | null
  readonly charge_minor: number | null
}

const asRefund = ({ charge_currency, charge_minor, cashier_fen, ...row }: RefundRow): OwnRefund => ({
  ...row,
  state: row.state as OwnRefund['state'],
  charge: { currency: charge_currency ?? 'CNY', minor: charge_minor ?? cashier_fen },
})

const getRefunds = (channel: string) => sql`
  select p.payment_no || '_' || r.id as request_no, r.seller_id, r.id as refund_id, r.state, r.alipay_fen as cashier_fen,
    p.charge_currency, r.charge_minor
  from payment_refund r join payment p on p.seller_id = r.seller_id and p.id = r.payment_id
  where p.channel = ${channel} and r.alipay_fen > 0`

/** Across sellers: what we sent back through a gateway between two instants. */
export async function selectRefunded(db: Db, channel: string, from: Date, to: Date): Promise<OwnRefund[]> {
  const { rows } = await sql<RefundRow>`${getRefunds(channel)}
    and r.state = 'done' and r.done_at >= ${from} and r.done_at < ${to}`.execute(db)
  return rows.map(asRefund)
}

/** Across sellers: refunds by their numbers, of any day and in any state. */
export async function selectNamedRefunds(
  db: Db,
  channel: string,
  names: readonly { readonly seller_id: number; readonly refund_id: number }[],
): Promise<OwnRefund[]> {
  if (names.length === 0) return []
  const { rows } = await sql<RefundRow>`${getRefunds(channel)} and (r.seller_id, r.id) in (select * from unnest(
    ${names.map((one) => one.seller_id)}::bigint[], ${names.map((one) => one.refund_id)}::bigint[]))`.execute(db)
  return rows.map(asRefund)
}

export interface DayResult {
  readonly channel: string
  readonly day: string
  readonly state: 'done' | 'failed'
  readonly matched: number
  readonly refunds_matched: number
  readonly ours_only: number
  readonly theirs_only: number
  readonly differs: number
  readonly error: string
  readonly checked_at: string
}

export async function writeDay(db: Db, result: DayResult): Promise<void> {
  await db
    .insertInto('payment_reconciliation')
    .values(result)
    .onConflict((conflict) => conflict.columns(['channel', 'day']).doUpdateSet(result))
    .execute()
}

/** Differences that are gone by now disappear, unless somebody has settled them. */
export async function writeDifferences(
  db: Db,
  { channel, day, checked_at }: Pick<DayResult, 'channel' | 'day' | 'checked_at'>,
  found: readonly FoundDifference[],
): Promise<void> {
  await db
    .deleteFrom('payment_difference')
    .where('channel', '=', channel)
    .where('day', '=', sql<Date>`${day}`)
    .where('settled_at', 'is', null)
    .execute()
  if (found.length === 0) return
  await db
    .insertInto('payment_difference')
    .values(found.map((one) => ({ ...one, channel, day, found_at: checked_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Page = { readonly limit: number; readonly offset: number }

export async function selectDays(db: Db, channel: string | undefined, page: Page) {
  let base = db.selectFrom('payment_reconciliation')
  if (channel) base = base.where('channel', '=', channel)
  const rows = await base
    .selectAll()
    .select(sql<string>`day::text`.as('day'))
    .orderBy('payment_reconciliation.day', 'desc')
    .orderBy('channel')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export interface DifferenceFilters {
  readonly channel?: string | undefined
  readonly day?: string | undefined
  readonly state?: 'open' | 'settled' | undefined
}

function filtered(db: Db, { channel, day, state }: DifferenceFilters) {
  let base = db.selectFrom('payment_difference')
  if (channel) base = base.where('channel', '=', channel)
  if (day) base = base.where('day', '=', sql<Date>`${day}`)
  if (state) base = base.where('settled_at', state === 'open' ? 'is' : 'is not', null)
  return base
}

export const selectDifferences = (db: Db, filters: DifferenceFilters, page: Page) =>
  filtered(db, filters)
    .selectAll()
    .select(sql<string>`day::text`.as('day'))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export type DifferenceRow = Awaited<ReturnType<typeof selectDifferences>>[number]

export async function countDifferences(db: Db, filters: DifferenceFilters): Promise<number> {
  const { total } = await filtered(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Undefined when it does not exist or is settled already. */
export const settleRow = (db: Db, id: number, change: { settled_at: string; settled_by: string; note: string }) =>
  db
    .updateTable('payment_difference')
    .set(change)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning(['out_trade_no', 'kind'])
    .executeTakeFirst()
