import { expect, test } from 'vitest'
import type { ListingDraft } from '../core/listing.ts'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples, type Sample, sample } from '../testing/samples.ts'
import { getStatus } from './orders.ts'
import { shopline } from './shopline.ts'

const all = getSamples('shopline')
const but = (answers: Readonly<Record<string, unknown>>, status?: number): Sample[] =>
  all.map((each) =>
    each.call in answers ? { ...each, answer: answers[each.call], ...(status ? { status } : {}) } : each,
  )
const play = (samples: readonly Sample[] = all) =>
  playSamples(shopline, samples, { shop: { shop_domain: 'moon-cat.myshopline.com' } })
const calls = (sent: readonly { readonly method: string; readonly url: string }[]) =>
  sent.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/v20260301/')[1]}`)
const toBody = (request: { readonly body?: unknown } | undefined) => JSON.parse(String(request?.body))

const WINDOW = { since: '2026-10-30T00:00:00Z', until: '2026-11-01T00:00:00Z', page: null }
const draft: ListingDraft = {
  draft_id: 'InkRoute 1',
  title: 'Moon cat',
  description_html: '<p>Soft</p>',
  category_id: '',
  brand: 'InkRoute',
  picture_urls: ['https://inkroute.example/a.png'],
  option_names: ['Color'],
  variants: [
    {
      sku: 'A',
      options: { Color: 'Red' },
      price: { amount: '19.90', currency: 'USD' },
      quantity: 7,
      picture_urls: [],
      barcode: '',
      weight_g: 180,
    },
  ],
  package_mm: { length: 1, width: 1, height: 1 },
  attributes: {},
}

test('an order is read without refunded pieces and cancelled parcels, with its answers and notes', async () => {
  const { conn, sent } = play()
  const { orders, unread } = await shopline.pullOrders(conn, WINDOW)
  expect(unread).toEqual([])
  expect(calls(sent)).toEqual(['GET orders.json', 'GET orders/21057401932826316666967110/refunds.json'])
  expect(orders).toMatchObject([
    {
      external_number: 'D1001',
      status: 'ready_to_ship',
      buyer_note: 'Ring twice\nGift: yes',
      address: { name: 'Ada Moon', line2: 'Moon Ltd, Floor 2' },
      parcels: [{ tracking_number: 'YT2026001', carrier: 'YunExpress' }],
    },
  ])
  expect(orders[0]?.lines).toMatchObject([
    { quantity: 2, personalisation: [{ value: 'see picture' }, { picture_url: 'https://img.myshopline.com/cat.png' }] },
    { quantity: 1, external_product_id: '', external_variant_id: '' },
  ])
})

test('payment decides before fulfilment, and what is unknown stays so', () => {
  const status = (financial_status: string, fulfillment_status = 'unshipped', of = 'open') =>
    getStatus({ status: of, financial_status, fulfillment_status })
  expect(['unpaid', 'pending', 'partially_paid', 'authorized'].map((paid) => status(paid))).toEqual(
    Array(4).fill('pending_payment'),
  )
  expect(status('paid', 'partial')).toBe('partially_shipped')
  expect(status('paid', 'shipped', 'hidden')).toBe('shipped')
  expect(status('paid', 'unshipped', 'cancelled')).toBe('cancelled')
  expect([status('refunded'), status('something')]).toEqual(['refunded', 'unknown'])
})

test('a product is made as a draft, its stock is set at the default location, and it is shown last', async () => {
  const { conn, sent } = play(but({ products: { products: [] } }))
  expect(await shopline.createListing?.(conn, draft)).toMatchObject({
    state: 'live',
    variant_ids: { A: '18057039439794751459380282' },
  })
  expect(calls(sent)).toEqual([
    'GET products/products.json',
    'POST products/products.json',
    'GET products/16050375155238626683133099.json',
    'GET locations/list.json',
    'POST inventory_levels/set.json',
    'PUT products/16050375155238626683133099.json',
  ])
  const { product } = toBody(sent[1])
  expect(product).toMatchObject({ status: 'draft', handle: 'inkroute-1' })
  expect(product.variants[0]).not.toHaveProperty('inventory_quantity')
  expect(toBody(sent[4])).toEqual({
    available: 7,
    inventory_item_id: '5705499385037070868',
    location_id: '5668167071852661850',
  })
  expect(toBody(sent[5])).toEqual({ product: { status: 'active' } })
})

test('pictures that are there are not sent again', async () => {
  const first = play(but({ products: { products: [] } }))
  await shopline.createListing?.(first.conn, draft)
  const { images } = toBody(first.sent[1]).product
  expect(images).toEqual([{ src: draft.picture_urls[0], alt: expect.stringMatching(/^Moon cat [0-9a-f]{12}$/) }])
  const { product } = sample('shopline', 'product').answer as { product: object }
  const there = { ...product, images: [{ id: '5785', src: 'https://img.myshopline.com/a.png', alt: images[0].alt }] }
  const again = play(but({ product: { product: there } }))
  await shopline.updateListing?.(again.conn, '16050375', draft)
  expect(toBody(again.sent[1]).product).not.toHaveProperty('images')
  const more = play(but({ product: { product: there } }))
  await shopline.updateListing?.(more.conn, '1', {
    ...draft,
    picture_urls: [...draft.picture_urls, 'https://x.example/b.png'],
  })
  expect(toBody(more.sent[1]).product.images).toMatchObject([{ id: '5785' }, { src: 'https://x.example/b.png' }])
})

test('what was deleted in the shop is made again or told, and a missing right is no lost authorisation', async () => {
  const gone = play([...but({ product: { errors: 'Not Found' } }, 404), sample('shopline', 'product')])
  await shopline.updateListing?.(gone.conn, '1', draft)
  expect(calls(gone.sent).slice(0, 2)).toEqual(['GET products/1.json', 'GET products/products.json'])
  const change = { external_product_id: '1', external_variant_id: 'other', sku: 'A', quantity: 1 }
  await expect(shopline.setStock?.(play().conn, [change])).rejects.toMatchObject({ code: 'variant_deleted' })
  const poor = play(but({ orders: { errors: 'Forbidden' } }, 403))
  await expect(shopline.pullOrders(poor.conn, WINDOW)).rejects.toMatchObject({ kind: 'missing_right' })
})

test('webhooks under an old address of ours are replaced and go with the store', async () => {
  const address = 'https://inkroute.example/market-hook/shopline/abcdefghijklmnop'
  const { conn, sent } = play()
  await shopline.webhooks?.subscribe?.(conn, address, '')
  expect(calls(sent)).toEqual([
    'GET webhooks.json',
    ...Array(3).fill('POST webhooks.json'),
    'DELETE 18012/webhooks.json',
  ])
  const leaving = play()
  await shopline.webhooks?.unsubscribe?.(leaving.conn, address)
  expect(calls(leaving.sent)).toEqual(['GET webhooks.json', 'DELETE 18012/webhooks.json'])
})
