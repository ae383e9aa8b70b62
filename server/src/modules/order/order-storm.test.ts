import * as contract from '@inkroute/contract/order'
import * as change from '@inkroute/contract/order-change'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { addCatalogue } from '../catalog/base/catalog.base.ts'
import { addShippingBase } from '../shipping/shipping.base.ts'
import { findDisagreements } from '../wallet/ledger.queries.ts'
import { postTransaction } from '../wallet/wallet.ts'
import { balanceFen, newBuyer, placeOrder } from './testing/buyer.ts'

const app = await testApp()
beforeAll(async () => {
  await addCatalogue(app.ctx)
  await addShippingBase(app.ctx)
})

const MONEY_FEN = 2_000_000
const RECHARGE_FEN = 1_000
const CALLS = 120

/** Sends a call and hangs up before the answer, as a phone in a tunnel does. */
async function hangUp(path: string, body: unknown, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const signal = AbortSignal.timeout(3)
  await fetch(`${app.origin}/req${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal }).catch(
    () => null,
  )
}

test('a storm of payments, changes, cancellations and recharges with lost lines and retries: nothing twice, every book exact', async () => {
  const { seller, skus } = await newBuyer(app, MONEY_FEN)
  const ids: number[] = []
  for (let at = 0; at < 6; at++)
    ids.push((await placeOrder(app, seller, [{ sku_id: skus[at % 4]?.id ?? 0, quantity: 2 + at }])).id)
  const recharge = (key: number) =>
    postTransaction(app.ctx, seller.seller_id, {
      ...{ idempotency_key: `storm:${key}`, cause: 'recharge', cause_id: String(key) },
      lines: [
        { account: 'available', amount_fen: RECHARGE_FEN },
        { account: 'clearing_bank', amount_fen: -RECHARGE_FEN },
      ],
    })
  const one = async (n: number) => {
    const id = ids[n % ids.length] ?? 0
    if (n % 5 === 0) return recharge(n % 4)
    if (n % 5 === 1) return hangUp('/distribution/order/pay', { ids: [id] }, seller.token)
    if (n % 5 === 2) return app.call(contract.payOrders, { ids: [id] }, seller)
    if (n % 5 === 3) {
      const [line] = (await app.call(contract.getOrder, { id }, seller)).lines
      return app.call(change.changeOrder, { id, lines: [{ line_id: line?.id ?? 0, quantity: 1 + (n % 7) }] }, seller)
    }
    return n % 15 === 4
      ? app.call(contract.cancelOrder, { id }, seller)
      : hangUp(`/distribution/order/${id}/hold`, { is_held: n % 2 === 0 }, seller.token)
  }
  const results = await Promise.allSettled(Array.from({ length: CALLS }, (_, n) => one(n)))
  const odd = results.filter(
    (result) => result.status === 'rejected' && (result.reason as { http?: number }).http === 500,
  )
  expect(odd).toEqual([])
  // What was hung up on may still be at work.
  await expect
    .poll(
      async () =>
        (
          await app.database.pool.query(
            "select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'active' and query not like '%pg_stat_activity%'",
          )
        ).rows[0].n,
    )
    .toBe(0)
  const orders = await app.ctx.db
    .selectFrom('sales_order')
    .select(['id', 'total_fen', 'state', 'payment_id'])
    .where('seller_id', '=', seller.seller_id)
    .execute()
  const live = orders.filter(({ payment_id, state }) => payment_id !== null && state !== 'cancelled')
  const owed = live.reduce((sum, { total_fen }) => sum + total_fen, 0)
  expect(await balanceFen(app, seller)).toBe(MONEY_FEN + 4 * RECHARGE_FEN - owed)
  expect(await findDisagreements(app.ctx.db)).toEqual([])
  expect(orders).toHaveLength(6)
})
