import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBatchRun, listBatchCells } from '@inkroute/contract/goods/batch/batch'
import { categoryFields, listingCategories, shopChoices } from '@inkroute/contract/listing/catalogue'
import * as contract from '@inkroute/contract/listing/listing'
import { listingPlatforms } from '@inkroute/contract/listing/platforms'
import { suggestForLine } from '@inkroute/contract/store/match'
import { newColourRule } from '@inkroute/engine/batch/colour-rule'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectors } from '../../connectors/registry.ts'
import { marketDesk, type SandboxShop } from '../../connectors/testing/market-desk.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { saveDesign, shape } from '../design/testing/designs.ts'
import { listableGoods, skusOfGoods } from '../goods/goods.ts'
import { materialModule } from '../material/material.module.ts'
import { findStore } from '../store/core/store.queries.ts'
import { takeOrders } from '../store/sync/take-orders.ts'
import { bind, fieldsFor, ownSandbox } from '../store/testing/market.ts'
import { marketOrder } from '../store/testing/market-order.ts'
import { stockFlowJob } from './stock-flow.job.ts'

const sandbox_url = await ownSandbox()
const pictures = createServer()
const pictures_url = await new Promise<string>((resolve) =>
  pictures.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(pictures.address() as AddressInfo).port}`)),
)
afterAll(() => void pictures.close())
const app = await testApp({
  holds: 'catalogue',
  sandbox_url,
  env: { RATE_LIMITS: 'false', IMPORT_ALLOW: new URL(pictures_url).host },
})
let ann: TestSeller
let bob: TestSeller
let goods_id: number
let store_id: number

const content = {
  name: '通用',
  title: '{title_en} | {product}',
  description: 'Made for {brand} & you',
  category_id: '',
  brand: 'Dawn',
  currency: 'USD',
  quantity: 50,
  attributes: {},
  price: { base: 'cost', rate: 7.2, multiply: 3, add: 1, ending: '.99' },
} as const
const shopify = marketDesk(sandbox_url, 'shopify')

beforeAll(async () => {
  await materialModule.base?.(app.ctx)
  ;[ann, bob] = await Promise.all([newSeller(app), newSeller(app)])
  ;({ goods_id } = await saveDesign(app, ann, [shape('a')], { name: 'Star keyring' }))
  const connector = connectors.find(({ slug }) => slug === 'shopify')
  if (!connector) throw new Error('no shopify')
  const shop = await shopify.openShop()
  const { stores } = await bind(app, await fieldsFor(app, shopify, connector, shop, ann), ann)
  store_id = stores[0]!.id
})

const template = (seller: TestSeller, platform = 'shopify') =>
  app.call(contract.saveListingTemplate, { platform, ...content }, seller)

test.each(listingPlatforms.map(({ word }) => word))('a template for %s is saved and found again', async (platform) => {
  // What the form sends for a platform that asks for nothing of its own: no attributes at all.
  const { attributes: _, ...sent } = content
  const saved = await app.call(contract.saveListingTemplate, { platform, ...sent }, ann)
  const { data } = await app.call(contract.listListingTemplates, { platform }, ann)
  expect(data.find(({ id }) => id === saved.id)).toMatchObject({ name: content.name, attributes: {} })
})

test('goods whose pictures are not made yet are named and not sent', async () => {
  const { id } = await template(ann)
  const wanted = { platform: 'shopify', template_id: id, goods_ids: [goods_id] }
  const { data } = await app.call(contract.previewListings, wanted, ann)
  expect(data[0]?.problems.map(({ field }) => field)).toEqual(['pictures'])
  const done = await app.call(contract.releaseListings, { ...wanted, store_id }, ann)
  expect(done).toMatchObject({ queued: 0, refused: [{ goods_id }] })
})

test('a template in another currency than the shop is refused, with the rate', async () => {
  const connector = connectors.find(({ slug }) => slug === 'shopify')
  if (!connector) throw new Error('no shopify')
  const shop = await shopify.ask<SandboxShop>('shops', { name: 'London', region: 'GB' })
  const { stores } = await bind(app, await fieldsFor(app, shopify, connector, shop, bob), bob)
  const saved = await saveDesign(app, bob, [shape('a')], { name: 'Pound keyring' })
  const { id } = await template(bob)
  const wanted = { platform: 'shopify', template_id: id, goods_ids: [saved.goods_id], store_id: stores[0]!.id }
  const refused = await app.call(contract.releaseListings, wanted, bob).catch((error) => error)
  expect(refused).toMatchObject({ error: 'listing_currency' })
  expect(refused.message).toMatch(/USD.*GBP.*1 GBP = \d+(\.\d+)? 元/)
})

test('goods are listed with prices by formula, listed again they are changed, and can be taken off', async () => {
  await app.drain()
  const { id } = await template(ann)
  const wanted = { platform: 'shopify', template_id: id, goods_ids: [goods_id] }
  const { data, currency } = await app.call(contract.previewListings, wanted, ann)
  expect(currency).toBe('USD')
  expect(data[0]).toMatchObject({ title: expect.stringContaining(' | '), problems: [] })
  expect(data[0]?.variants[0]?.price).toMatch(/\.99$/)
  await app.call(contract.releaseListings, { ...wanted, store_id }, ann)
  await app.drain()
  const page = { platform: 'shopify' }
  const [first] = (await app.call(contract.listListings, page, ann)).data
  expect(first).toMatchObject({ state: 'live', goods_id, store_id, problems: [] })
  expect(first?.external_product_id).not.toBe('')
  await app.call(contract.releaseListings, { ...wanted, store_id }, ann)
  await app.drain()
  const again = await app.call(contract.listListings, page, ann)
  expect(again.data).toMatchObject([{ id: first?.id, external_product_id: first?.external_product_id, state: 'live' }])
  expect(await app.call(contract.unpublishListings, { ids: [first!.id] }, bob)).toEqual({ queued: 0 })
  expect(await app.call(contract.unpublishListings, { ids: [first!.id] }, ann)).toEqual({ queued: 1 })
  await app.drain()
  expect((await app.call(contract.listListings, page, ann)).data[0]?.state).toBe('unpublished')
  expect(await shopify.violations()).toEqual([])
})

test('addresses of pictures for shops live for days, each for its own picture only', async () => {
  const [goods] = await listableGoods(app.ctx, ann.seller_id, [goods_id], 'en')
  const address = new URL(goods?.pictures[0]?.url ?? '', 'http://shop.test')
  const key = address.pathname.replace('/files/', '')
  const [expires = '', signature = ''] = ['expires', 'signature'].map((name) => address.searchParams.get(name) ?? '')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const opens = (of: string, until: string, at: Date) => app.ctx.storage.verify(of, until, signature, at)
  expect(opens(key, expires, inDays(6.9))).toBe(true)
  expect(opens(key, expires, inDays(15))).toBe(false)
  expect(opens(`${key}x`, expires, inDays(0))).toBe(false)
  expect(opens(key, `${Number(expires) + 1}`, inDays(0))).toBe(false)
})

test('a batch run leaves drafts, which are released when the seller says so, each goods once', async () => {
  const { id: template_id } = await template(ann)
  const { id: of_bob } = await template(bob)
  const plan = {
    products: [{ basic_product_id: 1001, size_ids: [1] }],
    artworks: [{ kind: 'artwork' as const, key: 'golden-dunes' }],
    colours: newColourRule('default'),
    listing: { platform: 'shopify', store_id, template_id },
  }
  const start = (listing: typeof plan.listing, seller: TestSeller) =>
    app.call(createBatchRun, { ...plan, listing }, seller)
  await expect(start(plan.listing, bob)).rejects.toMatchObject({ error: 'not_found' })
  await expect(start({ ...plan.listing, template_id: of_bob }, ann)).rejects.toMatchObject({ error: 'not_found' })
  const { id } = await start(plan.listing, ann)
  await app.drain()
  const { data: cells } = await app.call(listBatchCells, { id }, ann)
  expect(cells).toMatchObject([{ state: 'done', reason: null, sku_count: 1 }])
  const drafts = () => app.call(contract.listListings, { platform: 'shopify', state: 'draft' }, ann)
  const [draft] = (await drafts()).data
  expect(draft).toMatchObject({ goods_id: cells[0]?.goods_id, store_id, variant_count: 1, problems: [] })
  expect(await app.call(contract.retryListings, { ids: [draft!.id] }, bob)).toEqual({ queued: 0 })
  expect(await app.call(contract.retryListings, { ids: [draft!.id] }, ann)).toEqual({ queued: 1 })
  await app.drain()
  const { data } = await app.call(contract.listListings, { platform: 'shopify', state: 'live' }, ann)
  expect(data.map((row) => row.id)).toContain(draft?.id)
  expect((await drafts()).total).toBe(0)
})

test('a marketplace that is down is retried later, and nothing is lost', async () => {
  const { id } = await template(ann)
  await shopify.fault('500', '', 1)
  await app.call(
    contract.releaseListings,
    { platform: 'shopify', template_id: id, goods_ids: [goods_id], store_id },
    ann,
  )
  await app.drain()
  const [row] = (await app.call(contract.listListings, { platform: 'shopify' }, ann)).data
  expect(['queued', 'live']).toContain(row?.state)
})

test('another seller’s template, goods and store are not found, and files are the way where we cannot list', async () => {
  const own = await template(ann)
  const theirs = await template(bob)
  const wanted = { platform: 'shopify', template_id: own.id, goods_ids: [goods_id] }
  await expect(app.call(contract.previewListings, wanted, bob)).rejects.toMatchObject({ error: 'not_found' })
  await expect(app.call(contract.deleteListingTemplate, { id: own.id }, bob)).rejects.toMatchObject({
    error: 'not_found',
  })
  const with_theirs = { platform: 'shopify', template_id: theirs.id, goods_ids: [goods_id] }
  expect((await app.call(contract.previewListings, with_theirs, bob)).data).toEqual([])
  await expect(app.call(contract.releaseListings, { ...with_theirs, store_id }, bob)).rejects.toMatchObject({
    error: 'not_found',
  })
  const dj = await template(ann, 'dj')
  await expect(
    app.call(contract.releaseListings, { platform: 'dj', template_id: dj.id, goods_ids: [goods_id], store_id }, ann),
  ).rejects.toMatchObject({ error: 'listing_by_file' })
})

test('stock and price changes reach the shop without relisting', async () => {
  const { id } = await template(ann)
  const wanted = { platform: 'shopify', template_id: id, goods_ids: [goods_id] }
  await app.call(contract.releaseListings, { ...wanted, store_id }, ann)
  await app.drain()
  const page = { platform: 'shopify' }
  const [row] = (await app.call(contract.listListings, page, ann)).data
  expect(row?.state).toBe('live')
  const listed = async () => {
    const all =
      await shopify.ask<{ product_id: string; variants: { sku: string; quantity: number; price: string }[] }[]>(
        'listings',
      )
    return all.find(({ product_id }) => row?.external_product_id.endsWith(product_id))
  }
  const before = await listed()
  const { sku_code, item_id } = (await skusOfGoods(app.ctx.db, ann.seller_id, [goods_id]))[0] ?? {
    sku_code: '',
    item_id: 0,
  }
  await app.ctx.db.updateTable('product_stock').set({ pieces: 0 }).where('item_id', '=', item_id).execute()
  await app.ctx.db
    .updateTable('product_stock')
    .set({ pieces: 3 })
    .where('item_id', '=', item_id)
    .where('warehouse_code', '=', (eb) =>
      eb.selectFrom('product_stock as s').select('s.warehouse_code').where('s.item_id', '=', item_id).limit(1),
    )
    .execute()
  await stockFlowJob.run(app.ctx, {})
  await app.drain()
  const after = await listed()
  expect(after?.variants.find(({ sku }) => sku === sku_code)?.quantity).toBe(3)
  expect(after?.product_id).toBe(before?.product_id)
  // Nothing moved since: nobody is told again.
  await stockFlowJob.run(app.ctx, {})
  expect((await app.call(contract.listListings, page, ann)).data[0]?.state).toBe('live')

  await app.call(
    contract.saveListingTemplate,
    { platform: 'shopify', id, ...content, price: { ...content.price, multiply: 9 } },
    ann,
  )
  expect(await app.call(contract.updateListings, { ids: [row!.id], what: 'offer' }, bob)).toMatchObject({
    queued: 0,
  })
  expect(await app.call(contract.updateListings, { ids: [row!.id], what: 'offer' }, ann)).toMatchObject({
    queued: 1,
  })
  await app.drain()
  const dearer = await listed()
  expect(Number(dearer?.variants[0]?.price)).toBeGreaterThan(Number(before?.variants[0]?.price))
  expect(dearer?.product_id).toBe(before?.product_id)
  expect(await shopify.violations()).toEqual([])
})

test('a line whose code and title say nothing is known by its picture, though another saved it smaller and worse', async () => {
  const other = await saveDesign(app, ann, [shape('z')], { name: 'Plain mug' })
  await app.drain()
  const { small_key } = await app.ctx.db
    .selectFrom('design_mockup as m')
    .innerJoin('goods as g', 'g.design_id', 'm.design_id')
    .select('m.small_key')
    .where('g.id', '=', goods_id)
    .where('m.color_id', '<>', 0)
    .orderBy('m.sort')
    .executeTakeFirstOrThrow()
  const worse = await sharp(await app.ctx.storage.get(small_key ?? ''))
    .resize(300)
    .jpeg({ quality: 55 })
    .toBuffer()
  pictures.on('request', (_, reply) => reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(worse))
  const store = await findStore(app.ctx.db, ann.seller_id, store_id)
  if (!store) throw new Error('no store')
  const strange = marketOrder('QX-0')
  const [line] = strange.lines
  await takeOrders(app.ctx, store, [
    { ...strange, lines: [{ ...line, title: '???', picture_url: `${pictures_url}/a.jpg` } as never] },
  ])
  const { id } = await app.ctx.db
    .selectFrom('foreign_order_line')
    .select('id')
    .where('external_sku', '=', 'QX-0')
    .executeTakeFirstOrThrow()
  const { data } = await app.call(suggestForLine, { line_id: id }, ann)
  expect(data[0]).toMatchObject({ goods_id, by: ['picture'] })
  expect(data.every((one) => one.goods_id !== other.goods_id || one.id !== data[0]?.id)).toBe(true)
})

test('categories, what they ask for and freight templates are read from the shop, and what is asked is missed before', async () => {
  const shopee = marketDesk(sandbox_url, 'shopee')
  const connector = connectors.find(({ slug }) => slug === 'shopee')
  if (!connector) throw new Error('no shopee')
  const platform = 'shopee'
  expect(await app.call(listingCategories, { platform }, bob)).toMatchObject({ is_read: false, data: [] })
  await bind(app, await fieldsFor(app, shopee, connector, await shopee.openShop(), bob), bob)
  const roots = await app.call(listingCategories, { platform }, bob)
  expect(roots).toMatchObject({ is_read: true, has_search: true })
  expect(roots.data.every(({ is_leaf }) => !is_leaf)).toBe(true)
  const [shirts] = (await app.call(listingCategories, { platform, keyword: 'tops t-sh' }, bob)).data
  expect(shirts).toMatchObject({ is_leaf: true, path: 'Clothing › Tops › T-shirts' })
  const category_id = shirts?.id ?? ''
  const { data } = await app.call(categoryFields, { platform, category_id }, bob)
  expect(data[0]).toMatchObject({ name: 'Material', is_required: true })
  const [logistics] = (await app.call(shopChoices, { platform }, bob)).data
  expect(logistics).toMatchObject({ key: 'logistic_id', choices: [{ value: '1001' }, { value: '1002' }] })

  // What was read once is there while the marketplace is down.
  await shopee.fault('500', 'get_category', 20)
  expect((await app.call(listingCategories, { platform }, bob)).data).toHaveLength(roots.data.length)
  const made = await saveDesign(app, bob, [shape('b')], { name: 'Moon shirt' })
  const save = (attributes: Record<string, string>) =>
    app.call(contract.saveListingTemplate, { platform, ...content, category_id, attributes }, bob)
  const missing = async (template_id: number) => {
    const wanted = { platform, template_id, goods_ids: [made.goods_id] }
    return (await app.call(contract.previewListings, wanted, bob)).data[0]?.problems.map(({ field }) => field)
  }
  const key = data[0]?.key ?? ''
  const open = await save({ logistic_id: '1001' })
  expect(await missing(open.id)).toContain(key)
  const told = await save({ logistic_id: '1001', [key]: data[0]?.choices[0]?.value ?? '' })
  expect(await missing(told.id)).not.toContain(key)
  expect(await shopee.violations()).toEqual([])
})
