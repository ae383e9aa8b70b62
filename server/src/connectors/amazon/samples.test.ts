import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ListingDraft } from '../core/listing.ts'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples } from '../testing/samples.ts'
import { amazon } from './amazon.ts'
import { readArchive } from './customisation.ts'

const samples = getSamples('amazon')
const without = (...calls: readonly string[]) => samples.filter(({ call }) => !calls.includes(call))
const extra = { seller_id: 'A1SELLER', marketplace_id: 'ATVPDKIKX0DER', country: 'US' }
const play = (list = samples) => playSamples(amazon, list, { shop: { region: 'na' }, credentials: { extra } })
const WINDOW = { since: '2026-11-01T00:00:00.000Z', until: '2026-11-02T07:59:30.000Z', page: null }

test('orders are read with cancelled pieces taken out, without prices, and with a wish to cancel', async () => {
  const { conn, sent } = play()
  const { orders, unread, next_page } = await amazon.pullOrders(conn, WINDOW)
  expect([unread, next_page]).toEqual([[], 'next-1'])
  const asked = new URL(sent[0]?.url ?? '').searchParams
  expect(asked.get('lastUpdatedBefore')).toBe('2026-11-02T07:57:30.000Z')
  const [full, bare, unwanted] = orders
  expect(full).toMatchObject({
    external_order_id: '701-1000001-0000001',
    status: 'partially_shipped',
    total: { amount: '44.79', currency: 'USD' },
    ship_by: '2026-11-04T07:59:59.000Z',
    address: { line1: '12 Mill Lane', line2: 'Flat 3, Rear', country: 'US', is_masked: false },
    parcels: [{ tracking_number: 'YT001', carrier: 'YunExpress' }],
  })
  expect(full?.lines).toMatchObject([
    { sku: 'MOON-RED-M', quantity: 2, unit_price: { amount: '19.90', currency: 'USD' } },
  ])
  // Its archive has no sample and cannot be fetched: it is linked, and the order is held.
  expect(full?.lines[0]?.personalisation.map(({ value }) => value)).toEqual([
    'https://custom.example/30000000000001.zip',
  ])
  expect(bare).toMatchObject({ status: 'pending_payment', total: null, address: null, paid_at: null })
  expect(bare?.lines[0]).toMatchObject({ title: '', sku: '', unit_price: null, quantity: 1 })
  expect(unwanted).toMatchObject({ status: 'cancel_requested', address: { is_masked: true, city: 'Austin' } })
})

test('one order is read from the same shape', async () => {
  const order = await amazon.getOrder(play().conn, '701-1000001-0000001')
  expect(order.lines[0]?.quantity).toBe(2)
})

const shipment = {
  shipment_id: 'push-17',
  external_order_id: '701-1000001-0000001',
  tracking_number: 'SP1',
  carrier_code: 'Other',
  carrier_name: 'Swift Post',
  tracking_url: '',
  shipped_at: '2026-11-02T08:00:00.000Z',
  lines: [{ external_line_id: '30000000000001', quantity: 1 }],
  completes_order: true,
}

test('a carrier Amazon does not know is told by its name, and a known parcel only once', async () => {
  const { conn, sent } = play()
  const order = await amazon.getOrder(conn, shipment.external_order_id)
  expect(await amazon.ship(conn, shipment, order)).toEqual({ already: false })
  expect(JSON.parse(String(sent.at(-1)?.body)).packageDetail).toMatchObject({
    packageReferenceId: '17',
    carrierCode: 'Other',
    carrierName: 'Swift Post',
  })
  expect(await amazon.ship(conn, { ...shipment, tracking_number: 'YT001' }, order)).toEqual({ already: true })
})

const draft: ListingDraft = {
  draft_id: 'MOON',
  title: 'Moon cat shirt',
  description_html: '<p>Soft</p>',
  brand: 'Ink',
  category_id: 'SHIRT',
  picture_urls: ['https://x.example/1.jpg'],
  option_names: ['Color', 'Size'],
  package_mm: { length: 300, width: 200, height: 20 },
  variants: [
    {
      sku: 'MOON-RED-XL',
      options: { Color: 'Red', Size: 'XL' },
      price: { amount: '19.90', currency: 'USD' },
      quantity: 20,
      picture_urls: [],
      barcode: '',
      weight_g: 180,
    },
  ],
  attributes: {
    'attr.shirt_size.size_system': '#as1~US',
    'attr.shirt_size.size_class': '#alpha~Alpha',
    'attr.item_package_weight.value:number': '0.2',
    'attr.item_package_weight.unit': '#kilograms~Kilograms',
  },
}

test('accepted is not live: the item is asked about until buyers can find it', async () => {
  const { conn, sent } = play()
  const made = await amazon.createListing?.(conn, draft)
  expect(made).toMatchObject({ state: 'pending', submission_id: 'MOON', variant_ids: { 'MOON-RED-XL': 'MOON-RED-XL' } })
  const { attributes } = JSON.parse(String(sent[1]?.body))
  expect(attributes.item_name).toEqual([
    { value: 'Moon cat shirt', language_tag: 'en_US', marketplace_id: 'ATVPDKIKX0DER' },
  ])
  expect(attributes.shirt_size).toEqual([
    { size_system: 'as1', size_class: 'alpha', size: 'x_l', marketplace_id: 'ATVPDKIKX0DER' },
  ])
  expect(attributes).not.toHaveProperty('size')
  expect(await amazon.listingState?.(conn, 'MOON', draft)).toMatchObject({ state: 'pending' })
  expect(await amazon.listingState?.(conn, 'MOON', draft)).toMatchObject({
    state: 'live',
    issues: [],
    page_url: 'https://www.amazon.com/dp/B0TESTAAA1',
  })
})

test('an error that keeps an item from buyers is told by its field', async () => {
  const waiting = samples.find(({ call }) => call === 'get_item_1_waiting')
  const live = samples.find(({ call }) => call === 'get_item_2_live')
  const told = live?.answer as { issues: object[] }
  const answer = { ...(waiting?.answer as object), issues: [{ ...told.issues[0], severity: 'ERROR' }] }
  const { conn } = play([...without('get_item_1_waiting', 'get_item_2_live'), { ...waiting!, answer }])
  expect(await amazon.listingState?.(conn, 'MOON', draft)).toMatchObject({
    state: 'rejected',
    issues: [{ code: '90220', field: 'material' }],
  })
})

test('taking off is selling out', async () => {
  const { conn, sent } = play()
  await amazon.unpublish?.(conn, 'MOON', { 'MOON-RED-XL': 'MOON-RED-XL' })
  expect(sent.map(({ method }) => method)).toEqual(['PATCH'])
  expect(JSON.parse(String(sent[0]?.body)).patches).toEqual([
    {
      op: 'replace',
      path: '/attributes/fulfillment_availability',
      value: [{ fulfillment_channel_code: 'DEFAULT', quantity: 0 }],
    },
  ])
})

test('every part of an attribute is asked for, but not the size that each variant has', async () => {
  const fields = (await amazon.catalogue?.fields?.(play().conn, 'SHIRT')) ?? []
  expect(fields.map(({ id, is_required, values }) => [id, is_required, values.length])).toEqual([
    ['material::spoken', true, 2],
    ['item_package_weight.value:number', true, 0],
    ['item_package_weight.unit', true, 2],
    ['shirt_size.size_system', true, 1],
    ['shirt_size.size_class', true, 1],
    ['variation_theme.name', false, 1],
  ])
})

test('a seller who authorised an app of their own pastes its token', async () => {
  const { conn, sent } = play()
  const fields = {
    refresh_token: ' Atzr|r1 ',
    selling_partner_id: 'A1SELLER',
    client_id: 'own',
    client_secret: 'own-secret',
  }
  const answer = { fields, code_verifier: '', shop_domain: '', region: 'US' }
  const [shop] = await amazon.completeAuth(conn, answer)
  expect(shop).toMatchObject({ external_shop_id: 'A1SELLER:US', region: 'na', currency: 'USD' })
  expect(shop?.credentials.extra).toMatchObject({ client_id: 'own', client_secret: 'own-secret' })
  expect(Object.fromEntries(new URLSearchParams(String(sent[0]?.body)))).toMatchObject({
    grant_type: 'refresh_token',
    refresh_token: 'Atzr|r1',
    client_id: 'own',
  })
  await expect(amazon.completeAuth(conn, { ...answer, region: 'DE' })).rejects.toMatchObject({ code: 'region' })
})

const packed = (file: unknown) =>
  zipSync({ 'order.json': Buffer.from(JSON.stringify(file)), 'photo.jpg': Buffer.from('x') })

test('what a buyer wrote is read out of the archive, in both of its forms', () => {
  const tree = {
    type: 'PageContainerCustomization',
    children: [
      {
        type: 'PlacementContainerCustomization',
        label: 'Front',
        children: [
          { type: 'TextCustomization', label: 'Name', inputValue: 'Ada' },
          { type: 'OptionCustomization', label: 'Frame', optionSelection: { label: 'Oak' } },
          { type: 'ImageCustomization', label: 'Photo', image: { imageName: 'photo.jpg' } },
          { type: 'TextCustomization', label: 'Second line', inputValue: '' },
        ],
      },
    ],
  }
  expect(readArchive(packed({ customizationData: tree }))).toEqual([
    { label: 'Name', value: 'Ada' },
    { label: 'Frame', value: 'Oak' },
    { label: 'Photo', value: 'photo.jpg' },
  ])
  const areas = [{ customizationType: 'TextPrinting', label: 'Name', text: 'Ada', fontFamily: 'Lora' }]
  expect(readArchive(packed({ 'version3.0': { customizationInfo: { surfaces: [{ areas }] } } }))).toEqual([
    { label: 'Name', value: 'Ada' },
    { label: 'Name · font', value: 'Lora' },
  ])
  expect(readArchive(Buffer.from('no archive'))).toBeNull()
  expect(readArchive(packed({ customizationData: { inputValue: 'x'.repeat(1_100_000) } }))).toBeNull()
})
