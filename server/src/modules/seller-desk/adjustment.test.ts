import * as contract from '@inkroute/contract/seller-desk/adjustment'
import { listMovements } from '@inkroute/contract/wallet/wallet'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { findDisagreements } from '../wallet/core/ledger.queries.ts'
import { needsSecond } from './adjustment.rules.ts'

interface Staff {
  readonly token: string
  readonly user_id: number
}

let app: TestApp
let admin: Staff
beforeAll(async () => {
  app = await testApp()
  admin = await staff(['ops.staff', 'ops.money'])
})

async function staff(permissions: string[]): Promise<Staff> {
  const token = await newStaff(app, permissions)
  const { id } = await app.ctx.db
    .selectFrom('app_user')
    .select('id')
    .where('kind', '=', 'staff')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { token, user_id: id }
}

async function clerkWithLimit(limit: string): Promise<Staff> {
  const clerk = await staff(['ops.money'])
  await app.call(contract.setMoneyLimit, { subject: 'user', subject_id: clerk.user_id, limit }, admin)
  return clerk
}

const wish = (id: number, amount: string, direction: 'credit' | 'debit' = 'credit') => ({
  id,
  amount,
  direction,
  category: 'compensation' as const,
  reason: '包裹破损，客服承诺补偿',
  text_zh: '包裹破损补偿',
  text_en: 'Compensation for a damaged parcel',
  reference: 'IR2611100042',
})

const getBalance = async (seller: { token: string }) =>
  (await app.call(listMovements, {}, { token: seller.token })).data[0]?.balance_after ?? '0.00'

test('within the limit money moves at once, balanced, with a text the seller can read and a message', async () => {
  const [seller, clerk] = [await newSeller(app), await clerkWithLimit('200.01')]
  const id = seller.seller_id
  expect(await app.call(contract.createAdjustment, wish(id, '100.00'), clerk)).toMatchObject({ state: 'posted' })
  const { data } = await app.call(listMovements, {}, { token: seller.token })
  expect(data[0]).toMatchObject({
    cause: 'adjustment',
    title: '包裹破损补偿',
    amount: '100.00',
    balance_after: '100.00',
  })
  await app.call(contract.createAdjustment, wish(id, '30', 'debit'), clerk)
  expect(await getBalance(seller)).toBe('70.00')
  await expect(app.call(contract.createAdjustment, wish(id, '70.01', 'debit'), clerk)).rejects.toMatchObject({
    error: 'adjustment_overdraws',
  })
  await expect(app.call(contract.createAdjustment, wish(id, '0'), clerk)).rejects.toMatchObject({
    error: 'invalid_input',
  })
  await expect(app.call(contract.createAdjustment, wish(id, '-5'), clerk)).rejects.toMatchObject({
    error: 'invalid_input',
  })
  const told = await app.ctx.db
    .selectFrom('user_message')
    .select('title_zh')
    .where('seller_id', '=', id)
    .orderBy('id')
    .execute()
  expect(told.map(({ title_zh }) => title_zh)).toEqual(['余额增加 ¥100.00', '余额扣减 ¥30.00'])
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('above the limit a second person decides, never the one who asked', async () => {
  const [seller, clerk, second] = [await newSeller(app), await clerkWithLimit('100'), await staff(['ops.money'])]
  const asked = await app.call(contract.createAdjustment, wish(seller.seller_id, '100.01'), clerk)
  expect(asked.state).toBe('pending')
  expect(await getBalance(seller)).toBe('0.00')
  const approve = (who: Staff) =>
    app.call(contract.decideAdjustment, { id: asked.id, is_approved: true, note: '已核对照片' }, who)
  await expect(approve(clerk)).rejects.toMatchObject({ error: 'adjustment_own' })
  const { data, pending } = await app.call(contract.listAdjustments, { seller_id: seller.seller_id }, second)
  expect(pending).toBe(1)
  expect(data[0]).toMatchObject({ amount: '100.01', state: 'pending', is_own: false })
  await approve(second)
  expect(await getBalance(seller)).toBe('100.01')

  const large = await app.call(contract.createAdjustment, wish(seller.seller_id, '5000'), clerk)
  await app.call(contract.decideAdjustment, { id: large.id, is_approved: false, note: '没有依据' }, second)
  expect(await getBalance(seller)).toBe('100.01')
  const recalled = await app.call(contract.createAdjustment, wish(seller.seller_id, '5000'), clerk)
  await expect(app.call(contract.cancelAdjustment, { id: recalled.id }, second)).rejects.toMatchObject({
    error: 'not_found',
  })
  await app.call(contract.cancelAdjustment, { id: recalled.id }, clerk)
  await expect(
    app.call(contract.decideAdjustment, { id: recalled.id, is_approved: true, note: '通过' }, second),
  ).rejects.toMatchObject({ error: 'adjustment_decided' })
})

test('two people who approve at once move the money once', async () => {
  const [seller, clerk] = [await newSeller(app), await clerkWithLimit('1')]
  const people = await Promise.all([staff(['ops.money']), staff(['ops.money']), staff(['ops.money'])])
  const { id } = await app.call(contract.createAdjustment, wish(seller.seller_id, '200'), clerk)
  const answers = await Promise.all(
    people.map((who) =>
      app.call(contract.decideAdjustment, { id, is_approved: true, note: '同意' }, who).then(
        () => 'posted',
        (refusal) => refusal.error,
      ),
    ),
  )
  expect(answers.sort()).toEqual(['adjustment_decided', 'adjustment_decided', 'posted'])
  expect(await getBalance(seller)).toBe('200.00')
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('limits are set by those who manage staff, and by nobody for themselves', async () => {
  const clerk = await staff(['ops.money'])
  const limit = { subject: 'user' as const, subject_id: clerk.user_id, limit: '500' }
  await expect(app.call(contract.setMoneyLimit, limit, clerk)).rejects.toMatchObject({ error: 'forbidden' })
  await expect(app.call(contract.setMoneyLimit, { ...limit, subject_id: admin.user_id }, admin)).rejects.toMatchObject({
    error: 'limit_own',
  })
  expect(await app.call(contract.getOwnLimit, {}, clerk)).toEqual({ limit: '0.00', left: '0.00' })
  await app.call(contract.setMoneyLimit, limit, admin)
  expect(await app.call(contract.getOwnLimit, {}, clerk)).toEqual({ limit: '500.00', left: '500.00' })
  await app.call(contract.setMoneyLimit, { ...limit, limit: null }, admin)
  expect(await app.call(contract.getOwnLimit, {}, clerk)).toEqual({ limit: '0.00', left: '0.00' })
})

test('nobody sets the limit of a role they hold, and the list says which apply to the caller', async () => {
  const rows = (await app.call(contract.listMoneyLimits, {}, admin)).data
  const own = rows.filter(({ is_own }) => is_own)
  expect(own.map(({ subject }) => subject)).toEqual(['role', 'user'])
  for (const { subject, subject_id } of own) {
    const refused = app.call(contract.setMoneyLimit, { subject, subject_id, limit: '9000' }, admin)
    await expect(refused).rejects.toMatchObject({ error: 'limit_own' })
  }
})

test('twenty amounts within the limit count together for a day, whichever sellers get them', async () => {
  const [clerk, one, other] = [await clerkWithLimit('100'), await newSeller(app), await newSeller(app)]
  const states = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      app
        .call(contract.createAdjustment, wish((i % 2 ? one : other).seller_id, '20'), clerk)
        .then(({ state }) => state),
    ),
  )
  expect(states.filter((state) => state === 'posted')).toHaveLength(5)
  expect(await app.call(contract.getOwnLimit, {}, clerk)).toEqual({ limit: '100.00', left: '0.00' })
  // Taking money back makes no room for more.
  const debit = wish(one.seller_id, '0.01', 'debit')
  expect(await app.call(contract.createAdjustment, debit, clerk)).toMatchObject({ state: 'pending' })
  app.clock.advance(24 * 60 * 60_000 + 1000)
  expect(await app.call(contract.getOwnLimit, {}, clerk)).toEqual({ limit: '100.00', left: '100.00' })
})

test('several people together move no more for one seller than each may alone', async () => {
  const [seller, first, second] = [await newSeller(app), await clerkWithLimit('100'), await clerkWithLimit('100')]
  const give = (who: Staff) => app.call(contract.createAdjustment, wish(seller.seller_id, '60'), who)
  expect(await give(first)).toMatchObject({ state: 'posted' })
  expect(await give(second)).toMatchObject({ state: 'pending' })
})

test('a limit weighs giving and taking alike', () => {
  expect([needsSecond(100, 100), needsSecond(-100, 100), needsSecond(101, 100), needsSecond(-101, 100)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
