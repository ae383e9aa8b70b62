import * as buy from '@inkroute/contract/membership/buy'
import * as contract from '@inkroute/contract/membership/membership'
import * as wallet from '@inkroute/contract/wallet/wallet'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { openSession } from '../auth/auth.ts'
import { postTransaction } from '../wallet/wallet.ts'
import { addMembershipBase } from './membership.base.ts'
import { refreshLevels } from './refresh-levels.job.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addMembershipBase(app.ctx)
})

const give = (seller_id: number, fen: number) =>
  postTransaction(app.ctx, seller_id, {
    idempotency_key: `gift:${seller_id}:${fen}`,
    cause: 'adjustment',
    lines: [
      { account: 'available', amount_fen: fen },
      { account: 'clearing_bank', amount_fen: -fen },
    ],
  })
const getQuote = async (token: string, level: number, period: string) => {
  const { quotes } = await app.call(buy.quotePlans, {}, { token })
  const quote = quotes.find((one) => one.level === level && one.period === period)
  if (!quote) throw new Error('no such plan')
  return quote
}
const findBalance = async (token: string) => (await app.call(wallet.getGroupBalance, {}, { token })).balance

test('a plan is charged as quoted, gives its level at once, and an upgrade takes the rest into account', async () => {
  const { seller_id, token } = await newSeller(app)
  await give(seller_id, 500_000)
  const silver = await getQuote(token, 1, 'year')
  const bought = await app.call(
    buy.buyPlan,
    { plan_id: silver.plan_id, charge: silver.charge, method: 'balance' },
    { token },
  )
  expect(bought).toMatchObject({ state: 'paid', amount: '468.00', pay_url: null })
  expect(await findBalance(token)).toBe('4532.00')
  expect((await app.call(contract.getGroup, {}, { token })).level).toBe(1)

  const gold = await getQuote(token, 2, 'year')
  expect(gold).toMatchObject({ kind: 'upgrade', price: '1908.00', credit: '468.00', charge: '1440.00' })
  const stale = { plan_id: gold.plan_id, charge: '1439.99', method: 'balance' as const }
  await expect(app.call(buy.buyPlan, stale, { token })).rejects.toMatchObject({ error: 'price_changed' })
  await app.call(buy.buyPlan, { ...stale, charge: gold.charge }, { token })
  expect(await findBalance(token)).toBe('3092.00')
  expect(await app.call(buy.getMembership, {}, { token })).toMatchObject({
    level: 2,
    spend_level: 0,
    accumulated: '0.00',
  })
  await expect(
    app.call(buy.buyPlan, { plan_id: silver.plan_id, charge: silver.price, method: 'balance' }, { token }),
  ).rejects.toMatchObject({ error: 'plan_lower' })
})

test('without money a plan is refused with 503 and nothing changes', async () => {
  const { token } = await newSeller(app)
  const gold = await getQuote(token, 2, 'month')
  const input = { plan_id: gold.plan_id, charge: gold.charge, method: 'balance' as const }
  await expect(app.call(buy.buyPlan, input, { token })).rejects.toMatchObject({ status_code: 503 })
  expect((await app.call(contract.getGroup, {}, { token })).level).toBe(0)
  expect((await app.call(buy.listPurchases, {}, { token })).total).toBe(0)
})

test('a pack adds its designs once it is paid, at the price that was shown', async () => {
  const { seller_id, token } = await newSeller(app)
  await give(seller_id, 10_000)
  const { packs } = await app.call(buy.listDesignPacks, {}, { token })
  const pack = packs[0]
  if (!pack) throw new Error('no packs')
  const wrong = app.call(buy.buyDesignPack, { id: pack.id, price: '0.01', method: 'balance' }, { token })
  await expect(wrong).rejects.toMatchObject({ error: 'price_changed' })
  await app.call(buy.buyDesignPack, { id: pack.id, price: pack.price, method: 'balance' }, { token })
  expect((await app.call(contract.getDesignQuota, {}, { token })).left).toBe(100 + pack.quantity)
  expect(await findBalance(token)).toBe('81.00')
})

test('when a plan ends the level follows the spend', async () => {
  const { seller_id, user_id, token } = await newSeller(app)
  await give(seller_id, 100_000)
  const gold = await getQuote(token, 2, 'month')
  await app.call(buy.buyPlan, { plan_id: gold.plan_id, charge: gold.charge, method: 'balance' }, { token })
  await postTransaction(app.ctx, seller_id, {
    idempotency_key: `spend:${seller_id}`,
    cause: 'payment',
    lines: [
      { account: 'revenue', amount_fen: 300_000 },
      { account: 'clearing_alipay', amount_fen: -300_000 },
    ],
  })
  app.clock.advance(40 * 86_400_000)
  await refreshLevels.run(app.ctx, {})
  const fresh = await openSession(app.ctx, { user_id, ip: '127.0.0.1', user_agent: 'test' })
  expect(await app.call(buy.getMembership, {}, { token: fresh.token })).toMatchObject({
    level: 1,
    spend_level: 1,
    plan: null,
  })
})
