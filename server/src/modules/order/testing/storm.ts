import * as change from '@inkroute/contract/order/change'
import * as contract from '@inkroute/contract/order/order'
import type { TestApp } from '../../../testing/test-app.ts'
import { findDisagreements } from '../../wallet/core/ledger.queries.ts'
import { postTransaction } from '../../wallet/wallet.ts'
import { type Buyer, balanceFen, newBuyer, placeOrder } from './buyer.ts'

const MONEY_FEN = 20_000_000
const RECHARGE_FEN = 1_000
const RECHARGES = 4

/** What a storm needs of the program. */
type StormApp = Pick<TestApp, 'ctx' | 'call'>

/** A seller with money and some orders that everybody is going to pull at. */
export async function beforeStorm(app: StormApp, count: number) {
  const { seller, skus } = await newBuyer(app as TestApp, MONEY_FEN)
  const ids: number[] = []
  for (let at = 0; at < count; at++)
    ids.push((await placeOrder(app as TestApp, seller, [{ sku_id: skus[at % 4]?.id ?? 0, quantity: 2 + (at % 6) }])).id)
  return { seller, ids }
}

/** Sends a call and hangs up before the answer, as a phone in a tunnel does. */
async function hangUp(origin: string, path: string, body: unknown, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const signal = AbortSignal.timeout(3)
  await fetch(`${origin}/req${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal }).catch(() => null)
}

interface Gust {
  readonly seller: Buyer['seller']
  readonly ids: readonly number[]
  /** Calls that are not awaited. */
  readonly origin: string
}

/** Call number `n`: a recharge with one of a few keys, a payment, a change, a hold or a cancellation. */
export async function gust(app: StormApp, { seller, ids, origin }: Gust, n: number): Promise<unknown> {
  const id = ids[n % ids.length] ?? 0
  const key = n % RECHARGES
  if (n % 5 === 0)
    return postTransaction(app.ctx, seller.seller_id, {
      idempotency_key: `storm:${key}`,
      cause: 'recharge',
      cause_id: String(key),
      lines: [
        { account: 'available', amount_fen: RECHARGE_FEN },
        { account: 'clearing_bank', amount_fen: -RECHARGE_FEN },
      ],
    })
  if (n % 5 === 1) return hangUp(origin, '/distribution/order/pay', { ids: [id] }, seller.token)
  if (n % 5 === 2) return app.call(contract.payOrders, { ids: [id] }, seller)
  if (n % 5 === 3) {
    const [line] = (await app.call(contract.getOrder, { id }, seller)).lines
    return app.call(change.changeOrder, { id, lines: [{ line_id: line?.id ?? 0, quantity: 1 + (n % 7) }] }, seller)
  }
  return n % 15 === 4
    ? app.call(contract.cancelOrder, { id }, seller)
    : hangUp(origin, `/distribution/order/${id}/hold`, { is_held: n % 2 === 0 }, seller.token)
}

/** The book after a storm: what the balance is, what it has to be, and what the audit says. */
export async function afterStorm(app: StormApp, seller: Buyer['seller']) {
  const orders = await app.ctx.db
    .selectFrom('sales_order')
    .select(['id', 'total_fen', 'state', 'payment_id'])
    .where('seller_id', '=', seller.seller_id)
    .execute()
  const live = orders.filter(({ payment_id, state }) => payment_id !== null && state !== 'cancelled')
  const owed_fen = live.reduce((sum, { total_fen }) => sum + total_fen, 0)
  return {
    orders: orders.length,
    balance_fen: await balanceFen(app as TestApp, seller),
    expected_fen: MONEY_FEN + RECHARGES * RECHARGE_FEN - owed_fen,
    disagreements: await findDisagreements(app.ctx.db),
  }
}
