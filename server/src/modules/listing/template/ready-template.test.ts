import * as contract from '@inkroute/contract/listing/listing'
import { listingPlatforms } from '@inkroute/contract/listing/platforms'
import { beforeAll, expect, test } from 'vitest'
import { connectors } from '../../../connectors/registry.ts'
import { marketDesk, type SandboxShop } from '../../../connectors/testing/market-desk.ts'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { saveDesign, shape } from '../../design/testing/designs.ts'
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

test('the lists of the shop fill what they can, and the rest is asked for by its field', async () => {
  const store_id = await connect('etsy', ann)
  const template = await ready('etsy', ann, store_id)
  expect(template.attributes.shipping_profile_id).toMatch(/^\d+$/)
  const wanted = { platform: 'etsy', template_id: template.id, goods_ids: [goods_id], store_id }
  const [first] = (await app.call(contract.previewListings, wanted, ann)).data
  expect(first?.problems.map(({ field }) => field)).toEqual(['category_id'])
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
