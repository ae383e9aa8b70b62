import { randomUUID } from 'node:crypto'
import { buyPlan, quotePlans } from '@inkroute/contract/membership/buy'
import { beforeAll, expect, test } from 'vitest'
import { allEndpoints, getLabel } from '../../testing/endpoints.ts'
import { newSeller } from '../../testing/factories.ts'
import { sampleInput } from '../../testing/sample-input.ts'
import { newStaff } from '../../testing/staff.ts'
import { type ApiRefusal, type TestApp, testApp } from '../../testing/test-app.ts'
import { postTransaction } from '../wallet/wallet.ts'
import { addMembershipBase } from './membership.base.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addMembershipBase(app.ctx)
})

const gift = (seller_id: number) => ({
  idempotency_key: `gift:${seller_id}`,
  cause: 'adjustment',
  lines: [
    { account: 'available' as const, amount_fen: 10_000_000 },
    { account: 'clearing_bank' as const, amount_fen: -10_000_000 },
  ],
})
const noKey = { headers: { 'idempotency-key': '' } }
const getError = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (refusal: ApiRefusal) => refusal.error,
  )

test('every call that may charge again when it is repeated asks for a key first', async () => {
  const seller = await newSeller(app)
  const keyed = (await allEndpoints()).map(({ endpoint }) => endpoint).filter((one) => one.moves_money === 'keyed')
  const staff = {
    token: await newStaff(
      app,
      keyed.flatMap(({ access, permission }) => (access === 'staff' && permission ? [permission] : [])),
    ),
  }
  const asked = new Map<string, string>()
  for (const endpoint of keyed) {
    const input = sampleInput(endpoint.input, 1)
    const { token } = endpoint.access === 'staff' ? staff : seller
    if (endpoint.input.safeParse(input).success)
      asked.set(getLabel(endpoint), await getError(app.call(endpoint, input ?? {}, { token, ...noKey })))
  }
  expect(asked.size).toBeGreaterThan(3)
  expect(new Set(asked.values())).toEqual(new Set(['idempotency_key_needed']))
})

test('only writes move money, and none that does not say so', async () => {
  const marked = (await allEndpoints()).map(({ endpoint }) => endpoint).filter((one) => one.moves_money)
  expect(marked.filter(({ method, access }) => method === 'GET' || access === 'public')).toEqual([])
  const { seller_id } = await newSeller(app)
  const unmarked = { ...app.ctx, moves_money: 'never' as const }
  await expect(postTransaction(unmarked, seller_id, gift(seller_id))).rejects.toThrow(/does not say so/)
  const { is_new } = await postTransaction(app.ctx, seller_id, gift(seller_id))
  expect(is_new).toBe(true)
})

test('eight purchases of a plan at once are one with a key, and none without', async () => {
  const seller = await newSeller(app)
  await postTransaction(app.ctx, seller.seller_id, gift(seller.seller_id))
  const quote = (await app.call(quotePlans, {}, seller)).quotes.at(-1)
  const { plan_id = 0, charge = '' } = quote ?? {}
  const buy = (key: string) =>
    getError(
      app.call(
        buyPlan,
        { plan_id, charge, method: 'balance' },
        { token: seller.token, headers: { 'idempotency-key': key } },
      ),
    )
  const bought = async () =>
    (await app.ctx.db.selectFrom('service_purchase').select('id').where('seller_id', '=', seller.seller_id).execute())
      .length
  const without = await Promise.all(Array.from({ length: 8 }, () => buy('')))
  expect(new Set(without)).toEqual(new Set(['idempotency_key_needed']))
  expect(await bought()).toBe(0)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => buy(key)))
  expect(answers).toContain('ok')
  expect(new Set(answers)).not.toContain('idempotency_key_needed')
  expect(await bought()).toBe(1)
})
