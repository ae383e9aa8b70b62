import { sql } from 'kysely'
import { openDatabase } from '../../server/src/infra/db/connect/open-database.ts'
import { findDisagreements } from '../../server/src/modules/wallet/core/ledger.queries.ts'
import { MONEY_FEN, type Told, WITHDRAWAL_FEN } from './writers.ts'

/** What the database has of a seller. */
interface Found {
  readonly orders: Readonly<Told['orders']>
  readonly withdrawals: Readonly<Told['withdrawals']>
  readonly in_cart: number
  readonly balance_fen: number
  readonly paid_fen: number
}

export interface Verdict {
  readonly lost: string[]
  readonly doubled: string[]
}

/** Every writer has ended with an answer to everything, so there is exactly what it was told, no less and no more. */
export function compare(told: Told, found: Found): Verdict {
  const [lost, doubled]: [string[], string[]] = [[], []]
  const orders = new Map(found.orders.map((one) => [one.id, one]))
  for (const one of told.orders) {
    const { id, pieces } = one
    const there = orders.get(id)
    const is_behind = one.is_paid !== there?.is_paid || one.is_cancelled !== there.is_cancelled
    if (!there || is_behind || there.pieces < pieces) lost.push(`order ${id}`)
    else if (there.pieces > pieces) doubled.push(`goods of order ${id}`)
    orders.delete(id)
  }
  const withdrawals = new Map(found.withdrawals.map((one) => [one.id, one]))
  for (const { id, is_cancelled } of told.withdrawals) {
    const there = withdrawals.get(id)
    if (is_cancelled !== there?.is_cancelled) lost.push(`withdrawal ${id}`)
    withdrawals.delete(id)
  }
  doubled.push(...[...orders.keys()].map((id) => `order ${id}`))
  doubled.push(...[...withdrawals.keys()].map((id) => `withdrawal ${id}`))
  if (found.in_cart > 0) doubled.push(`${found.in_cart} pieces in the cart of seller ${told.seller_id}`)
  const held_fen = told.withdrawals.filter(({ is_cancelled }) => !is_cancelled).length * WITHDRAWAL_FEN
  const missing_fen = MONEY_FEN - found.paid_fen - held_fen - found.balance_fen
  if (missing_fen > 0) doubled.push(`${missing_fen} fen taken from seller ${told.seller_id}`)
  if (missing_fen < 0) lost.push(`${-missing_fen} fen due from seller ${told.seller_id}`)
  return { lost, doubled }
}

/** Compares what was told with what there is, and the ledger with itself. */
export async function judgeWrites(url: string, all: readonly Told[]): Promise<Verdict & { disagreements: number }> {
  const { db, close } = openDatabase(url)
  try {
    const verdicts: Verdict[] = []
    for (const told of all) {
      const { rows } = await sql<Found>`select
        (select coalesce(json_agg(o), '[]') from (
          select o.id, o.payment_id is not null as is_paid, o.state = 'cancelled' as is_cancelled,
            (select sum(quantity) from sales_order_line l where l.seller_id = o.seller_id and l.order_id = o.id) as pieces
          from sales_order o where o.seller_id = ${told.seller_id}) o) as orders,
        (select coalesce(json_agg(w), '[]') from (
          select id, state = 'cancelled' as is_cancelled from withdrawal where seller_id = ${told.seller_id}) w) as withdrawals,
        (select coalesce(sum(quantity), 0)::int from cart_item where seller_id = ${told.seller_id}) as in_cart,
        (select balance_fen from ledger_account where seller_id = ${told.seller_id} and kind = 'available') as balance_fen,
        (select coalesce(sum(total_fen), 0)::bigint from sales_order
          where seller_id = ${told.seller_id} and payment_id is not null and state <> 'cancelled') as paid_fen`.execute(
        db,
      )
      if (rows[0]) verdicts.push(compare(told, rows[0]))
    }
    return {
      lost: verdicts.flatMap(({ lost }) => lost),
      doubled: verdicts.flatMap(({ doubled }) => doubled),
      disagreements: (await findDisagreements(db)).length,
    }
  } finally {
    await close()
  }
}
