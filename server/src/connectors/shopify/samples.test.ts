import { expect, test } from 'vitest'
import type { ListingDraft } from '../core/listing.ts'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples, type Sample, sample } from '../testing/samples.ts'
import { missingScopes } from './auth.ts'
import { findFiles, pictureName } from './listing.ts'
import { shopify } from './shopify.ts'

const all = getSamples('shopify').filter(({ call }) => call !== 'throttled')
const play = (samples: readonly Sample[] = all, credentials = {}) =>
  playSamples(shopify, samples, { shop: { shop_domain: 'moon-cat.myshopify.com' }, credentials })

const WINDOW = { since: '2026-10-30T00:00:00Z', until: '2026-11-01T00:00:00Z', page: null }
const operations = (sent: readonly { readonly body?: unknown }[]) =>
  sent.map(({ body }) => /(?:query|mutation) (\w+)/.exec(String(body))?.[1])

const draft: ListingDraft = {
  draft_id: 'inkroute-1',
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

test('an order is read with what is left after refunds, its answers and its company', async () => {
  const { orders, unread } = await shopify.pullOrders(play().conn, WINDOW)
  expect(unread).toEqual([])
  expect(orders).toMatchObject([
    {
      external_order_id: 'gid://shopify/Order/450789469',
      external_number: '#1001',
      status: 'ready_to_ship',
      paid_at: '2026-10-30T09:00:00.000Z',
      total: { amount: '44.79', currency: 'USD' },
      buyer_note: 'Please ring twice\nGift message: Happy birthday',
      address: { name: 'Ada Moon', line2: 'Moon Ltd, Floor 2', province: 'ON', country: 'CA' },
      parcels: [{ tracking_number: 'YT2026001', carrier: 'YunExpress' }],
    },
  ])
  // The second line was refunded as a whole; the third is of a product that was deleted.
  expect(orders[0]?.lines).toMatchObject([
    {
      quantity: 2,
      personalisation: [{ label: 'Name', value: 'Ada' }],
      external_variant_id: expect.stringContaining('4372'),
    },
    { quantity: 1, external_product_id: '', external_variant_id: '' },
  ])
})

test('a parcel is told once for each location its pieces are assigned to', async () => {
  const { conn, sent } = play()
  const order = await shopify.getOrder(conn, 'gid://shopify/Order/450789469')
  const shipment = {
    shipment_id: '1',
    external_order_id: order.external_order_id,
    tracking_number: 'YT9',
    carrier_code: '',
    carrier_name: 'YunExpress',
    tracking_url: 'https://t.example/YT9',
    shipped_at: '2026-11-01T00:00:00Z',
    lines: order.lines.map(({ external_line_id, quantity }) => ({ external_line_id, quantity })),
    completes_order: true,
  }
  expect(await shopify.ship(conn, shipment, order)).toEqual({ already: false })
  expect(operations(sent)).toEqual(['Order', 'Work', 'Ship', 'Ship'])
  expect(await shopify.ship(conn, { ...shipment, tracking_number: 'YT2026001' }, order)).toEqual({ already: true })
})

test('a product is made as a draft, published to the Online Store, and shown last', async () => {
  const { conn, sent } = play()
  const result = await shopify.createListing?.(conn, draft)
  expect(result).toMatchObject({ state: 'live', external_product_id: 'gid://shopify/Product/108828309' })
  expect(operations(sent)).toEqual(['Channels', 'Known', 'Place', 'Publish', 'Show', 'Status', 'Variants'])
  const { variables } = JSON.parse(String(sent[3]?.body)) as { variables: { input: { status: string } } }
  expect(variables.input.status).toBe('DRAFT')
  expect(String(sent[4]?.body)).toContain('gid://shopify/Publication/1')
})

test('the key of a form is kept with the product before buyers see it', async () => {
  const { conn, sent } = play()
  await shopify.createListing?.(conn, { ...draft, form_key: '1.2.x' })
  expect(operations(sent).slice(3, 6)).toEqual(['Publish', 'Mark', 'Show'])
  expect(JSON.parse(String(sent[4]?.body)).variables.metafields).toEqual([
    {
      ownerId: 'gid://shopify/Product/108828309',
      namespace: 'inkroute',
      key: 'form',
      type: 'single_line_text_field',
      value: '1.2.x',
    },
  ])
})

test('a product that was deleted in the shop is made again under its handle', async () => {
  const gone = { ...sample('shopify', 'product-known'), answer: { data: { productByIdentifier: null } } }
  const { conn, sent } = play(all.map((each) => (each.call === 'product-known' ? gone : each)))
  await shopify.updateListing?.(conn, 'gid://shopify/Product/1', draft)
  expect(JSON.parse(String(sent[3]?.body)).variables.identifier).toEqual({ handle: 'inkroute-1' })
})

test('pictures that are there are named by id, and nothing is sent while they are worked on', () => {
  const [a, b] = ['https://inkroute.example/a.png', 'https://inkroute.example/b.jpg'] as const
  const there = { id: 'gid://shopify/MediaImage/1', image: { url: `https://cdn.shopify.com/1/${pictureName(a)}?v=3` } }
  expect(findFiles([a, b], [there])).toEqual([
    { id: there.id },
    { originalSource: b, contentType: 'IMAGE', filename: expect.stringMatching(/\.jpg$/) },
  ])
  expect(findFiles([a], [{ id: there.id, image: null }])).toBeUndefined()
})

test('stock is set against the quantity it was read with, and a deleted variant is no success', async () => {
  const { conn, sent } = play()
  const change = {
    external_product_id: 'gid://shopify/Product/1',
    external_variant_id: 'gid://shopify/ProductVariant/1',
    sku: 'A',
    quantity: 7,
  }
  await shopify.setStock?.(conn, [change])
  const asked = JSON.parse(String(sent.at(-1)?.body))
  expect(asked.query).toContain('@idempotent(key: $key)')
  expect(asked.variables.input.quantities).toMatchObject([{ quantity: 7, changeFromQuantity: 20 }])
  const other = { ...change, external_variant_id: 'gid://shopify/ProductVariant/2' }
  await expect(shopify.setStock?.(conn, [other])).rejects.toMatchObject({ kind: 'not_found', code: 'variant_deleted' })
  const userErrors = [{ field: null, message: 'stale', code: 'CHANGE_FROM_QUANTITY_STALE' }]
  const stale = { ...sample('shopify', 'inventory-set'), answer: { data: { inventorySetQuantities: { userErrors } } } }
  const late = play(all.map((each) => (each.call === 'inventory-set' ? stale : each)))
  await expect(shopify.setStock?.(late.conn, [change])).rejects.toMatchObject({ kind: 'temporary' })
})

test('a scope that is missing is not a lost authorisation', async () => {
  const errors = [{ message: 'Access denied for orders field.', extensions: { code: 'ACCESS_DENIED' } }]
  const { conn } = play(
    all.map((each) => (each.call === 'orders' ? { ...each, answer: { data: null, errors } } : each)),
  )
  await expect(shopify.pullOrders(conn, WINDOW)).rejects.toMatchObject({ kind: 'missing_right' })
  expect(missingScopes(['write_products', 'read_orders'])).not.toContain('read_products')
})

test('an app of the seller’s own shop comes in by id and secret, or by its token', async () => {
  const answer = (fields: Record<string, string>) => ({
    fields,
    code_verifier: '',
    shop_domain: 'moon-cat.myshopify.com',
    region: '',
  })
  const own = all.filter(({ call }) => !['token-code', 'token-refresh'].includes(call))
  const { conn } = play(own)
  const [shop] = await shopify.completeAuth(conn, answer({ client_id: 'id', client_secret: 'secret' }))
  expect(shop).toMatchObject({ name: 'Moon Cat', currency: 'USD', credentials: { access_token: 'shpat_77e2' } })
  const again = await shopify.refresh?.({ ...conn, credentials: shop!.credentials })
  expect(again?.access_token).toBe('shpat_77e2')
  const [old] = await shopify.completeAuth(conn, answer({ access_token: 'shpat_abc' }))
  expect(old?.credentials).toEqual({ access_token: 'shpat_abc', extra: { own_app: 'token' } })
  const few = { data: { currentAppInstallation: { accessScopes: [{ handle: 'read_orders' }] } } }
  const poor = play(all.map((each) => (each.call === 'rights' ? { ...each, answer: few } : each)))
  await expect(shopify.completeAuth(poor.conn, answer({ access_token: 'shpat_abc' }))).rejects.toMatchObject({
    code: 'scope_missing',
  })
})

test('webhooks under an old address of ours are replaced, others are left alone', async () => {
  const { conn, sent } = play()
  const address = 'https://inkroute.example/market-hook/shopify/abcdefghijklmnop'
  await shopify.webhooks?.subscribe?.(conn, address, '')
  expect(operations(sent)).toEqual(['Hooks', 'Hook', 'Hook', 'Hook', 'Unhook'])
  expect(String(sent.at(-1)?.body)).toContain('WebhookSubscription/1')
  const leaving = play()
  await shopify.webhooks?.unsubscribe?.(leaving.conn, address)
  expect(operations(leaving.sent)).toEqual(['Hooks', 'Unhook'])
})
