import { expect, test } from 'vitest'
import { playSamples } from '../testing/play-samples.ts'
import { sampleDraft } from '../testing/sample-draft.ts'
import { getSamples, type Sample } from '../testing/samples.ts'
import { shopee } from './shopee.ts'

const DETAIL = '/api/v2/order/get_order_detail'
interface Answer {
  readonly response: { readonly order_list: readonly { readonly item_list: readonly object[] }[] }
}

function changed(more: object, items: readonly object[] = [{}]): Sample[] {
  return getSamples('shopee').map((each) => {
    if (each.request.path !== DETAIL) return each
    const [order] = (each.answer as Answer).response.order_list
    const item_list = items.map((item) => ({ ...order?.item_list[0], ...item }))
    const order_list = [{ ...order, ...more, item_list }]
    return { ...each, answer: { error: '', message: '', request_id: '1', response: { order_list } } }
  })
}
const read = (samples: Sample[]) => shopee.getOrder(playSamples(shopee, samples).conn, '1')

test('two models of one item are two lines, though their item has one number', async () => {
  const both = [
    { order_item_id: 77, item_id: 77, model_id: 1, model_sku: 'A' },
    { order_item_id: 77, item_id: 77, model_id: 2, model_sku: 'B' },
  ]
  const { lines } = await read(changed({ order_status: 'UNPAID', package_list: [] }, both))
  expect(lines.map(({ external_line_id, sku }) => [external_line_id, sku])).toEqual([
    ['77:1', 'A'],
    ['77:2', 'B'],
  ])
})

test('goods in Shopee’s warehouse, and stock prepared in advance, are not ours to make', async () => {
  const base = { order_status: 'UNPAID', package_list: [] }
  expect((await read(changed({ ...base, fulfillment_flag: 'fulfilled_by_shopee' }))).fulfilled_by).toBe('platform')
  expect((await read(changed({ ...base, advance_package: true }))).fulfilled_by).toBe('platform')
  expect((await read(changed({ ...base, fulfillment_flag: 'fulfilled_by_cb_seller' }))).fulfilled_by).toBe('seller')
})

test('a package exists before it is sent, and then has no number to ask for', async () => {
  const package_list = [{ package_number: 'OFG1', logistics_status: 'LOGISTICS_READY', shipping_carrier: 'SPX' }]
  const { conn, sent } = playSamples(shopee, changed({ order_status: 'CANCELLED', package_list }))
  expect((await shopee.getOrder(conn, '1')).parcels).toEqual([])
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([DETAIL])
})

test('a main account connects all its shops', async () => {
  const samples = getSamples('shopee').map((each) =>
    each.request.path === '/api/v2/auth/token/get'
      ? {
          ...each,
          request: { ...each.request, body: { code: '', partner_id: 1, main_account_id: 1 } },
          answer: {
            access_token: 'a',
            refresh_token: 'r',
            expire_in: 14_400,
            shop_id_list: [11, 12],
            merchant_id_list: [9],
          },
        }
      : each,
  )
  const { conn: played } = playSamples(shopee, samples)
  const conn = { ...played, app: { ...played.app, key: '2001887' } }
  const fields = { code: 'c', main_account_id: '5' }
  const shops = await shopee.completeAuth(conn, { fields, code_verifier: '', shop_domain: '', region: '' })
  expect(shops.map(({ external_shop_id }) => external_shop_id)).toEqual(['11', '12'])
})

test('variations have names of our own, in the only form Shopee still documents', async () => {
  const { conn, sent } = playSamples(shopee, getSamples('shopee'))
  const draft = sampleDraft(shopee, 'Six1006', 'https://files.example/cat.png')
  await shopee.updateListing?.(conn, '43934929681', {
    ...draft,
    variants: draft.variants.slice(0, 2).map((each, at) => (at === 0 ? { ...each, sku: 'Six1006-Red-M' } : each)),
  })
  const told = sent.find(({ url }) => url.includes('update_tier_variation'))
  expect(JSON.parse(String(told?.body)).standardise_tier_variation[0]).toMatchObject({
    variation_id: 0,
    variation_name: 'Color',
    variation_option_list: [{ variation_option_id: 0, variation_option_name: 'Red' }],
  })
})
