import * as contract from '@inkroute/contract/order/order'
import * as label from '@inkroute/contract/production/label/label'
import { getTracking } from '@inkroute/contract/production/production'
import { beforeAll, expect, test } from 'vitest'
import type { MarketSlug } from '../../../connectors/core/connector.ts'
import { connectors } from '../../../connectors/registry.ts'
import { marketDesk } from '../../../connectors/testing/market-desk.ts'
import type { TestSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newBuyer } from '../../order/testing/buyer.ts'
import { getRecord } from '../../production/testing/ordered.ts'
import { packOrder } from '../../production/testing/packed.ts'
import { findStore } from '../core/store.queries.ts'
import { syncStore } from '../sync/sync-store.job.ts'
import { bind, fieldsFor, ownSandbox } from '../testing/market.ts'

const sandbox_url = await ownSandbox()
const app = await testApp({ holds: 'shop', sandbox_url, env: { RATE_LIMITS: 'false' } })
let staff: { token: string }
beforeAll(async () => {
  staff = { token: await newStaff(app, ['ops.production']) }
})

async function connect(slug: MarketSlug, seller: TestSeller, region?: string) {
  const connector = connectors.find((one) => one.slug === slug)
  if (!connector) throw new Error(`no ${slug}`)
  const desk = marketDesk(sandbox_url, slug)
  const shop = await (region
    ? desk.ask<Awaited<ReturnType<typeof desk.openShop>>>('shops', { region })
    : desk.openShop())
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, shop, seller), seller)
  const store = await findStore(app.ctx.db, seller.seller_id, stores[0]!.id)
  if (!store) throw new Error('no store')
  return { desk, shop, store }
}

const shops: [MarketSlug, string | undefined][] = [
  ['shopee', undefined],
  ['tiktok', undefined],
  ['tiktok', 'MY'],
  ['lazada', undefined],
  ['lazada', 'TH'],
  ['temu', undefined],
  ['temu-local', 'MX'],
]

test.each(shops)(
  '%s %s: an order the platform ships is paid without an address, packed under its label and told once',
  async (slug, region) => {
    const { seller, skus } = await newBuyer(app)
    const [first, second] = skus
    if (!first || !second) throw new Error('no goods')
    const { desk, shop, store } = await connect(slug, seller, region)
    const lines = [first, second].map(({ sku_code }) => ({ sku: sku_code, title: 'Sunset tee', quantity: 1 }))
    const [placed] = await desk.place(shop.shop_id, { lines, shipping_by: 'platform', at_ms: Date.now() - 300_000 })
    await syncStore(app.ctx, seller.seller_id, store.id)
    const { data } = await app.call(contract.listOrders, { store: store.id }, seller)
    expect(data.map(({ state, problems }) => [state, problems])).toEqual([['awaiting_payment', []]])
    const [order] = data
    // The buyer stays the platform's secret.
    expect(JSON.stringify(order)).toMatch(/\*{3}/)
    expect(JSON.stringify(order)).not.toMatch(/Carter|Wei Ling|Aisyah/)
    await app.call(contract.payOrders, { ids: [order!.id] }, seller)

    const record = await getRecord(app, order!.order_no)
    const tracked = () => app.call(getTracking, { id: record.id }, seller)
    expect(await tracked()).toEqual({ parcels: [], is_sent_by_platform: true, labels: [] })
    await packOrder(app, record, staff)
    await app.drain('production.')
    const { carrier, labels } = await app.call(label.getPacking, { order_no: record.order_no }, staff)
    expect([carrier, labels.map(({ state, error }) => [state, error])]).toEqual(['platform', [['made', '']]])
    const [paper] = labels
    const file = await fetch(new URL(paper!.pdf_url!, app.origin))
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(/^%PDF[\s\S]*%%EOF\s*$/)

    // The seller has it, too.
    const [own] = (await tracked()).labels
    expect(own).toMatchObject({ parcel_no: 1, state: 'made', tracking_no: paper?.tracking_no })
    expect((await fetch(new URL(own?.pdf_url ?? '', app.origin))).headers.get('content-type')).toContain('pdf')

    const { tracking_nos } = await app.call(label.shipLabelled, { order_no: record.order_no }, staff)
    await app.drain('store.push')
    const [told] = (await desk.orders(shop.shop_id)).filter(({ order_id }) => order_id === placed?.order_id)
    expect(told?.shipments.map(({ tracking_number }) => tracking_number)).toEqual(tracking_nos)
    const pushes = await app.ctx.db.selectFrom('store_push').selectAll().where('store_id', '=', store.id).execute()
    expect(pushes.map(({ state, error }) => [state, error])).toEqual([['done', '']])
    expect(await desk.violations()).toEqual([])
  },
)

test('a platform that refuses the label is heard at the packing desk, and asked again', async () => {
  const { seller, skus } = await newBuyer(app)
  const { desk, shop, store } = await connect('shopee', seller)
  const lines = [{ sku: skus[0]?.sku_code ?? '', title: 'Sunset tee', quantity: 1 }]
  const [placed] = await desk.place(shop.shop_id, { lines, shipping_by: 'platform', at_ms: Date.now() - 300_000 })
  await syncStore(app.ctx, seller.seller_id, store.id)
  const { data } = await app.call(contract.listOrders, { store: store.id }, seller)
  await app.call(contract.payOrders, { ids: [data[0]!.id] }, seller)
  const record = await getRecord(app, data[0]!.order_no)
  await packOrder(app, record, staff)
  await desk.ask('orders/change', { order_id: placed?.order_id, action: 'touch', state: 'cancelled' })
  await app.drain('production.')
  const packing = () => app.call(label.getPacking, { order_no: record.order_no }, staff)
  const failed = await packing()
  expect(failed.labels.map(({ state }) => state)).toEqual(['failed'])
  expect(failed.labels[0]?.error).not.toBe('')
  await desk.ask('orders/change', { order_id: placed?.order_id, action: 'touch', state: 'ready' })
  await app.call(label.makeLabels, { order_no: record.order_no }, staff)
  await app.drain('production.')
  expect((await packing()).labels.map(({ state }) => state)).toEqual(['made'])
})
