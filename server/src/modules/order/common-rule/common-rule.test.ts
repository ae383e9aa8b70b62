import * as contract from '@inkroute/contract/order/common-rule'
import { getOrder } from '@inkroute/contract/order/order'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { findDisagreements } from '../../wallet/core/ledger.queries.ts'
import { createForeignOrder } from '../order.ts'
import { type Buyer, berlin, newBuyer } from '../testing/buyer.ts'
import { autoPayJob } from './auto-pay.job.ts'

const app = await testApp({ holds: 'shop' })

let number = 0
async function imported(buyer: Buyer, quantity = 1) {
  const made = await createForeignOrder(app.ctx, buyer.seller.seller_id, {
    source: 'import',
    external_order_no: `AUTO-${++number}`,
    address: berlin,
    lines: [{ external_sku: buyer.skus[0]?.sku_code ?? '', title: '', quantity }],
  })
  return made.order_ids[0] ?? 0
}
const getState = async (buyer: Buyer, id: number) => (await app.call(getOrder, { id }, buyer.seller)).state
const set = (buyer: Buyer, rule: Partial<contract.CommonRule>) =>
  app.call(
    contract.setCommonRule,
    { auto_pay_sources: ['import'], auto_pay_max: '5000.00', low_balance: null, ...rule },
    buyer.seller,
  )

test('new orders are auto-paid once, up to the limit; older orders and other sources wait', async () => {
  const [buyer, other] = [await newBuyer(app), await newBuyer(app)]
  const old = await imported(buyer)
  expect(await set(buyer, {})).toEqual({ auto_pay_sources: ['import'], auto_pay_max: '5000.00', low_balance: null })
  const [fresh, foreign] = [await imported(buyer), await imported(other)]
  await Promise.all([autoPayJob.run(app.ctx, {}), autoPayJob.run(app.ctx, {})])
  expect([await getState(buyer, old), await getState(buyer, fresh)]).toEqual(['awaiting_payment', 'paid'])
  expect(await getState(other, foreign)).toBe('awaiting_payment')
  await set(buyer, { auto_pay_max: '1.00' })
  const dear = await imported(buyer, 3)
  await autoPayJob.run(app.ctx, {})
  expect(await getState(buyer, dear)).toBe('awaiting_payment')
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('without balance nothing is paid, and it is retried later', async () => {
  const buyer = await newBuyer(app, 1)
  await set(buyer, {})
  const id = await imported(buyer)
  await autoPayJob.run(app.ctx, {})
  expect(await getState(buyer, id)).toBe('awaiting_payment')
  const tried = await app.ctx.db
    .selectFrom('auto_pay_try')
    .select('order_id')
    .where('seller_id', '=', buyer.seller.seller_id)
    .execute()
  expect(tried).toEqual([{ order_id: id }])
  expect((await app.call(getOrder, { id }, buyer.seller)).auto_pay_note).toContain('余额不足')
})
