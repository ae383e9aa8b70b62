import { placeProduct } from '@inkroute/contract/listing/catalogue'
import * as contract from '@inkroute/contract/listing/listing'
import { findListingPlatform, listingPlatforms } from '@inkroute/contract/listing/platforms'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { beforeAll, expect, test } from 'vitest'
import type { ListingDraft } from '../../../connectors/core/listing.ts'
import { connectors } from '../../../connectors/registry.ts'
import { marketDesk, type SandboxShop } from '../../../connectors/testing/market-desk.ts'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { saveDesign, shape, words } from '../../design/testing/designs.ts'
import { listableGoods } from '../../goods/goods.ts'
import { saveGoods, saveInput } from '../../goods/testing/saved-goods.ts'
import { materialModule } from '../../material/material.module.ts'
import { bind, fieldsFor, ownSandbox } from '../../store/testing/market.ts'

const sandbox_url = await ownSandbox()
const app = await testApp({ holds: 'catalogue', sandbox_url, env: { RATE_LIMITS: 'false' } })
let ann: TestSeller
let bob: TestSeller
let goods_id: number

const connect = async (slug: string, seller: TestSeller, shop: object = {}) => {
  const connector = connectors.find((one) => one.slug === slug)
  if (!connector) throw new Error(`no ${slug}`)
  const market = marketDesk(sandbox_url, slug)
  const opened = await market.ask<SandboxShop>('shops', { name: slug, ...shop })
  const { stores } = await bind(app, await fieldsFor(app, market, connector, opened, seller), seller)
  const [store] = stores
  if (!store) throw new Error(`no store at ${slug}`)
  return store.id
}

const ready = (platform: string, seller: TestSeller, store_id?: number) =>
  app.call(contract.readyTemplate, { platform, ...(store_id === undefined ? {} : { store_id }) }, seller)

beforeAll(async () => {
  await materialModule.base?.(app.ctx)
  ;[ann, bob] = await Promise.all([newSeller(app), newSeller(app)])
  ;({ goods_id } = await saveDesign(app, ann, [shape('a')], { name: '星星钥匙扣' }))
  await app.drain()
})

test.each(listingPlatforms.map(({ word }) => word))(
  'there is a ready template for %s without a store',
  async (word) => {
    const made = await ready(word, bob)
    expect(made).toMatchObject({ platform: word, title: expect.stringContaining('{title}') })
    expect(await ready(word, bob)).toEqual(made)
  },
)

test('a newcomer publishes Chinese goods in an English shop without making a template', async () => {
  const store_id = await connect('shopify', ann, { region: 'GB' })
  const template = await ready('shopify', ann, store_id)
  expect(template).toMatchObject({ currency: 'GBP', language: 'en', price: { base: 'cost' } })
  const wanted = { platform: 'shopify', template_id: template.id, goods_ids: [goods_id], store_id }
  const [first] = (await app.call(contract.previewListings, wanted, ann)).data
  expect(first?.problems).toEqual([])
  expect(`${first?.title}${first?.description}`).not.toMatch(/\p{Script=Han}/u)
  expect(first?.description).toMatch(/Material: .+/)
  expect(first?.pictures.length).toBe(first?.picture_count)
  expect(first?.listed).toBeNull()
  expect(await app.call(contract.releaseListings, wanted, ann)).toEqual({ queued: 1, refused: [] })
  await app.drain()
  const { data } = await app.call(contract.goodsListings, { goods_ids: String(goods_id) }, ann)
  expect(data).toMatchObject([{ goods_id, store_id, platform: 'shopify', state: 'live' }])
  const page = await fetch(data[0]?.url ?? '')
  expect(await page.text()).toContain(first?.title)
  const [again] = (await app.call(contract.previewListings, wanted, ann)).data
  expect(again?.listed).toMatchObject({ state: 'live', url: data[0]?.url })
  expect((await app.call(contract.goodsListings, { goods_ids: String(goods_id) }, bob)).data).toEqual([])
})

test.each(['shopify', 'etsy', 'tiktok'])(
  'what a newcomer publishes on %s without a word can stay as it is',
  async (slug) => {
    const seller = await newSeller(app)
    const store_id = await connect(slug, seller, { region: 'US' })
    const basic = await saveInput(app, seller)
    const document = basic.document as unknown as DesignDocument
    const views = document.views.map((view) => ({ ...view, layers: [words('a', 'Moon cat')] }))
    const made = await saveGoods(app, seller, { document: { ...document, views } })
    const template = await ready(slug, seller, store_id)
    const wanted = { platform: slug, template_id: template.id, goods_ids: [made.goods_id], store_id }
    const early = (await app.call(contract.previewListings, wanted, seller)).data[0]
    expect(early?.problems.map(({ field }) => field)).toContain('pictures')
    await app.drain()
    const { data } = await app.call(contract.previewListings, wanted, seller)
    expect(data[0]?.problems).toEqual([])
    expect(data[0]?.warnings).toEqual([])
    expect(await app.call(contract.releaseListings, wanted, seller)).toEqual({ queued: 1, refused: [] })
    const row = await app.ctx.db
      .selectFrom('listing')
      .select('draft')
      .where('goods_id', '=', made.goods_id)
      .executeTakeFirstOrThrow()
    const draft = row.draft as unknown as ListingDraft
    const [goods] = await listableGoods(app.ctx, seller.seller_id, [made.goods_id], 'en')
    expect(draft.title).toBe(`Moon cat ${goods?.product_name}`)
    // Every picture there is, within what the marketplace takes, and none twice.
    const finished = goods?.pictures.length ?? 0
    expect(finished).toBeGreaterThan(1)
    expect(draft.picture_urls).toHaveLength(Math.min(finished, findListingPlatform(slug)?.limits.pictures ?? 0))
    expect(new Set(draft.picture_urls).size).toBe(draft.picture_urls.length)
    expect(data[0]?.category).toBe(slug === 'shopify' ? '' : 'Clothing › Tops › T-shirts')
  },
)

test('the lists of the shop fill what they can, and the platform’s own tree names the category', async () => {
  const store_id = await connect('etsy', ann)
  const template = await ready('etsy', ann, store_id)
  expect(template.attributes.shipping_profile_id).toMatch(/^\d+$/)
  const wanted = { platform: 'etsy', template_id: template.id, goods_ids: [goods_id], store_id }
  const [first] = (await app.call(contract.previewListings, wanted, ann)).data
  expect(first).toMatchObject({ problems: [], category: 'Bags & Accessories › Keyrings' })
})

test('each product goes to a category of its own, whatever the template was used for before', async () => {
  const [seller, other] = await Promise.all([newSeller(app), newSeller(app)])
  const store_id = await connect('etsy', seller)
  const { id, updated_at: _, ...content } = await ready('etsy', seller, store_id)
  const shirts = { category_id: '500111', category_name: 'Clothing › Tops › T-shirts' }
  await app.call(contract.saveListingTemplate, { ...content, id, ...shirts }, seller)
  const [shirt, ring] = [await saveGoods(app, seller), await saveDesign(app, seller, [shape('a')])]
  await app.drain()
  const preview = async (goods: number) => {
    const wanted = { platform: 'etsy', template_id: id, goods_ids: [goods], store_id }
    const [one] = (await app.call(contract.previewListings, wanted, seller)).data
    if (!one) throw new Error('no preview')
    return one
  }
  expect(await preview(shirt.goods_id)).toMatchObject({ category_id: '500111', problems: [] })
  const wanted = { platform: 'etsy', template_id: id, goods_ids: [shirt.goods_id], store_id }
  expect(await app.call(contract.releaseListings, wanted, seller)).toMatchObject({ queued: 1 })
  const named = await preview(ring.goods_id)
  expect(named.category_id).toBe('500330')
  const place = { platform: 'etsy', product_id: named.product_id, category_id: '500211' }
  await app.call(placeProduct, { ...place, category_name: 'Mugs', attributes: { 'attr.9003': '350 ml' } }, seller)
  expect(await preview(ring.goods_id)).toMatchObject({ category: 'Mugs', problems: [] })
  expect((await preview(ring.goods_id)).attributes).toContainEqual({ name: 'Capacity', value: '350 ml' })
  expect((await preview(shirt.goods_id)).category_id).toBe('500111')
  await app.call(placeProduct, { ...place, category_id: '500112' }, other)
  expect((await preview(ring.goods_id)).category_id).toBe('500211')
})

test('a title is changed where it is previewed, stays with the listing, and numbers in it are pointed out', async () => {
  const seller = await newSeller(app)
  const store_id = await connect('shopify', seller)
  const { id: template_id } = await ready('shopify', seller, store_id)
  const { goods_id: id } = await saveDesign(app, seller, [shape('a')], { name: 'Keyring-20261119-0001' })
  await app.drain()
  const wanted = { platform: 'shopify', template_id, goods_ids: [id], store_id }
  const preview = async (titles?: Record<string, string>) =>
    (await app.call(contract.previewListings, { ...wanted, ...(titles ? { titles } : {}) }, seller)).data[0]
  const first = await preview()
  expect(first?.warnings).toEqual([expect.stringContaining('20261119')])
  expect(first?.problems).toEqual([])
  const titles = { [id]: 'Moon over the lake keyring' }
  expect(await preview(titles)).toMatchObject({ title: 'Moon over the lake keyring', warnings: [] })
  await app.call(contract.releaseListings, { ...wanted, titles }, seller)
  await app.drain()
  expect((await preview())?.title).toBe('Moon over the lake keyring')
  expect((await app.call(contract.listListings, { platform: 'shopify' }, seller)).data[0]).toMatchObject({
    title: 'Moon over the lake keyring',
    state: 'live',
  })
  expect((await preview({ [id]: '' }))?.title).toBe(first?.title)
})

test('a store of another seller has no template for us, and one in another currency gets its own', async () => {
  const store_id = await connect('shopify', bob, { region: 'GB' })
  await expect(ready('shopify', ann, store_id)).rejects.toMatchObject({ error: 'not_found' })
  await expect(ready('etsy', bob, store_id)).rejects.toMatchObject({ error: 'listing_other_platform' })
  const [usual, own] = [await ready('shopify', bob), await ready('shopify', bob, store_id)]
  expect(own.currency).not.toBe(usual.currency)
})

test('rules are tried with the newest goods while they are written', async () => {
  const rules = {
    platform: 'shopify',
    title: '{product}: {nothing}',
    description: '{care}',
    tags: '{tags}, gift',
    brand: '',
  }
  const { data } = await app.call(contract.previewTemplate, { ...rules, language: 'en' }, ann)
  expect(data).toMatchObject({ goods_title: '星星钥匙扣', title: expect.stringMatching(/^\w.*: \{nothing\}$/) })
  expect(data?.tags).toContain('gift')
  expect((await app.call(contract.previewTemplate, { ...rules, language: 'en' }, bob)).data).toBeNull()
})
