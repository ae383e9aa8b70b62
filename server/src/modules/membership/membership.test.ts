import * as contract from '@inkroute/contract/membership/membership'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { openSession } from '../auth/auth.ts'
import { postTransaction } from '../wallet/wallet.ts'
import { addMembershipPlans } from './membership.base.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

test('levels are listed with their quotas, and the current one is marked', async () => {
  const { token } = await newSeller(app)
  const { level, groups } = await app.call(contract.getGroup, {}, { token })
  expect(level).toBe(0)
  expect(groups.filter((group) => group.is_current).map((group) => group.level)).toEqual([0])
  expect(groups[2]).toMatchObject({ name: { zh: '黄金', en: 'Gold' }, discount_bp: 400, accumulated: '20000.00' })
  expect(groups[4]).toMatchObject({ design_quota: null, stores: null })
})

test('accumulated spend counts goods and freight of 90 days, less refunds', async () => {
  const { user_id, seller_id } = await newSeller(app)
  const post = (key: string, lines: Parameters<typeof postTransaction>[2]['lines']) =>
    postTransaction(app.ctx, seller_id, { idempotency_key: key, cause: 'test', lines })
  await post('old', [
    { account: 'revenue', amount_fen: 999_00 },
    { account: 'clearing_alipay', amount_fen: -999_00 },
  ])
  app.clock.advance(91 * 86_400_000)
  // The session has expired after ninety days, so the seller logs in again.
  const { token } = await openSession(app.ctx, { user_id, ip: '127.0.0.1', user_agent: 'test' })
  await post('paid', [
    { account: 'revenue', amount_fen: 1200_00 },
    { account: 'freight', amount_fen: 100_00 },
    { account: 'clearing_alipay', amount_fen: -1300_00 },
  ])
  await post('refund', [
    { account: 'revenue', amount_fen: -50_50 },
    { account: 'available', amount_fen: 50_50 },
  ])
  const reply = await app.call(contract.getAccumulated, {}, { token })
  expect(reply).toMatchObject({
    accumulated: '1249.50',
    next: { level: 1, threshold: '3000.00', missing: '1750.50' },
  })
})

test('visitors see the plans with their prices; what staff changed survives the next start', async () => {
  await addMembershipPlans(app.ctx)
  await app.ctx.db.updateTable('membership_plan').set({ price_fen: 5_900 }).where('level', '=', 1).execute()
  await addMembershipPlans(app.ctx)
  const { levels, window_days } = await app.call(contract.listPlans, {}, { headers: { 'accept-language': 'en' } })
  expect(window_days).toBe(90)
  expect(levels.map((level) => level.name)).toEqual(['Basic', 'Silver', 'Gold', 'Platinum', 'Diamond'])
  expect(levels[0]?.plans).toEqual([])
  expect(levels[1]?.plans[0]).toMatchObject({ price: '59.00', months: 1 })
  expect(levels[2]).toMatchObject({ discount_bp: 400, accumulated: '20000.00', batch_size: 500 })
  expect(levels[2]?.plans[2]).toMatchObject({ period: 'year', price: '1908.00', per_month: '159.00', saved: '480.00' })
})
