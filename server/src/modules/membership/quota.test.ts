import * as contract from '@inkroute/contract/membership/membership'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { refundDesigns, spendDesigns } from './design-quota.ts'
import { addMembershipBase } from './membership.base.ts'
import { insertSellerPack, selectPacksForSale } from './quota.queries.ts'

const DAY_MS = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addMembershipBase(app.ctx)
})

const getQuota = (token: string) => app.call(contract.getDesignQuota, {}, { token })

async function givePack(seller_id: number, quantity: number, days: number) {
  const [pack] = await selectPacksForSale(app.ctx.db)
  const now = app.clock.now()
  await insertSellerPack(app.ctx.db, seller_id, {
    pack_id: pack!.id,
    source: `test:${days}`,
    quantity,
    bought_at: now.toISOString(),
    expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
  })
}

test('saving counts against the month, then against the pack that ends first, then is refused with 501', async () => {
  const { seller_id, token } = await newSeller(app)
  await givePack(seller_id, 10, 60)
  await givePack(seller_id, 5, 30)
  expect(await getQuota(token)).toMatchObject({ allowance: 100, used: 0, left: 115 })
  await spendDesigns(app.ctx, seller_id, 98)
  await spendDesigns(app.ctx, seller_id, 9)
  const quota = await getQuota(token)
  expect(quota).toMatchObject({ used: 100, left: 8 })
  expect(quota.packs.map((pack) => [pack.quantity, pack.used])).toEqual([
    [5, 5],
    [10, 2],
  ])
  await expect(spendDesigns(app.ctx, seller_id, 9)).rejects.toMatchObject({ code: 'design_quota_exceeded' })
  expect((await getQuota(token)).left).toBe(8)
  await refundDesigns(app.ctx, seller_id, 3)
  expect((await getQuota(token)).left).toBe(11)
})

test('designs saved at the same time never pass the quota', async () => {
  const { seller_id, token } = await newSeller(app)
  await spendDesigns(app.ctx, seller_id, 95)
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => spendDesigns(app.ctx, seller_id, 1)))
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(5)
  expect(await getQuota(token)).toMatchObject({ used: 100, left: 0 })
})

test('a pack that has ended no longer counts, and one source gives one pack', async () => {
  const { seller_id, token } = await newSeller(app)
  await givePack(seller_id, 10, 0)
  await givePack(seller_id, 10, 3)
  await givePack(seller_id, 10, 3)
  expect(await getQuota(token)).toMatchObject({ left: 110 })
})
