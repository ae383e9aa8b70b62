import { getGoods } from '@inkroute/contract/goods/goods'
import { matchOrderLine } from '@inkroute/contract/order/foreign'
import { getOrder } from '@inkroute/contract/order/order'
import * as auth from '@inkroute/contract/store/auth'
import { suggestForLine } from '@inkroute/contract/store/match'
import * as setting from '@inkroute/contract/store/setting'
import * as contract from '@inkroute/contract/store/store'
import { expect, test } from 'vitest'
import { connectors } from '../../connectors/registry.ts'
import { shopify } from '../../connectors/shopify/shopify.ts'
import { marketDesk, type SandboxShop } from '../../connectors/testing/market-desk.ts'
import { newSeller, newSubAccount, type TestSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { saveSellerLevel } from '../account/account.ts'
import { advanceOrder, findOrderByNumber } from '../order/order.ts'
import { newBuyer } from '../order/testing/buyer.ts'
import { findStore } from './core/store.queries.ts'
import { pushJob } from './push/push.job.ts'
import { syncStore } from './sync/sync-store.job.ts'
import { bind, fieldsFor, ownSandbox } from './testing/market.ts'

const sandbox_url = await ownSandbox()
const app = await testApp({ holds: 'shop', sandbox_url, env: { RATE_LIMITS: 'false' } })
const desk = marketDesk(sandbox_url, 'shopify')

async function connectShopify(seller: TestSeller) {
  const shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, shopify, shop, seller), seller)
  return { shop, id: stores[0]!.id }
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing refused',
    (error: { error?: string }) => error.error,
  )
const getOrders = (store_id: number) =>
  app.ctx.db.selectFrom('sales_order').selectAll().where('store_id', '=', store_id).orderBy('id').execute()

test('a store is renamed, grouped, unbound and deleted by its seller, and not found by others', async () => {
  const seller = await newSeller(app)
  const other = await newSeller(app)
  const { id } = await connectShopify(seller)
  await app.call(contract.updateStore, { id, name: '晨光', group_name: '欧美' }, seller)
  const list = await app.call(contract.listStores, {}, seller)
  expect(list).toMatchObject({ total: 1, groups: ['欧美'], used: 1, limit: 2 })
  expect(list.data[0]).toMatchObject({ name: '晨光', group_name: '欧美', authed: 1, auth_problem: null })
  expect(JSON.stringify(list)).not.toMatch(/access_token|refresh_token|sealed/)
  for (const call of [
    () => app.call(contract.getStore, { id }, other),
    () => app.call(contract.updateStore, { id, name: 'x' }, other),
    () => app.call(contract.unbindStore, { id }, other),
    () => app.call(contract.deleteStore, { id }, other),
    () => app.call(contract.syncStore, { id }, other),
    () => app.call(setting.listPushes, { store_id: id }, other),
    () => app.call(auth.authUrl, { platform: 5, store_id: id, shop_domain: 'x' }, other),
  ]) {
    expect(await refusal(call())).toBe('not_found')
  }
  await app.call(contract.unbindStore, { id }, seller)
  expect(await app.call(contract.getStore, { id }, seller)).toMatchObject({ authed: 2, auth_problem: 'unbound' })
  expect(await refusal(app.call(contract.syncStore, { id }, seller))).toBe('store_not_authorised')
  // What the seller did himself is no news.
  expect((await app.call(contract.authExceptionStores, {}, seller)).alert).toBe(0)
  await app.call(contract.deleteStore, { id }, seller)
  expect((await app.call(contract.listStores, {}, seller)).total).toBe(0)
})

test('every new seller is offered a sandbox shop nobody has connected, and connects it', async () => {
  for (const slug of ['shopify', 'woocommerce'] as const) {
    const connector = connectors.find((one) => one.slug === slug)
    if (!connector) throw new Error(`no ${slug}`)
    const market = marketDesk(sandbox_url, slug)
    const offered: string[] = []
    // One more than the sandbox opens by itself: the last seller gets a shop that was opened for them.
    for (let seller_at = 0; seller_at < 3; seller_at++) {
      const seller = await newSeller(app)
      const { data } = await app.call(contract.platformStores, {}, seller)
      const domain = data.find((one) => one.slug === slug)?.sample_domain ?? ''
      const shops = await market.ask<SandboxShop[]>('shops')
      const shop = shops.find(({ handle }) => domain.startsWith(`${handle}.`))
      if (!shop) throw new Error(`${domain} is no shop of the sandbox`)
      await bind(app, await fieldsFor(app, market, connector, shop, seller), seller)
      offered.push(domain)
    }
    expect(new Set(offered).size).toBe(3)
  }
})

test('free shops of the sandbox are offered by name, and one that is taken is offered no more', async () => {
  const seller = await newSeller(app)
  const findShopify = async () =>
    (await app.call(contract.freeShops, {}, seller)).data.find(({ platform }) => platform === shopify.platform)
  const offered = await findShopify()
  const shops = await desk.ask<(SandboxShop & { name: string })[]>('shops')
  const shop = shops.find(({ handle }) => offered?.shop_domain === `${handle}.myshopify.com`)
  if (!shop) throw new Error('the offered shop is none of the sandbox')
  expect(offered?.name).toBe(shop.name)
  await bind(app, await fieldsFor(app, desk, shopify, shop, seller), seller)
  expect((await findShopify())?.shop_domain).not.toBe(offered?.shop_domain)
  const clerk = await newSubAccount(app, seller, ['order.store'])
  expect(await refusal(app.call(contract.freeShops, {}, clerk))).toBe('forbidden')
})

test('the approval page of the sandbox puts a shop nobody connected first and checks it', async () => {
  const etsy = connectors.find(({ slug }) => slug === 'etsy')
  if (!etsy) throw new Error('no etsy')
  const market = marketDesk(sandbox_url, 'etsy')
  const chosen = new Set<string>()
  for (let seller_at = 0; seller_at < 3; seller_at++) {
    const seller = await newSeller(app)
    const { url } = await app.call(auth.authUrl, { platform: etsy.platform }, seller)
    const page = await (await fetch(url)).text()
    const shop_id = /value="([^"]+)" checked/.exec(page)?.[1] ?? ''
    const { location } = await market.approve(url, shop_id)
    await bind(app, Object.fromEntries(new URL(location).searchParams), seller)
    chosen.add(shop_id)
  }
  expect(chosen.size).toBe(3)
})

test('the number of stores is limited by level', async () => {
  const seller = await newSeller(app)
  for (const name of ['A', 'B']) await app.call(contract.createStore, { platform: 99, name }, seller)
  expect(await refusal(app.call(contract.createStore, { platform: 99, name: 'C' }, seller))).toBe('store_limit')
  expect(await refusal(connectShopify(seller))).toBe('store_limit')
  await saveSellerLevel(app.ctx.db, seller.seller_id, 4)
  await connectShopify(seller)
})

test('a sub-account sees the stores it was given', async () => {
  const seller = await newSeller(app)
  const { id } = await connectShopify(seller)
  const sub = await newSubAccount(app, seller, ['order.store'])
  expect((await app.call(contract.listStores, {}, sub)).total).toBe(0)
  expect(await refusal(app.call(contract.getStore, { id }, sub))).toBe('not_found')
  expect(await refusal(app.call(contract.unbindStore, { id }, sub))).toBe('forbidden')
  await app.call(contract.allocateStores, { store_ids: [id], user_ids: [sub.user_id] }, seller)
  expect((await app.call(contract.listStores, {}, sub)).data.map((store) => store.id)).toEqual([id])
  expect((await app.call(contract.listAllocations, {}, seller)).data).toMatchObject([{ store_ids: [id] }])
})

test('another shop than the one on the card is refused, and a card of a name becomes the shop', async () => {
  const seller = await newSeller(app)
  const { id } = await connectShopify(seller)
  const wrong = await desk.openShop()
  const shop_domain = `${wrong.handle}.myshopify.com`
  const { url } = await app.call(auth.authUrl, { platform: 5, store_id: id, shop_domain }, seller)
  const { location } = await desk.approve(url, wrong.shop_id)
  const fields = Object.fromEntries(new URL(location).searchParams)
  expect(await refusal(bind(app, fields, seller))).toBe('store_other_shop')
  expect(await refusal(app.call(auth.authUrl, { platform: 5, shop_domain: 'evil.example' }, seller))).toBe(
    'store_domain',
  )
})

test('a shipped order is pushed to its shop; address changes and cancellations are imported', async () => {
  const { seller, skus } = await newBuyer(app)
  const { shop, id } = await connectShopify(seller)
  const sku = skus[0]?.sku_code ?? ''
  const at_ms = Date.now() - 600_000
  const [first, second] = await desk.place(shop.shop_id, { count: 2, at_ms, lines: [{ sku, quantity: 1 }] })
  await syncStore(app.ctx, seller.seller_id, id)
  const made = await getOrders(id)
  expect(made.map(({ state, source }) => [state, source])).toEqual([
    ['awaiting_payment', 'store'],
    ['awaiting_payment', 'store'],
  ])

  await desk.ask('orders/change', { order_id: second?.order_id, action: 'cancel' })
  const address = { line1: '99 Elm St' }
  await desk.ask('orders/change', { order_id: first?.order_id, action: 'address', address })
  app.clock.advance(60_000)
  await syncStore(app.ctx, seller.seller_id, id)
  const after = new Map((await getOrders(id)).map((order) => [order.external_no, order]))
  expect(after.get(`#${second?.number}`)?.state).toBe('cancelled')

  const order = after.get(`#${first?.number}`)
  expect(order?.address).toMatchObject({ street1: '99 Elm St' })
  // The seller's own word for a carrier is what the marketplace hears.
  const carrier = order?.channel_name_en ?? ''
  const words = { their_code: 'USPS', their_name: 'USPS' }
  await app.call(setting.setCarrier, { platform: 5, carrier, ...words }, seller)
  const step = { seller_id: seller.seller_id, id: order!.id }
  for (const [from, to] of [
    ['awaiting_payment', 'paid'],
    ['paid', 'in_production'],
    ['in_production', 'packed'],
    ['packed', 'shipped'],
  ] as const) {
    const detail = to === 'shipped' ? { detail: { tracking_no: 'YT1234567890' } } : {}
    await advanceOrder(app.ctx, { ...step, from }, { to, actor: 'system', ...detail })
  }
  const [push] = (await app.call(setting.listPushes, { store_id: id }, seller)).data
  const tell = () => pushJob.run(app.ctx, { seller_id: seller.seller_id, push_id: push!.id })
  // An odd answer is no refusal: it is told again later.
  await desk.fault('malformed')
  await tell()
  const [odd] = (await app.call(setting.listPushes, { store_id: id }, seller)).data
  expect([odd?.state, odd?.error]).toEqual(['waiting', expect.stringContaining('Not JSON')])
  await Promise.all([tell(), tell(), tell()])
  await tell()
  const told = (await desk.orders(shop.shop_id)).find(({ order_id }) => order_id === first?.order_id)
  expect(told).toMatchObject({ state: 'shipped', shipments: [{ tracking_number: 'YT1234567890', carrier: 'USPS' }] })
  expect(told?.shipments).toHaveLength(1)
  expect((await app.call(setting.listPushes, { store_id: id }, seller)).data).toMatchObject([{ state: 'done' }])
  expect(await findOrderByNumber(app.ctx.db, order?.order_no ?? '')).toMatchObject({ state: 'shipped' })
  expect((await findStore(app.ctx.db, seller.seller_id, id))?.authed).toBe(1)
  expect(await desk.violations()).toEqual([])
})

test('a link a seller made holds after the SKU is renamed and the shop deleted and connected again', async () => {
  const { seller, skus, goods_id } = await newBuyer(app)
  const { shop, id } = await connectShopify(seller)
  const wanted = skus[1]
  const at_ms = Date.now() - 600_000
  const goods = await app.call(getGoods, { id: goods_id }, seller)
  const title = `${goods.title}, ${wanted?.color_name} ${wanted?.size_name}`
  const lines = [{ sku: 'OLD-777', title, quantity: 1 }]
  const read = async () => {
    await desk.place(shop.shop_id, { at_ms, lines })
    await syncStore(app.ctx, seller.seller_id, id)
    app.clock.advance(60_000)
    return (await getOrders(id)).at(-1)
  }
  const draft = await read()
  expect(draft?.state).toBe('draft')
  const { foreign_lines } = await app.call(getOrder, { id: draft!.id }, seller)
  const line_id = foreign_lines[0]!.id
  const { data } = await app.call(suggestForLine, { line_id }, seller)
  expect(data[0]).toMatchObject({ id: wanted?.id, by: ['title'] })
  expect(await refusal(app.call(suggestForLine, { line_id }, await newSeller(app)))).toBe('not_found')
  await app.call(matchOrderLine, { id: line_id, sku_id: wanted!.id }, seller)

  await app.ctx.db.updateTable('goods_sku').set({ sku_code: 'RENAMED-1' }).where('id', '=', wanted!.id).execute()
  await app.call(contract.unbindStore, { id }, seller)
  await app.call(contract.deleteStore, { id }, seller)
  const { stores } = await bind(app, await fieldsFor(app, desk, shopify, shop, seller), seller)
  expect(stores[0]?.id).toBe(id)
  const again = await read()
  expect(again?.state).toBe('awaiting_payment')
  const { lines: own } = await app.call(getOrder, { id: again!.id }, seller)
  expect(own[0]?.sku_id).toBe(wanted?.id)
})

test('a carrier table holds what the seller says a platform calls our carriers', async () => {
  const seller = await newSeller(app)
  const { data } = await app.call(setting.listCarriers, { platform: 1 }, seller)
  const carrier = data[0]?.carrier ?? ''
  expect(data[0]).toMatchObject({ their_code: '', is_own: false })
  // Sellers read their own language, marketplaces hear English.
  expect(data.every(({ name }) => /[一-鿿]/.test(name))).toBe(true)
  await app.call(setting.setCarrier, { platform: 1, carrier, their_code: 'YunExpress' }, seller)
  const own = (await app.call(setting.listCarriers, { platform: 1 }, seller)).data.find(
    (row) => row.carrier === carrier,
  )
  expect(own).toMatchObject({ their_code: 'YunExpress', is_own: true })
})
