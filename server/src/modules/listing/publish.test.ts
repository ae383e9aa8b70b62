import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as contract from '@inkroute/contract/listing/listing'
import { savePersonalForm } from '@inkroute/contract/personal/personal'
import { getShopKey } from '@inkroute/contract/personal/shop'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectors } from '../../connectors/registry.ts'
import { marketDesk } from '../../connectors/testing/market-desk.ts'
import type { JsonColumns, JsonText } from '../../infra/db/json-column.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { saveSellerLevel } from '../account/account.ts'
import { saveDesign, shape } from '../design/testing/designs.ts'
import { materialModule } from '../material/material.module.ts'
import { findStore } from '../store/store.ts'
import { bind, fieldsFor, ownSandbox } from '../store/testing/market.ts'
import { claimListing } from './core/listing.queries.ts'
import { getPage } from './listed-goods.ts'
import { publishJob } from './publish.job.ts'

type DraftText = JsonText<JsonColumns['listing.draft']>

const sandbox_url = await ownSandbox()
/** What happens while a picture is fetched. */
let meanwhile = async () => {}
/** Etsy is given the files of pictures, not their addresses. */
const pictures = createServer(async (_request, reply) => {
  await meanwhile()
  reply.setHeader('content-type', 'image/png').end('a star')
})
await new Promise<void>((ready) => pictures.listen(0, '127.0.0.1', ready))
afterAll(() => pictures.close())
const picture_origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`
const env = { RATE_LIMITS: 'false', MARKET_ALLOW: picture_origin }
const app = await testApp({ holds: 'catalogue', sandbox_url, env })
let ann: TestSeller
let goods_id: number

const content = {
  name: '通用',
  title: '{title_en} | {product}',
  description: 'Made for {brand} & you',
  brand: 'Dawn',
  currency: 'USD',
  quantity: 50,
  price: { base: 'cost', rate: 7.2, multiply: 3, add: 1, ending: '.99' },
} as const

beforeAll(async () => {
  await materialModule.base?.(app.ctx)
  ann = await newSeller(app)
  await saveSellerLevel(app.ctx.db, ann.seller_id, 4)
  ;({ goods_id } = await saveDesign(app, ann, [shape('a')], { name: 'Star keyring' }))
  await app.drain()
})

test('a listing is under review as long as its platform takes, whatever happens meanwhile', async () => {
  const desk = marketDesk(sandbox_url, 'aliexpress')
  const connector = connectors.find(({ slug }) => slug === 'aliexpress')
  if (!connector) throw new Error('no aliexpress')
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, await desk.openShop(), ann), ann)
  const attributes = { product_unit: '100000015', ws_valid_num: '21', freight_template_id: '1001', lead_days: '5' }
  const platform = 'aliexpress'
  const saved = { platform, ...content, category_id: '1001', attributes }
  const { id: template_id } = await app.call(contract.saveListingTemplate, saved, ann)
  const wanted = { platform, template_id, goods_ids: [goods_id], store_id: stores[0]!.id }
  expect(await app.call(contract.releaseListings, wanted, ann)).toMatchObject({ queued: 1 })
  const read = async () => (await app.call(contract.listListings, { platform }, ann)).data[0]
  const listing_id = (await read())!.id
  const look = async () => {
    await publishJob.run(app.ctx, { seller_id: ann.seller_id, listing_id })
    return (await read())?.state
  }
  expect(await look()).toBe('pending')
  // Two days later.
  await app.ctx.db.updateTable('listing').set({ attempts: 60 }).where('id', '=', listing_id).execute()
  await desk.fault('500', 'product.info.get', 1)
  expect(await look()).toBe('pending')
  expect(await look()).toBe('live')
})

const field = { help: {}, is_required: true, when: null, layer_ids: ['a'], default: '' }
const colour = {
  ...field,
  id: 'colour',
  label: { en: 'Star colour', zh: '星星颜色' },
  kind: 'choice' as const,
  of: 'colour' as const,
  options: [
    { value: 'Red', label: {}, colour: '#e8452c' },
    { value: 'Blue', label: { en: 'Deep blue' }, colour: '#2c45e8' },
  ],
}

test('what buyers personalise is asked by the platform that can, and their answers are known without a mapping', async () => {
  const personal = await saveDesign(app, ann, [shape('a')], { name: 'Chosen star' })
  const form = { is_on: true, fields: [colour], approval: 'auto' as const, forbidden: [] }
  await app.call(savePersonalForm, { id: personal.goods_id, revision: 0, ...form }, ann)
  await app.drain()
  const desk = marketDesk(sandbox_url, 'etsy')
  const connector = connectors.find(({ slug }) => slug === 'etsy')
  if (!connector) throw new Error('no etsy')
  const shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, shop, ann), ann)
  const store_id = stores[0]!.id
  const attributes = {
    who_made: 'i_did',
    when_made: 'made_to_order',
    shipping_profile_id: '1',
    readiness_state_id: '1',
  }
  const saved = { platform: 'etsy', ...content, title: 'Chosen star', category_id: '482', attributes }
  const { id: template_id } = await app.call(contract.saveListingTemplate, saved, ann)
  const wanted = { platform: 'etsy', template_id, goods_ids: [personal.goods_id, goods_id], store_id }
  const { data } = await app.call(contract.previewListings, wanted, ann)
  expect(data.map((one) => one.personal)).toEqual([
    { asked: ['Star colour'], left: [], has_widget: false, extras: 'none', warnings: [] },
    null,
  ])
  await app.call(contract.releaseListings, { ...wanted, goods_ids: [personal.goods_id] }, ann)
  const draft = sql<DraftText>`jsonb_set(draft, '{picture_urls}', ${JSON.stringify([`${picture_origin}/star.png`])}::jsonb)`
  await app.ctx.db.updateTable('listing').set({ draft }).where('goods_id', '=', personal.goods_id).execute()
  await app.drain()
  const [listing] = (await app.call(contract.listListings, { platform: 'etsy' }, ann)).data
  expect(listing).toMatchObject({ state: 'live', problems: [] })
  const [there] = await desk.ask<{ extra: { questions: object[] } }[]>(`listings?shop_id=${shop.shop_id}`)
  expect(there?.extra.questions).toEqual([
    {
      question_text: 'Star colour',
      question_type: 'dropdown',
      required: true,
      options: [{ label: 'Red' }, { label: 'Deep blue' }],
    },
  ])
  const known = app.ctx.db.selectFrom('personal_mapping').select(['goods_id', 'mapping'])
  expect(await known.where('store_id', '=', store_id).execute()).toEqual([
    { goods_id: personal.goods_id, mapping: { 'star colour': 'colour' } },
  ])
  expect(await desk.violations()).toEqual([])
})

test('where only the widget can ask, the product carries the key of its form', async () => {
  const personal = await saveDesign(app, ann, [shape('a')], { name: 'Widget star' })
  const paid = { ...colour, extra_fen: 500 }
  const form = { is_on: true, fields: [paid], approval: 'auto' as const, forbidden: [] }
  await app.call(savePersonalForm, { id: personal.goods_id, revision: 0, ...form }, ann)
  await app.drain()
  const desk = marketDesk(sandbox_url, 'woocommerce')
  const connector = connectors.find(({ slug }) => slug === 'woocommerce')
  if (!connector) throw new Error('no woocommerce')
  const shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, shop, ann), ann)
  const saved = { platform: 'woo', ...content, title: 'Widget star', category_id: '', attributes: {} }
  const { id: template_id } = await app.call(contract.saveListingTemplate, saved, ann)
  const wanted = { platform: 'woo', template_id, goods_ids: [personal.goods_id], store_id: stores[0]!.id }
  const { data } = await app.call(contract.previewListings, wanted, ann)
  expect(data[0]?.personal).toEqual({
    asked: [],
    left: ['Star colour'],
    has_widget: true,
    extras: 'by_hand',
    warnings: [],
  })
  // A form whose layer is gone cannot be filled: it is not published, and says why.
  const gone = sql<string>`jsonb_set(fields::jsonb, '{0,layer_ids}', '["b"]')`
  const forms = app.ctx.db.updateTable('personal_form').where('goods_id', '=', personal.goods_id)
  await forms.set({ fields: gone }).execute()
  const broken = await app.call(contract.releaseListings, wanted, ann)
  expect(broken).toMatchObject({ queued: 0, refused: [{ goods_id: personal.goods_id }] })
  expect(broken.refused[0]?.message).toContain('星星颜色：设计中已没有这个图层')
  await forms.set({ fields: JSON.stringify([paid]) }).execute()
  // Looking makes no key.
  expect((await app.call(getShopKey, { id: personal.goods_id }, ann)).shop).toBeNull()
  await app.call(contract.releaseListings, wanted, ann)
  await app.drain()
  const { shop: code } = await app.call(getShopKey, { id: personal.goods_id }, ann)
  const [there] = await desk.ask<{ extra: { meta_data: object[] } }[]>(`listings?shop_id=${shop.shop_id}`)
  expect(there?.extra.meta_data).toEqual([{ key: '_inkroute_form', value: code?.key }])
  expect(await desk.violations()).toEqual([])
})

test('two goods published at once use the same options of the shop', async () => {
  const desk = marketDesk(sandbox_url, 'prestashop')
  const connector = connectors.find(({ slug }) => slug === 'prestashop')
  if (!connector) throw new Error('no prestashop')
  const shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, shop, ann), ann)
  const goods_ids = [goods_id]
  for (const name of ['Second star', 'Third star'])
    goods_ids.push((await saveDesign(app, ann, [shape('a')], { name })).goods_id)
  await app.drain()
  const platform = 'prestashop'
  const saved = { platform, ...content, currency: 'EUR', category_id: '', attributes: {} }
  const { id: template_id } = await app.call(contract.saveListingTemplate, saved, ann)
  const wanted = { platform, template_id, goods_ids, store_id: stores[0]!.id }
  expect(await app.call(contract.releaseListings, wanted, ann)).toMatchObject({ queued: 3 })
  const there = `${picture_origin}/star.png`
  const draft = sql<DraftText>`regexp_replace(draft::text, '"https?://[^"]*"', ${JSON.stringify(there)}, 'g')::jsonb`
  await app.ctx.db.updateTable('listing').set({ draft }).where('store_id', '=', stores[0]!.id).execute()
  const rows = async () => (await app.call(contract.listListings, { platform }, ann)).data
  const run = ({ id }: { id: number }) => publishJob.run(app.ctx, { seller_id: ann.seller_id, listing_id: id })
  await Promise.all((await rows()).map(run))
  // The one that is done sends the next.
  await app.drain()
  expect((await rows()).map(({ state, problems }) => [state, problems])).toEqual(Array(3).fill(['live', []]))
  const shops = await desk.ask<{ shop_id: string; extra: { catalogue: string } }[]>('shops')
  const catalogue = shops.find(({ shop_id }) => shop_id === shop.shop_id)?.extra.catalogue ?? '{}'
  // Links to shops of the sandbox lead there; a real site that is connected in the demo has pages of its own.
  const [listing] = await rows()
  expect(listing?.url).toContain(`${sandbox_url}/marketplaces/prestashop/listings`)
  const real = { ...(await findStore(app.ctx.db, ann.seller_id, stores[0]!.id))!, shop_domain: 'moon.example' }
  const shown = { goods_id, state: 'live', external_product_id: '7', page_url: '' }
  expect(getPage(app.ctx, real, shown)).toBe('https://moon.example/index.php?controller=product&id_product=7')
  const { options } = JSON.parse(catalogue) as { options: { texts: { name: object } }[] }
  const names = options.map(({ texts }) => JSON.stringify(texts.name))
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})

/** A listing in a new PrestaShop with pictures that have to be fetched one by one. */
async function slowListing(name: string) {
  const desk = marketDesk(sandbox_url, 'prestashop')
  const connector = connectors.find(({ slug }) => slug === 'prestashop')
  if (!connector) throw new Error('no prestashop')
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, await desk.openShop(), ann), ann)
  const made = await saveDesign(app, ann, [shape('a')], { name })
  await app.drain()
  const platform = 'prestashop'
  const saved = { platform, ...content, currency: 'EUR', category_id: '', attributes: {} }
  const { id: template_id } = await app.call(contract.saveListingTemplate, saved, ann)
  const wanted = { platform, template_id, goods_ids: [made.goods_id], store_id: stores[0]!.id }
  await app.call(contract.releaseListings, wanted, ann)
  const urls = JSON.stringify([1, 2, 3].map((at) => `${picture_origin}/${name}-${at}.png`))
  const there = sql`regexp_replace(draft::text, '"https?://[^"]*"', ${JSON.stringify(`${picture_origin}/${name}-1.png`)}, 'g')::jsonb`
  const draft = sql<DraftText>`jsonb_set(${there}, '{picture_urls}', ${urls}::jsonb)`
  const ours = app.ctx.db.updateTable('listing').set({ draft }).where('goods_id', '=', made.goods_id)
  const { id } = await ours.returning('id').executeTakeFirstOrThrow()
  const read = () => app.ctx.db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { read, run: () => publishJob.run(app.ctx, { seller_id: ann.seller_id, listing_id: id }), id }
}

test('a publication that takes minutes is not taken over while it goes on', async () => {
  const { id, read, run } = await slowListing('Slow star')
  const taken: boolean[] = []
  meanwhile = async () => {
    app.clock.advance(100_000)
    const now = app.clock.now()
    const given_up_before = new Date(now.getTime() - 150_000).toISOString()
    taken.push(await claimListing(app.ctx.db, ann.seller_id, id, { now: now.toISOString(), given_up_before }))
  }
  await run()
  meanwhile = async () => {}
  expect(taken.length).toBeGreaterThan(2)
  expect(new Set(taken)).toEqual(new Set([false]))
  expect(await read()).toMatchObject({ state: 'live', problems: [] })
})

test('a worker whose listing was taken over calls the shop no more, and leaves the result to the other one', async () => {
  const { id, read, run } = await slowListing('Lost star')
  let fetched = 0
  meanwhile = async () => {
    fetched += 1
    app.clock.advance(40_000)
    const updated_at = app.clock.now().toISOString()
    await app.ctx.db.updateTable('listing').set({ updated_at }).where('id', '=', id).execute()
  }
  await run()
  meanwhile = async () => {}
  expect(fetched).toBe(1)
  expect(await read()).toMatchObject({ state: 'publishing', external_product_id: '' })
})
