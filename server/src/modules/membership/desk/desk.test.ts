import * as buy from '@inkroute/contract/membership/buy'
import * as contract from '@inkroute/contract/membership/desk'
import { getGroup, listPlans } from '@inkroute/contract/membership/membership'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { levelOfSeller, sellerTerms } from '../../account/account.ts'
import { postTransaction } from '../../wallet/wallet.ts'
import { addMembershipBase } from '../membership.base.ts'
import { refreshLevels } from '../refresh-levels.job.ts'
import { planWarnings } from './desk.rules.ts'

let app: TestApp
let clerk: { token: string }
beforeAll(async () => {
  app = await testApp()
  await addMembershipBase(app.ctx)
  clerk = { token: await newStaff(app, ['ops.seller', 'ops.finance']) }
})

const money = (seller: TestSeller, key: string, account: 'available' | 'revenue', amount_fen: number) =>
  postTransaction(app.ctx, seller.seller_id, {
    idempotency_key: key,
    cause: 'test',
    lines: [
      { account, amount_fen },
      { account: 'clearing_bank', amount_fen: -amount_fen },
    ],
  })

/** The rules as the screen would send them back, with changes of one level. */
async function rulesWith(level: number, change: Partial<contract.LevelForm>): Promise<contract.LevelRules> {
  const { levels, ...rules } = await app.call(contract.getLevelRules, {}, clerk)
  return {
    ...rules,
    levels: levels.map(({ sellers, plans, ...form }) => (form.level === level ? { ...form, ...change } : form)),
  }
}

const buyGold = async (seller: TestSeller) => {
  await money(seller, 'rich', 'available', 100_000)
  const { quotes } = await app.call(buy.quotePlans, {}, seller)
  const quote = quotes.find(({ level, period }) => level === 2 && period === 'month')!
  await app.call(buy.buyPlan, { plan_id: quote.plan_id, charge: quote.charge, method: 'balance' }, seller)
}

test('a preview names the sellers that move, and saving moves them', async () => {
  const seller = await newSeller(app)
  await money(seller, 'spent', 'revenue', 250_000)
  const rules = await rulesWith(1, { accumulated: '2000.00' })
  const impact = await app.call(contract.previewLevelRules, rules, clerk)
  expect(impact).toMatchObject({ up: 1, down: 0 })
  expect(impact.examples[0]).toMatchObject({ seller_id: seller.seller_id, from: 0, to: 1, spend: '2500.00' })
  expect(await levelOfSeller(app.ctx.db, seller.seller_id)).toBe(0)
  await app.call(contract.saveLevelRules, rules, clerk)
  await app.drain('membership.')
  expect(await levelOfSeller(app.ctx.db, seller.seller_id)).toBe(1)
  // Somebody else who looked at the old rules does not overwrite them.
  await expect(app.call(contract.saveLevelRules, rules, clerk)).rejects.toMatchObject({ error: 'level_rules_changed' })
})

test('running plans keep what they were sold with until they end; everyone else gets the new terms', async () => {
  const paid = await newSeller(app)
  await buyGold(paid)
  expect(await sellerTerms(app.ctx.db, paid.seller_id)).toMatchObject({
    level: 2,
    discount_bp: 400,
    design_quota: 2000,
  })
  const rules = await rulesWith(2, { discount_bp: 300, design_quota: 1500, stores: 40, name_zh: '金牌' })
  expect(await app.call(contract.previewLevelRules, rules, clerk)).toMatchObject({ kept_plans: 1 })
  await app.call(contract.saveLevelRules, rules, clerk)
  expect(await sellerTerms(app.ctx.db, paid.seller_id)).toMatchObject({
    zh: '金牌',
    discount_bp: 400,
    design_quota: 2000,
    stores: 40,
  })
  const { groups } = await app.call(getGroup, {}, paid)
  expect(groups[2]).toMatchObject({ discount_bp: 300, design_quota: 1500 })
  const later = await newSeller(app)
  await buyGold(later)
  expect(await sellerTerms(app.ctx.db, later.seller_id)).toMatchObject({ discount_bp: 300, design_quota: 1500 })
  app.clock.advance(32 * 86_400_000)
  await refreshLevels.run(app.ctx, {})
  expect(await sellerTerms(app.ctx.db, paid.seller_id)).toMatchObject({ level: 0, discount_bp: 0 })
  app.clock.advance(-32 * 86_400_000)
})

test('wrong rules are named at their field', async () => {
  const getProblem = async (level: number, change: Partial<contract.LevelForm>) => {
    const refusal = await app
      .call(contract.saveLevelRules, await rulesWith(level, change), clerk)
      .catch((error) => error)
    return refusal.problems?.[0]?.field
  }
  expect(await getProblem(0, { accumulated: '10.00' })).toBe('levels.0.accumulated')
  expect(await getProblem(3, { accumulated: '1.00' })).toBe('levels.3.accumulated')
  expect(await getProblem(4, { discount_bp: 100 })).toBe('levels.4.discount_bp')
  expect(await getProblem(1, { name_zh: ' ' })).toBe('levels.1.name_zh')
})

test('prices of plans change for those who buy next; a start keeps them, and withdrawn plans cannot be bought', async () => {
  const seller = await newSeller(app)
  await buyGold(seller)
  const { plans } = await app.call(contract.listDeskPlans, {}, clerk)
  const plan = plans.find(({ level, period }) => level === 2 && period === 'month')!
  const running = plan.running
  expect(running).toBeGreaterThan(0)
  const change = { plans: [{ id: plan.id, price: '219.00', is_sold: true }] }
  const impact = await app.call(contract.previewPlans, change, clerk)
  expect(impact.plans[0]).toMatchObject({ before: '199.00', after: '219.00', running })
  const held = () =>
    app.ctx.db.selectFrom('seller_plan').selectAll().where('seller_id', '=', seller.seller_id).executeTakeFirstOrThrow()
  const before = await held()
  await app.call(contract.savePlans, change, clerk)
  await addMembershipBase(app.ctx)
  expect(await held()).toEqual(before)
  const shown = async () => (await app.call(listPlans, {})).levels[2]?.plans.find(({ id }) => id === plan.id)?.price
  expect(await shown()).toBe('219.00')
  await app.call(contract.savePlans, { plans: [{ id: plan.id, price: '219.00', is_sold: false }] }, clerk)
  await addMembershipBase(app.ctx)
  expect(await shown()).toBeUndefined()
  const poor = await newSeller(app)
  await expect(
    app.call(buy.buyPlan, { plan_id: plan.id, charge: '219.00', method: 'balance' }, poor),
  ).rejects.toMatchObject({ error: 'not_found' })
  await expect(
    app.call(contract.savePlans, { plans: [{ id: plan.id, price: '0', is_sold: true }] }, clerk),
  ).rejects.toMatchObject({ error: 'invalid_input' })
})

test('prices that make no sense beside the others are pointed out', () => {
  const plan = (level: number, period: string, price_fen: number, is_sold = true, running = 0) => ({
    id: level * 10 + period.length,
    level,
    period,
    price_fen,
    is_sold,
    running,
  })
  const all = [plan(1, 'month', 100), plan(1, 'year', 1300), plan(2, 'month', 90), plan(2, 'year', 1000, false, 3)]
  expect(all.map((one) => planWarnings(one, all))).toEqual([
    [],
    ['dearer_than_months'],
    ['cheaper_than_lower'],
    ['withdrawn_while_running'],
  ])
})
