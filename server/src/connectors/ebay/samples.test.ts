import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ListingDraft } from '../core/listing.ts'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples } from '../testing/samples.ts'
import { ebay } from './ebay.ts'

const samples = getSamples('ebay')
const play = (list = samples) =>
  playSamples(ebay, list, { shop: { region: 'EBAY_US' }, extra: { ru_name: 'Ink-RuName' } })
const changed = (call: string, change: object) =>
  samples.map((each) => (each.call === call ? { ...each, ...change } : each))
const WINDOW = { since: '2026-11-01T00:00:00.000Z', until: '2026-11-02T08:00:00.000Z', page: null }

test('orders are read with lines that were paid back, wishes to cancel and known parcels', async () => {
  const { conn, sent } = play()
  const { orders, unread, next_page } = await ebay.pullOrders(conn, WINDOW)
  expect([unread, next_page]).toEqual([[], null])
  expect(new URL(sent[0]?.url ?? '').searchParams.get('filter')).toBe(
    'lastmodifieddate:[2026-11-01T00:00:00.000Z..2026-11-02T08:00:00.000Z]',
  )
  const [part, unwanted, begun] = orders
  expect(part).toMatchObject({
    status: 'ready_to_ship',
    total: { amount: '44.79', currency: 'USD' },
    ship_by: '2026-11-04T07:59:59.000Z',
    buyer_note: 'Thank you',
    address: {
      name: 'Ada Long',
      line1: 'Long Ltd, 12 Mill Lane',
      line2: 'Flat 3',
      province: 'WA',
      phone: '5550102030',
    },
  })
  expect(part?.lines).toMatchObject([
    {
      external_line_id: '9001',
      quantity: 2,
      unit_price: { amount: '19.90', currency: 'USD' },
      variant: 'Color: Red, Size: M',
    },
  ])
  expect(unwanted?.status).toBe('cancel_requested')
  expect(begun).toMatchObject({
    status: 'partially_shipped',
    parcels: [{ tracking_number: 'YT001', carrier: 'YunExpress' }],
  })
})

test('a parcel is told with letters and digits only, and a known one not again', async () => {
  const { conn, sent } = play()
  const order = await ebay.getOrder(conn, '11-00001-00003')
  const shipment = {
    shipment_id: '17',
    external_order_id: '11-00001-00003',
    tracking_number: 'SW-12 3',
    carrier_code: 'Other',
    carrier_name: 'Swift Post',
    tracking_url: '',
    shipped_at: '2026-11-02T08:00:00.000Z',
    lines: [{ external_line_id: '9004', quantity: 1 }],
    completes_order: true,
  }
  expect(await ebay.ship(conn, shipment, order)).toEqual({ already: false })
  expect(JSON.parse(String(sent.at(-1)?.body))).toMatchObject({
    trackingNumber: 'SW123',
    shippingCarrierCode: 'SwiftPost',
  })
  expect(await ebay.ship(conn, { ...shipment, tracking_number: 'YT001' }, order)).toEqual({ already: true })
})

test('consent names the return address by its RuName, and the shop is the user', async () => {
  const { conn, sent } = play()
  const start = { state: 's', shop_domain: '', region: '', code_challenge: '' }
  const url = new URL(ebay.startAuth?.(conn.app, start) ?? '')
  expect(url.searchParams.get('redirect_uri')).toBe('Ink-RuName')
  const answer = { fields: { code: 'v^1.1#c' }, code_verifier: '', shop_domain: '', region: '' }
  const [shop] = await ebay.completeAuth(conn, answer)
  expect(shop).toMatchObject({ external_shop_id: 'u1', name: 'ink-shop', region: 'EBAY_GB', currency: 'GBP' })
  expect(sent[1]?.url).toBe('https://apiz.ebay.com/commerce/identity/v1/user/')
  expect(shop?.credentials.refresh_expires_at).toBe('2028-05-02T20:00:00.000Z')
})

const draft: ListingDraft = {
  draft_id: 'MOON',
  title: 'Moon cat shirt',
  description_html: '<p>Soft</p>',
  brand: 'Ink',
  category_id: '15687',
  picture_urls: ['https://x.example/1.jpg'],
  option_names: ['Color', 'Size'],
  package_mm: { length: 300, width: 200, height: 20 },
  variants: ['M', 'L'].map((size) => ({
    sku: `MOON-RED-${size}`,
    options: { Color: 'Red', Size: size },
    price: { amount: '19.90', currency: 'USD' },
    quantity: 20,
    picture_urls: [],
    barcode: '',
    weight_g: 180,
  })),
  attributes: {
    fulfillment_policy_id: '1',
    payment_policy_id: '2',
    return_policy_id: '3',
    merchant_location_key: 'works',
    'attr.Department': '#Men~Men',
  },
}

test('items, their group and offers come first, what makes them visible last', async () => {
  const nothing = { status: 404, answer: { errors: [{ errorId: 25713, message: 'This Offer is not available.' }] } }
  const { conn, sent } = play(changed('offers', nothing))
  expect(await ebay.createListing?.(conn, draft)).toMatchObject({
    state: 'live',
    external_product_id: 'MOON',
    variant_ids: { 'MOON-RED-M': '7001', 'MOON-RED-L': '7001' },
  })
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/v1/')[1]}`)).toEqual([
    'POST bulk_create_or_replace_inventory_item',
    'PUT inventory_item_group/MOON',
    'GET offer',
    'POST offer',
    'GET offer',
    'POST offer',
    'POST offer/publish_by_inventory_item_group',
  ])
  expect(JSON.parse(String(sent[0]?.body)).requests[0].product.aspects).toEqual({
    Brand: ['Ink'],
    Department: ['Men'],
    Color: ['Red'],
    Size: ['M'],
  })
  expect(sent[0]?.headers).toMatchObject({ 'content-language': 'en-US' })
})

test('one variant is published as an offer of its own, and told where buyers see it', async () => {
  const { conn, sent } = play()
  const alone = { ...draft, variants: draft.variants.slice(0, 1) }
  const result = await ebay.createListing?.(conn, alone)
  expect(result).toMatchObject({
    state: 'live',
    external_product_id: 'one~MOON',
    page_url: 'https://www.ebay.com/itm/110001',
  })
  const calls = () => sent.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/v1/')[1]}`)
  expect(calls().some((call) => call.includes('group'))).toBe(false)
  expect(calls().at(-1)).toMatch(/^POST offer\/\d+\/publish$/)
  await ebay.unpublish?.(conn, 'one~MOON', result?.variant_ids)
  expect(calls().at(-1)).toMatch(/^POST offer\/\d+\/withdraw$/)
  // A group that shrank to one variant stays a group.
  expect(await ebay.updateListing?.(conn, 'MOON', alone, { 'MOON-RED-M': '1', 'MOON-RED-L': '2' })).toMatchObject({
    external_product_id: 'MOON',
  })
  expect(calls().at(-1)).toBe('POST offer/publish_by_inventory_item_group')
})

test('a batch is read line by line, and refusals are told by field', async () => {
  const errors = [{ errorId: 25709, message: 'Invalid', longMessage: 'The title is too long' }]
  const answer = { responses: [{ statusCode: 400, sku: 'MOON-RED-M', locale: 'en_US', errors, warnings: [] }] }
  await expect(ebay.createListing?.(play(changed('save_items', { answer })).conn, draft)).rejects.toMatchObject({
    kind: 'rejected',
    issues: [{ code: '25709', field: 'title' }],
  })
  const refused = {
    status: 400,
    answer: { errors: [{ errorId: 25019, message: 'The item specific Size is missing' }] },
  }
  await expect(ebay.createListing?.(play(changed('publish', refused)).conn, draft)).rejects.toMatchObject({
    issues: [{ code: '25019', field: 'attributes' }],
  })
})

test('brand and variants are not asked for twice; policies and places are choices', async () => {
  const { conn } = play()
  const fields = await ebay.catalogue?.fields?.(conn, '15687')
  expect(fields?.map(({ id, is_required, values }) => [id, is_required, values.length])).toEqual([
    ['Department', true, 2],
    ['Neckline', false, 1],
  ])
  expect(await ebay.catalogue?.choices?.(conn)).toMatchObject({
    fulfillment_policy_id: [{ value: '1', name: 'Usual' }],
    merchant_location_key: [{ value: 'works', name: 'Works' }],
  })
  const tree = await ebay.catalogue?.categories(conn, '')
  expect(tree).toContainEqual({ id: '15687', parent_id: '11450', name: 'T-Shirts', is_leaf: true })
})

test('missing rights do not disconnect a shop', async () => {
  const denied = { status: 403, answer: { errors: [{ errorId: 1100, message: 'Access denied' }] } }
  await expect(ebay.probe(play(changed('orders', denied)).conn)).rejects.toMatchObject({ code: 'missing_rights' })
})

test('the address for notices is proved with the token, and a closed account is believed only if eBay signed it', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString().replaceAll('\n', '')
  const { conn } = play(changed('public_key', { answer: { algorithm: 'ECDSA', digest: 'SHA1', key } }))
  const endpoint = 'https://inkroute.example/market-hook/ebay/notices'
  const app = { ...conn.app, extra: { verification_token: 't'.repeat(40) } }
  const wanted = createHash('sha256')
    .update(`abc${'t'.repeat(40)}${endpoint}`)
    .digest('hex')
  expect(ebay.notices?.challenge(app, { challenge_code: 'abc' }, endpoint)).toBe(`{"challengeResponse":"${wanted}"}`)
  expect(ebay.notices?.challenge(conn.app, { challenge_code: 'abc' }, endpoint)).toBeNull()
  const body = JSON.stringify({
    metadata: { topic: 'MARKETPLACE_ACCOUNT_DELETION', schemaVersion: '1.0', deprecated: false },
    notification: { notificationId: 'n1', data: { username: 'ink-shop', userId: 'u1', eiasToken: 'x' } },
  })
  const signed = (text: string) => {
    const signature = sign('sha1', Buffer.from(text), privateKey).toString('base64')
    return Buffer.from(JSON.stringify({ alg: 'ecdsa', kid: 'k-1', signature, digest: 'SHA1' })).toString('base64')
  }
  const read = (header: string) =>
    ebay.notices?.read(conn, {
      url: '/market-hook/ebay/notices',
      callback_url: endpoint,
      headers: { 'x-ebay-signature': header },
      raw_body: Buffer.from(body),
      ip: '',
      now: conn.now(),
    })
  expect(await read(signed(body))).toMatchObject([
    { kind: 'privacy', external_shop_id: 'u1', dedupe_key: 'n1', wish: { kind: 'shop_erase' } },
  ])
  expect(await read(signed(`${body} `))).toBeNull()
  expect(await read('')).toBeNull()
})

test('an order that eBay sends itself is not ours to send', async () => {
  const theirs = samples.map((each) =>
    each.call === 'order'
      ? { ...each, answer: { ...(each.answer as object), program: { fulfillmentProgram: { fulfilledBy: 'EBAY' } } } }
      : each,
  )
  expect(await ebay.getOrder(play(theirs).conn, '11-00001-00003')).toMatchObject({ fulfilled_by: 'platform' })
})
