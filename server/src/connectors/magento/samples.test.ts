import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ListingDraft, ListingVariant } from '../core/listing.ts'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples, type Sample } from '../testing/samples.ts'
import { getCode } from './attributes.ts'
import { getWeight, pictureName } from './listing.ts'
import { magento } from './magento.ts'
import { authorisation } from './magento-call.ts'

const all = getSamples('magento')
/** The documents, with other answers for some calls. */
const but = (answers: Readonly<Record<string, unknown>>, status?: number): Sample[] =>
  all.map((each) =>
    each.call in answers ? { ...each, answer: answers[each.call], ...(status ? { status } : {}) } : each,
  )
const told = <T>(call: string): T => all.find((each) => each.call === call)?.answer as T
const keys = { consumer_key: 'ck', consumer_secret: 'cs', oauth_token: 'at', oauth_token_secret: 'ts' }
const play = (samples: readonly Sample[] = all) =>
  playSamples(magento, samples, { shop: { shop_domain: 'shop.example' }, credentials: { extra: keys } })
const calls = (sent: readonly { readonly method: string; readonly url: string }[]) =>
  sent.map(({ method, url }) => `${method} ${new URL(url).pathname.replace(/^\/rest\/(all\/)?V1/, '')}`)
const toBody = (request: { readonly body?: unknown } | undefined) => JSON.parse(String(request?.body))

const WINDOW = { since: '2026-10-30T00:00:00Z', until: '2026-11-01T00:00:00Z', page: null }

type Row = Record<string, unknown>
const order = told<Row & { items: Row[]; extension_attributes: Row }>('order')
const read = async (change: Row) => {
  const { orders } = await magento.pullOrders(
    play(but({ orders: { items: [{ ...order, ...change }], total_count: 1 } })).conn,
    WINDOW,
  )
  return orders[0]
}

test('an order is read by its parent items: what was chosen, what was written, what is left', async () => {
  const { conn, sent } = play()
  const { orders, unread, next_page } = await magento.pullOrders(conn, WINDOW)
  expect([unread, next_page]).toEqual([[], null])
  const { searchParams } = new URL(sent[0]?.url ?? '')
  expect(searchParams.get('searchCriteria[filter_groups][0][filters][0][value]')).toBe('2026-10-30 00:00:00')
  expect(orders).toMatchObject([
    {
      external_order_id: '7',
      external_number: '000000007',
      status: 'partially_shipped',
      updated_at: '2026-10-31T09:30:00.000Z',
      total: { amount: '64.69', currency: 'USD' },
      buyer_note: 'Leave at the door',
      address: { name: 'Ada Moon', line1: '1 Main St', line2: 'Moon Ltd, Floor 2', province: 'TX', country: 'US' },
      parcels: [{ tracking_number: 'YT12', carrier: 'YunExpress' }],
    },
  ])
  // The child and what is only downloaded are no lines.
  expect(orders[0]?.lines).toMatchObject([
    {
      external_line_id: '11',
      sku: 'TEE-RED-M',
      external_product_id: '40',
      external_variant_id: '41',
      title: 'Moon cat tee',
      variant: 'Red-M',
      quantity: 2,
      unit_price: { amount: '19.90' },
      personalisation: [
        { label: 'Name', value: 'Ada & Bo' },
        { label: 'Extras', value: 'Bow, Card' },
        { label: 'Option 5', value: 'dog.jpg' },
      ],
    },
  ])
  expect(orders[0]?.lines).toHaveLength(1)
  expect(calls(sent)).toEqual(['GET /orders', 'GET /shipments', 'GET /products', 'GET /products/inkroute-1/options'])
})

test('states are Magento’s own, and an unknown one is not guessed', async () => {
  const states = ['new', 'pending_payment', 'payment_review', 'holded', 'complete', 'closed', 'canceled', 'fraud']
  const found: string[] = []
  for (const state of states) found.push((await read({ state }))?.status ?? '')
  expect(found).toEqual([
    'pending_payment',
    'pending_payment',
    'pending_payment',
    'on_hold',
    'shipped',
    'refunded',
    'cancelled',
    'unknown',
  ])
  const [line, child] = order.items
  // Sent but not invoiced: Magento leaves it in processing.
  expect((await read({ items: [{ ...line, qty_shipped: 2 }, child] }))?.status).toBe('shipped')
  expect(
    (
      await read({
        items: [
          { ...line, qty_shipped: 0 },
          { ...child, qty_shipped: 0 },
        ],
      })
    )?.status,
  ).toBe('ready_to_ship')
})

test('what a buyer collects has no address to send it to', async () => {
  const [{ shipping } = { shipping: {} }] = order.extension_attributes.shipping_assignments as { shipping: Row }[]
  const shipping_assignments = [{ shipping: { ...shipping, method: 'instore_pickup' } }]
  const found = await read({ extension_attributes: { shipping_assignments }, shipping_description: 'Store in Austin' })
  expect(found).toMatchObject({
    address: null,
    shipping_by: 'buyer',
    buyer_note: expect.stringContaining('Store in Austin'),
  })
})

test('a parcel is told once', async () => {
  const shipment = {
    shipment_id: '1',
    external_order_id: '7',
    tracking_number: 'YT1',
    carrier_code: '',
    carrier_name: 'YunExpress',
    tracking_url: '',
    shipped_at: '2026-11-01T00:00:00Z',
    lines: [{ external_line_id: '11', quantity: 1 }],
    completes_order: true,
  } as unknown as Parameters<typeof magento.ship>[1]
  const { conn, sent } = play()
  const of = await magento.getOrder(play().conn, '7')
  // `YT12` is another parcel.
  expect(await magento.ship(conn, shipment, of)).toEqual({ already: false })
  expect(toBody(sent[1])).toEqual({
    items: [{ order_item_id: 11, qty: 1 }],
    notify: true,
    tracks: [{ track_number: 'YT1', title: 'YunExpress', carrier_code: 'custom' }],
  })
  expect(await magento.ship(conn, { ...shipment, tracking_number: 'YT12' }, of)).toEqual({ already: true })
  expect(calls(sent)).toEqual(['GET /shipments', 'POST /order/7/ship', 'GET /shipments'])
})

test('a call is signed with both secrets over method, address and query', () => {
  const query = { 'searchCriteria[pageSize]': '1', a: 'b c' }
  const own = { nonce: 'n', timestamp: '1700000000' }
  const header = authorisation('GET', 'https://shop.example/rest/V1/orders', query, keys, own)
  const params = [
    'a=b%20c',
    'oauth_consumer_key=ck',
    'oauth_nonce=n',
    'oauth_signature_method=HMAC-SHA256',
    'oauth_timestamp=1700000000',
    'oauth_token=at',
    'oauth_version=1.0',
    'searchCriteria%5BpageSize%5D=1',
  ].join('&')
  const text = `GET&https%3A%2F%2Fshop.example%2Frest%2FV1%2Forders&${encodeURIComponent(params)}`
  const signature = createHmac('sha256', 'cs&ts').update(text).digest('base64')
  expect(header).toMatch(/^OAuth oauth_consumer_key="ck",/)
  expect(header).toContain(`oauth_signature="${encodeURIComponent(signature)}"`)
})

const picture = 'https://inkroute.example/a.png'
const variant = (sku: string, color: string): ListingVariant => ({
  sku,
  options: { Color: color },
  price: { amount: '19.90', currency: 'USD' },
  quantity: 7,
  picture_urls: [],
  barcode: '',
  weight_g: 180,
})
const draft: ListingDraft = {
  draft_id: 'inkroute-1',
  title: 'Moon cat',
  description_html: '<p>Soft</p>',
  category_id: '4',
  brand: '',
  picture_urls: [],
  option_names: ['Color'],
  variants: [variant('A', 'Red')],
  package_mm: { length: 1, width: 1, height: 1 },
  attributes: {},
}

test('a product is made switched off, with its variants, and shown last', async () => {
  const { conn, sent } = play(but({ products: { items: [], total_count: 0 } }))
  expect(await magento.createListing?.(conn, draft)).toMatchObject({ state: 'live', external_product_id: '40' })
  expect(calls(sent)).toEqual([
    'GET /products',
    'GET /products/attribute-sets/4/attributes',
    'GET /store/storeConfigs',
    'GET /products',
    'POST /products',
    'POST /products',
    'PUT /products/inkroute-1',
  ])
  expect(toBody(sent[4]).product).toMatchObject({
    sku: 'A',
    name: 'Moon cat-Red',
    visibility: 1,
    weight: 0.3968,
    extension_attributes: { stock_item: { qty: 7, is_in_stock: true } },
    custom_attributes: [
      { attribute_code: 'color', value: '13' },
      { attribute_code: 'url_key', value: 'moon-cat-a' },
    ],
  })
  expect(toBody(sent[5]).product).toMatchObject({
    sku: 'inkroute-1',
    status: 2,
    type_id: 'configurable',
    extension_attributes: {
      configurable_product_options: [{ attribute_id: '93', values: [{ value_index: 13 }] }],
      configurable_product_links: [40],
    },
  })
  expect(toBody(sent[6])).toEqual({ product: { sku: 'inkroute-1', status: 1 } })
})

const asked = { field_id: 'name', help: '', is_required: true, options: [] }
const name = { ...asked, label: 'Name', kind: 'text', max_length: 20 } as const
const letters = { ...asked, field_id: 'letters', label: 'Letters', kind: 'choice', max_length: 0 } as const

test('questions become custom options before the product is shown; what is there already is left alone', async () => {
  const { conn, sent } = play(but({ products: { items: [], total_count: 0 } }))
  await magento.createListing?.(conn, { ...draft, questions: [name, { ...letters, options: ['Gold', 'Black'] }] })
  expect(calls(sent).slice(-3)).toEqual([
    'GET /products/inkroute-1/options',
    'POST /products/options',
    'PUT /products/inkroute-1',
  ])
  expect(toBody(sent.at(-2)).option).toMatchObject({
    product_sku: 'inkroute-1',
    title: 'Letters',
    type: 'drop_down',
    sort_order: 2,
    is_require: true,
    values: [{ title: 'Gold' }, { title: 'Black' }],
  })
  const paid = play(but({ products: { items: [], total_count: 0 } }))
  const extra = { amount: '2.50', currency: 'EUR' }
  const option_extras = [{ amount: '1.00', currency: 'EUR' }, null]
  await magento.createListing?.(paid.conn, {
    ...draft,
    questions: [
      { ...name, extra },
      { ...letters, options: ['Gold', 'Black'], extra, option_extras },
    ],
  })
  const options = paid.sent.flatMap(({ body }) =>
    String(body ?? '').includes('"option"') ? [toBody({ body }).option] : [],
  )
  expect(options).toMatchObject([
    { title: 'Name', price: 2.5, price_type: 'fixed' },
    { title: 'Letters', values: [{ price: 3.5 }, { price: 2.5 }] },
  ])
  const longer = play(but({ products: { items: [], total_count: 0 } }))
  await magento.createListing?.(longer.conn, { ...draft, questions: [{ ...name, max_length: 30 }] })
  expect(calls(longer.sent).at(-2)).toBe('PUT /products/options/3')
  expect(toBody(longer.sent.at(-2)).option).toMatchObject({ option_id: 3, max_characters: 30 })
})

test('pictures that are there are kept, ours that are not wanted go, and a variant that went is switched off', async () => {
  const [found] = told<{ items: Row[] }>('products').items
  const file = `/i/n/${pictureName(picture)}_1.png`
  const media_gallery_entries = [
    { id: 5, file },
    { id: 6, file: '/i/n/inkroute-old.png' },
    { id: 7, file: '/o/w/own.png' },
  ]
  const known = { ...found, status: 1, media_gallery_entries }
  const child = { id: 41, sku: 'B', media_gallery_entries: [], status: 1 }
  const { conn, sent } = play(
    but({
      products: { items: [known], total_count: 1 },
      children: [child],
      'product-update': { ...known, media_gallery_entries: [] },
      'product-create': { ...found, ...child, sku: 'A' },
    }),
  )
  await magento.updateListing?.(conn, '40', { ...draft, picture_urls: [picture] })
  expect(calls(sent).slice(5)).toEqual([
    'GET /configurable-products/inkroute-1/children',
    'PUT /products/B',
    'PUT /products/inkroute-1',
    'DELETE /products/inkroute-1/media/6',
  ])
  expect(toBody(sent[6])).toEqual({ product: { sku: 'B', status: 2 } })
  // Its status is left as it is.
  expect(toBody(sent[7]).product.status).toBeUndefined()
})

test('a choice the shop has no attribute for gets one, in the set of the product', async () => {
  const gone = all.filter(({ call }) => call !== 'attribute')
  const none: Sample = {
    ...(all.find(({ call }) => call === 'attribute') as Sample),
    status: 404,
    answer: { message: 'No such entity' },
  }
  const { conn, sent } = play([
    ...but({ products: { items: [], total_count: 0 } }).filter((each) => gone.some(({ call }) => call === each.call)),
    none,
  ])
  const size = { ...draft, option_names: ['Size'], variants: [{ ...variant('A', ''), options: { Size: 'M' } }] }
  await magento.createListing?.(conn, size)
  expect(calls(sent).slice(1, 8)).toEqual([
    'GET /products/attribute-sets/4/attributes',
    'GET /products/attributes/inkroute_size',
    'POST /products/attributes',
    'GET /products/attribute-sets/groups/list',
    'POST /products/attribute-sets/attributes',
    'POST /products/attributes/inkroute_size/options',
    'GET /products/attributes/inkroute_size/options',
  ])
  expect(getCode('颜色')).toMatch(/^inkroute_[0-9a-f]{16}$/)
})

test('stock of a variant that was deleted makes no new product', async () => {
  const { conn, sent } = play(but({ products: { items: [], total_count: 0 } }))
  const change = { external_product_id: '40', external_variant_id: '41', sku: 'A', quantity: 3 }
  await expect(magento.setStock?.(conn, [change])).rejects.toMatchObject({ code: 'variant_deleted' })
  expect(calls(sent)).toEqual(['GET /products'])
})

test('an integration that may do too little is refused at connecting, and is no lost authorisation later', async () => {
  const answer = { fields: keys, code_verifier: '', shop_domain: 'shop.example', region: '' }
  const [shop] = await magento.completeAuth(play().conn, answer)
  expect(shop).toMatchObject({ external_shop_id: 'shop.example', currency: 'USD', credentials: { extra: keys } })
  const refusal = {
    message: "The consumer isn't authorized to access %resources.",
    parameters: { resources: 'Magento_Sales::actions_view' },
  }
  await expect(magento.completeAuth(play(but({ orders: refusal }, 401)).conn, answer)).rejects.toMatchObject({
    code: 'scope_missing',
  })
  const probed = (body: unknown, status: number) => magento.probe(play(but({ 'store-configs': body }, status)).conn)
  await expect(probed(refusal, 401)).rejects.toMatchObject({
    kind: 'missing_right',
    message: expect.stringContaining('Magento_Sales::actions_view'),
  })
  await expect(probed({ message: 'The signature is invalid.' }, 401)).rejects.toMatchObject({ kind: 'revoked' })
  await expect(probed('<html>Blocked</html>', 403)).rejects.toMatchObject({ kind: 'temporary' })
  await expect(probed({ message: 'Request does not match any route.' }, 404)).rejects.toMatchObject({
    kind: 'temporary',
  })
})

test('categories are told by their paths, weights in the unit of the shop', async () => {
  expect(await magento.catalogue?.categories(play().conn, '')).toMatchObject([
    { id: '3', name: 'Clothing' },
    { id: '4', name: 'Clothing › T-shirts' },
  ])
  expect([getWeight(180, 'kgs'), getWeight(180, 'lbs')]).toEqual([0.18, 0.3968])
})
