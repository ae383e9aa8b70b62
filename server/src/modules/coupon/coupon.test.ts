import * as contract from '@inkroute/contract/coupon/coupon'
import type { CallInput } from '@inkroute/contract/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount, type TestSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { createSeller } from '../account/account.ts'
import { addDemoCoupons } from './coupon.demo.ts'
import type { CouponOrder } from './coupon.rules.ts'
import { couponsFor, redeemCoupon, returnCoupon } from './redeem-coupon.ts'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await testApp()
  staff = await newStaff(app, ['ops.content'])
})

const DAY_MS = 86_400_000
const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString()

const terms = (change: Partial<CallInput<typeof contract.createCampaign>> = {}) => ({
  name_zh: '满减券',
  name_en: 'Coupon',
  kind: 'reduction' as const,
  amount: '20',
  percent_bp: null,
  max_discount: null,
  threshold: '100.00',
  scope: { kind: 'all' as const, refs: [] },
  min_level: 0,
  starts_at: at(-1),
  ends_at: at(30),
  valid_days: null,
  total_limit: null,
  per_seller_limit: 1,
  ...change,
})

async function publish(change: Partial<CallInput<typeof contract.createCampaign>> = {}): Promise<number> {
  const { id } = await app.call(contract.createCampaign, terms(change), { token: staff })
  await app.call(contract.setCampaignState, { id, state: 'published' }, { token: staff })
  return id
}

const collect = (seller: { token: string }, id: number) => app.call(contract.collectCoupon, { id }, seller)
const findCampaign = async (id: number) =>
  (await app.call(contract.listCampaigns, { page_size: 100 }, { token: staff })).data.find((row) => row.id === id)
const seenBy = async (id: number, seller?: TestSeller) =>
  (await app.call(contract.listPublicCoupons, {}, seller)).data.find((row) => row.id === id)

const order = (change: Partial<CouponOrder> = {}): CouponOrder => ({
  lines: [{ amount_fen: 20_000, product_code: 'mug', categories: [], zones: [] }],
  freight_fen: 1_000,
  level: 0,
  ...change,
})

test('visitors see running coupons, sellers also what they hold', async () => {
  const id = await publish({ total_limit: 10 })
  const seller = await newSeller(app)
  expect(await seenBy(id)).toMatchObject({ amount: '20.00', threshold: '100.00', remaining: 10, refusal: null })
  await collect(seller, id)
  expect(await seenBy(id, seller)).toMatchObject({ own_collected: 1, refusal: 'collected', remaining: 9 })
  expect(await seenBy(id)).toMatchObject({ own_collected: 0, taken_percent: 10, refusal: null })
})

test('drafts, paused and past campaigns are not shown and cannot be collected', async () => {
  const seller = await newSeller(app)
  const { id: draft } = await app.call(contract.createCampaign, terms(), { token: staff })
  const past = await publish({ starts_at: at(-9), ends_at: at(-1) })
  const soon = await publish({ starts_at: at(2) })
  const paused = await publish()
  await app.call(contract.setCampaignState, { id: paused, state: 'paused' }, { token: staff })
  for (const id of [draft, past, paused]) expect(await seenBy(id, seller)).toBeUndefined()
  expect(await seenBy(soon, seller)).toMatchObject({ refusal: 'not_started' })
  await expect(collect(seller, draft)).rejects.toMatchObject({ error: 'not_found' })
  for (const id of [past, paused, soon]) {
    await expect(collect(seller, id)).rejects.toMatchObject({ error: 'coupon_closed' })
  }
})

test('collecting again at the own limit changes nothing', async () => {
  const id = await publish({ per_seller_limit: 2 })
  const seller = await newSeller(app)
  expect(await collect(seller, id)).toMatchObject({ is_new: true, own_collected: 1 })
  expect(await collect(seller, id)).toMatchObject({ is_new: true, own_collected: 2 })
  expect(await collect(seller, id)).toMatchObject({ is_new: false, own_collected: 2 })
  expect((await findCampaign(id))?.collected).toBe(2)
})

test('twenty sellers at once collect exactly the five that are there', async () => {
  const id = await publish({ total_limit: 5 })
  const sellers = await Promise.all(Array.from({ length: 20 }, () => newSeller(app)))
  const answers = await Promise.allSettled(sellers.map((seller) => collect(seller, id)))
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(5)
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.error] : []))
  expect(new Set(refused)).toEqual(new Set(['coupon_gone']))
  expect((await findCampaign(id))?.collected).toBe(5)
})

test('one seller pressing many times at once collects no more than allowed', async () => {
  const id = await publish({ per_seller_limit: 2, total_limit: 100 })
  const seller = await newSeller(app)
  const answers = await Promise.all(Array.from({ length: 12 }, () => collect(seller, id)))
  expect(answers.filter((answer) => answer.is_new)).toHaveLength(2)
  const own = await app.call(contract.listOwnCoupons, {}, seller)
  expect(own.counts).toEqual({ usable: 2, used: 0, expired: 0 })
  expect((await findCampaign(id))?.collected).toBe(2)
})

test('a lower level sees the required level', async () => {
  const id = await publish({ min_level: 2 })
  const seller = await newSeller(app)
  expect(await seenBy(id, seller)).toMatchObject({ refusal: 'level' })
  const refusal = await collect(seller, id).catch((error) => error)
  expect(refusal).toMatchObject({ error: 'coupon_level' })
  expect(refusal.message).toContain('黄金')
})

test('coupons move from usable to used and back, or expire', async () => {
  const seller = await newSeller(app)
  await collect(seller, await publish({ valid_days: 3 }))
  await collect(seller, await publish({ kind: 'percent', amount: null, percent_bp: 1_500 }))
  const offers = await couponsFor(app.ctx, seller.seller_id, order())
  expect(offers.map((offer) => offer.discount_fen)).toEqual([3_000, 2_000])
  const best = offers[0]!.coupon.id
  const first = { ...order(), order_no: 'A1' }
  expect(await redeemCoupon(app.ctx, seller.seller_id, best, first)).toBe(3_000)
  expect(await redeemCoupon(app.ctx, seller.seller_id, best, first)).toBe(3_000)
  await expect(redeemCoupon(app.ctx, seller.seller_id, best, { ...order(), order_no: 'A2' })).rejects.toMatchObject({
    code: 'coupon_not_usable',
  })
  const second = offers[1]!.coupon.id
  await expect(redeemCoupon(app.ctx, seller.seller_id, second, first)).rejects.toMatchObject({
    code: 'coupon_not_usable',
  })
  const used = await app.call(contract.listOwnCoupons, { state: 'used' }, seller)
  expect(used.data).toMatchObject([{ id: best, order_no: 'A1', state: 'used' }])
  expect(await returnCoupon(app.ctx, seller.seller_id, 'A1')).toBe(true)
  expect(await returnCoupon(app.ctx, seller.seller_id, 'A1')).toBe(false)
  app.clock.advance(4 * DAY_MS)
  const after = await app.call(contract.listOwnCoupons, { state: 'expired' }, seller)
  expect(after.counts).toEqual({ usable: 1, used: 0, expired: 1 })
  expect(after.data.map((row) => row.id)).toEqual([second])
  app.clock.advance(-4 * DAY_MS)
})

test('a coupon belongs to its seller alone', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  await collect(seller, await publish())
  const [own] = (await app.call(contract.listOwnCoupons, {}, seller)).data
  expect((await app.call(contract.listOwnCoupons, {}, other)).data).toEqual([])
  await expect(redeemCoupon(app.ctx, other.seller_id, own!.id, { ...order(), order_no: 'X' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a sub-account collects only with its permission', async () => {
  const owner = await newSeller(app)
  const id = await publish()
  const looking = await newSubAccount(app, owner, ['account.coupon'])
  await expect(collect(looking, id)).rejects.toMatchObject({ error: 'forbidden' })
  expect((await app.call(contract.listOwnCoupons, {}, looking)).data).toEqual([])
})

test('collected coupons keep their terms when the campaign changes, and the total cannot drop below their number', async () => {
  const id = await publish({ total_limit: 10 })
  const [a, b] = [await newSeller(app), await newSeller(app)]
  await collect(a, id)
  await collect(b, id)
  const change = { id, ...terms({ amount: '5.00', total_limit: 10 }) }
  await app.call(contract.saveCampaign, change, { token: staff })
  expect((await app.call(contract.listOwnCoupons, {}, a)).data[0]?.amount).toBe('20.00')
  expect((await seenBy(id))?.amount).toBe('5.00')
  await expect(app.call(contract.saveCampaign, { ...change, total_limit: 1 }, { token: staff })).rejects.toMatchObject({
    error: 'campaign_state',
  })
})

test('a campaign that makes no sense is refused by field', async () => {
  const send = (change: Partial<CallInput<typeof contract.createCampaign>>) =>
    app.call(contract.createCampaign, terms(change), { token: staff }).catch((error) => error)
  expect(await send({ amount: null })).toMatchObject({ problems: [{ field: 'amount' }] })
  expect(await send({ ends_at: at(-2) })).toMatchObject({ problems: [{ field: 'ends_at' }] })
  expect(await send({ scope: { kind: 'zone', refs: [] } })).toMatchObject({ problems: [{ field: 'scope' }] })
  const { token } = await newSeller(app)
  await expect(app.call(contract.createCampaign, terms(), { token })).rejects.toMatchObject({ error: 'wrong_console' })
})

test('the demo seller has a coupon in every state', async () => {
  const { seller_id } = await createSeller(app.ctx, { username: 'demo', password: 'inkroute-demo', phone: null })
  await addDemoCoupons(app.ctx)
  const rows = await app.ctx.db.selectFrom('seller_coupon').selectAll().where('seller_id', '=', seller_id).execute()
  expect(rows.filter((row) => row.used_at !== null)).toHaveLength(1)
  expect(rows.filter((row) => Date.parse(row.expires_at) < app.clock.now().getTime())).toHaveLength(1)
  const [counted] = await app.ctx.db.selectFrom('coupon_campaign').selectAll().where('slug', '=', 'newcomer').execute()
  expect(counted).toMatchObject({ collected: 1, used: 1 })
})
