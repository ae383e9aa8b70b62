import { listingPlatforms } from '@inkroute/contract/listing/platforms'
import { expect, test } from 'vitest'
import type { StoreConn } from '../../core/connector.ts'
import { askableQuestions, type ListingDraft, type ListingQuestion, type ListingVariant } from '../../core/listing.ts'
import type { MarketAnswer, MarketRequest } from '../../core/market-client.ts'
import { playSamples } from '../../testing/play-samples.ts'
import { getSamples, type Sample } from '../../testing/samples.ts'
import { prestashop } from '../prestashop.ts'
import { inAllLanguages } from './languages.ts'
import { createListing, setStock, unpublish, updateListing } from './listing.ts'
import { questionLimits } from './questions.ts'

const variant: ListingVariant = {
  sku: 'INK-TEE-RED-M',
  options: { Color: 'Red', Size: 'M' },
  price: { amount: '19.90', currency: 'EUR' },
  quantity: 20,
  picture_urls: [],
  barcode: '4006381333931',
  weight_g: 180,
}
const draft: ListingDraft = {
  draft_id: 'inkroute-7',
  title: 'Moon & cat',
  description_html: '<p>Soft</p>',
  category_id: '3',
  brand: '',
  picture_urls: ['https://pictures.example/a.png'],
  option_names: ['Color', 'Size'],
  variants: [variant, { ...variant, sku: 'INK-TEE-RED-L', options: { Color: 'Red', Size: 'L' }, barcode: '' }],
  package_mm: { length: 300, width: 250, height: 30 },
  attributes: {},
}

/** A shop in which nothing is listed: the first question finds nothing, later ones what was made. */
const all = getSamples('prestashop').filter(({ call }) => !call.endsWith('_none'))
const none = (call: string): Sample => {
  const found = getSamples('prestashop').find((each) => each.call === `listing/${call}_none`)
  if (!found) throw new Error(call)
  return found
}
const rows = <T>(call: string, list: string): T[] =>
  ((all.find((each) => each.call === call)?.answer ?? {}) as Record<string, T[]>)[list] ?? []
const withRows = (call: string, list: string, changed: readonly object[], from: readonly Sample[] = all): Sample[] =>
  from.map((each) => (each.call === call ? { ...each, answer: { [list]: changed } } : each))

const picture: MarketAnswer = {
  status: 200,
  headers: { 'content-type': 'image/png' },
  text: '',
  bytes: Buffer.from('png'),
  json: () => {
    throw new Error('no JSON')
  },
}

/** Servers leave out of an answer to a write what is "0", "" or null: nothing but the id is sure to come. */
const withIdAlone = (each: Sample): Sample => {
  if (each.request.method === 'GET' || typeof each.answer === 'string') return each
  const rows = Object.entries(each.answer as Record<string, { id: number }>).map(([node, { id }]) => [node, { id }])
  return { ...each, answer: Object.fromEntries(rows) }
}

function play(samples: readonly Sample[]) {
  const { conn, sent } = playSamples(prestashop, samples.map(withIdAlone), {
    credentials: { extra: { ws_key: 'K'.repeat(32) } },
  })
  const kept = new Map<string, string>()
  const own: StoreConn = {
    ...conn,
    http: { send: async (request) => (request.url.includes('pictures.example') ? picture : conn.http.send(request)) },
    pictures: {
      find: async (name) => kept.get(name),
      keep: async (name, id) => {
        kept.set(name, id)
      },
    },
  }
  return { conn: own, sent, kept }
}
const writes = (sent: readonly MarketRequest[]) =>
  sent
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/api/', '')}`)
const toBody = (sent: readonly MarketRequest[], path: string, method = 'PUT'): string =>
  String(sent.find((request) => request.method === method && request.url.includes(path))?.body ?? '')

const stock = rows<Record<string, unknown>>('listing/stock_availables', 'stock_availables')[0] ?? {}
/** Two variants are made one after the other: both answer with a row of their own. */
const made = (id: number, sku: string): Sample => {
  const of = all.find(({ call }) => call === 'listing/combination_create')
  const { combination } = (of?.answer ?? {}) as { combination: object }
  return { ...(of as Sample), answer: { combination: { ...combination, id, reference: sku } } }
}
const fresh = (): Sample[] => [
  none('products'),
  none('combinations'),
  made(40, 'INK-TEE-RED-M'),
  made(41, 'INK-TEE-RED-L'),
  ...withRows('listing/stock_availables', 'stock_availables', [
    stock,
    { ...stock, id: 62, id_product_attribute: '41' },
  ]).filter(({ call }) => call !== 'listing/combination_create'),
]

test('a product is made switched off, filled, and shown last', async () => {
  const { conn, sent, kept } = play(fresh())
  const result = await createListing(conn, draft)
  expect(result).toMatchObject({
    state: 'live',
    external_product_id: '20',
    variant_ids: { 'INK-TEE-RED-M': '40', 'INK-TEE-RED-L': '41' },
  })
  expect(writes(sent)).toEqual([
    'POST product_options',
    'POST product_option_values',
    'POST product_option_values',
    'POST products',
    'POST images/products/20',
    'POST combinations',
    'POST combinations',
    'PUT stock_availables/61',
    'PUT stock_availables/62',
    'PUT products/20',
  ])
  const first = toBody(sent, '/products?', 'POST')
  expect(first).toContain('<active>0</active>')
  expect(first).toContain('<reference>inkroute-7</reference>')
  expect(first).toContain('<language id="1">Moon &amp; cat</language><language id="2">Moon &amp; cat</language>')
  expect(first).toContain('<categories><category><id>3</id></category></categories>')
  expect(first).toContain('<width>25.000000</width>')
  const combination = toBody(sent, '/combinations?', 'POST')
  expect(combination).toContain('<price>0.000000</price><weight>0.180000</weight>')
  expect(combination).toContain('<ean13>4006381333931</ean13>')
  const last = toBody(sent, '/products/20')
  expect(last).toContain('<active>1</active>')
  // Fields we know nothing of are sent again; left out they would be emptied.
  expect(last).toContain('<cache_default_attribute>40</cache_default_attribute>')
  expect(last).toContain('<condition>new</condition>')
  expect(last).not.toContain('<quantity>')
  expect(last).toContain('<id_default_image>24</id_default_image>')
  expect([...kept.values()].join()).toContain('"24"')
})

const asked: ListingQuestion = {
  field_id: 'name',
  label: 'Name on the front',
  help: '',
  kind: 'text',
  is_required: true,
  max_length: 12,
  options: [],
}
/** With the right to make fields; keys made for orders have none. */
const mayAsk = (samples: readonly Sample[]): Sample[] =>
  samples.map((each) => {
    if (each.call !== 'overview') return each
    const answer = String(each.answer).replace(/<product_customization_fields [^>]*>/, (tag) =>
      tag.replaceAll('"false"', '"true"'),
    )
    return { ...each, answer }
  })
const fieldWrites = (sent: readonly MarketRequest[]) => writes(sent).filter((call) => call.includes('customization'))

test('what buyers are asked becomes fields of the product, which its row counts', async () => {
  const { conn, sent } = play(mayAsk([none('customization_fields'), ...fresh()]))
  const photo: ListingQuestion = { ...asked, field_id: 'photo', label: 'Photo', kind: 'photo', is_required: false }
  await createListing(conn, { ...draft, questions: [asked] })
  expect(fieldWrites(sent)).toEqual(['POST product_customization_fields'])
  expect(writes(sent).at(-1)).toBe('PUT products/20')
  const field = toBody(sent, '/product_customization_fields', 'POST')
  expect(field).toContain('<id_product>20</id_product>')
  expect(field).toContain('<type>1</type><required>1</required><name><language id="1">Name on the front</language>')
  expect(toBody(sent, '/products/20')).toContain(
    '<customizable>2</customizable><text_fields>1</text_fields><uploadable_files>0</uploadable_files>',
  )
  expect(askableQuestions([asked, photo, { ...asked, label: 'Letters', kind: 'choice' }], questionLimits)).toEqual([
    asked,
    photo,
  ])
})

test('a field that is there is not made twice, and changed only where it differs', async () => {
  const { conn, sent } = play(mayAsk(fresh()))
  const photo: ListingQuestion = { ...asked, label: 'Photo', kind: 'photo', is_required: false }
  await createListing(conn, { ...draft, questions: [{ ...asked, label: 'Team' }, photo] })
  expect(fieldWrites(sent)).toEqual(['PUT product_customization_fields/71'])
  const row = toBody(sent, '/products/20')
  expect(row).toContain('<customizable>2</customizable>')
  expect(row).toContain('<text_fields>1</text_fields><uploadable_files>1</uploadable_files>')
  const without = play(fresh())
  await createListing(without.conn, draft)
  expect(toBody(without.sent, '/products/20')).toContain('<customizable>0</customizable>')
})

test('a key without the right to ask buyers is told so when there is something to ask', async () => {
  const { conn, sent } = play(fresh())
  await expect(createListing(conn, { ...draft, questions: [asked] })).rejects.toMatchObject({
    code: 'scope_missing',
    message: expect.stringContaining('product_customization_fields (POST)'),
  })
  expect(writes(sent)).toEqual([])
})

const combination = rows<Record<string, unknown>>('listing/combinations', 'combinations')[0] ?? {}
const two = [combination, { ...combination, id: 41, reference: 'INK-TEE-RED-L' }]
const whole = withRows(
  'listing/stock_availables',
  'stock_availables',
  [
    { ...stock, quantity: '20' },
    { ...stock, id: 62, id_product_attribute: '41', quantity: '20' },
  ],
  withRows('listing/combinations', 'combinations', two),
)
/** The samples answer for every variant with one row; what matters here is what is sent. */
const same = (sku: string, id: number): Sample => {
  const of = all.find(({ call }) => call === 'listing/combination_update')
  return { ...(of as Sample), answer: { combination: { ...combination, id, reference: sku } } }
}
const updated = (): Sample[] => [
  same('INK-TEE-RED-M', 40),
  same('INK-TEE-RED-L', 41),
  ...whole.filter(({ call }) => call !== 'listing/combination_update'),
]

test('what an earlier attempt left half-made is finished: nothing is made twice', async () => {
  const { conn, sent } = play(updated())
  await createListing(conn, draft)
  expect(writes(sent).filter((call) => /POST (products|combinations)/.test(call))).toEqual([])
  expect(writes(sent).at(-1)).toBe('PUT products/20')
})

test('an update gives no picture twice, and takes off what is no longer in the draft', async () => {
  const { conn, sent, kept } = play(updated())
  await updateListing(conn, '20', draft)
  const uploads = () => writes(sent).filter((call) => call === 'POST images/products/20').length
  expect(uploads()).toBe(1)
  await updateListing(conn, '20', draft)
  expect(uploads()).toBe(1)
  await updateListing(conn, '20', { ...draft, variants: draft.variants.slice(0, 1), picture_urls: [] })
  expect(writes(sent)).toContain('DELETE combinations/41')
  expect(writes(sent)).toContain('DELETE images/products/20/24')
  expect([...kept.values()]).toEqual(['{}'])
})

test('a text the seller translated stays, and one that still is ours follows', () => {
  const languages = { ids: ['1', '2', '3'], main: '1' }
  const before = [
    { id: '1', value: 'Moon' },
    { id: '2', value: 'Lune' },
    { id: '3', value: 'Moon' },
  ]
  expect([...inAllLanguages('Sun', languages, before).values()]).toEqual(['Sun', 'Lune', 'Sun'])
  expect([...inAllLanguages('Sun', { ids: ['1'], main: '1' }, 'Moon').values()]).toEqual(['Sun'])
})

test('a product deleted in the shop is made again, and a deleted variant is said', async () => {
  const gone = play([none('products'), ...fresh()])
  expect(await updateListing(gone.conn, '19', draft)).toMatchObject({ external_product_id: '20' })
  expect(writes(gone.sent)).toContain('POST products')
  const change = { external_product_id: '20', external_variant_id: '99', sku: 'INK-TEE-RED-S', quantity: 1 }
  await expect(setStock(play(whole).conn, [change])).rejects.toMatchObject({ code: 'variant_deleted' })
})

test('a price is told as the difference from that of the product, stock where it differs', async () => {
  const { conn, sent } = play(whole)
  const change = { external_product_id: '20', external_variant_id: '40', sku: 'INK-TEE-RED-M', quantity: 7 }
  await setStock(conn, [{ ...change, price: { amount: '17.50', currency: 'EUR' } }])
  expect(writes(sent)).toEqual(['PUT combinations/40', 'PUT stock_availables/61'])
  expect(toBody(sent, '/combinations/40')).toContain('<price>-2.400000</price>')
  expect(toBody(sent, '/stock_availables/61')).toContain('<quantity>7</quantity>')
})

test('sold out is told, and costs nothing where the shop says so already', async () => {
  const { conn, sent } = play(whole)
  const change = { external_product_id: '20', external_variant_id: '41', sku: 'INK-TEE-RED-L', quantity: 0 }
  await setStock(conn, [{ ...change, external_variant_id: '40', sku: 'INK-TEE-RED-M' }])
  expect(toBody(sent, '/stock_availables/61')).toContain('<quantity>0</quantity>')
  const { quantity: _, ...empty } = { ...stock, quantity: '0', id: 62, id_product_attribute: '41' }
  const out = play(withRows('listing/stock_availables', 'stock_availables', [empty], whole))
  await setStock(out.conn, [change])
  expect(writes(out.sent)).toEqual([])
})

test('taking off switches the product off and keeps its texts', async () => {
  const { conn, sent } = play(all)
  await unpublish(conn, '20')
  expect(writes(sent)).toEqual(['PUT products/20'])
  expect(toBody(sent, '/products/20')).toContain('<active>0</active>')
  expect(toBody(sent, '/products/20')).toContain('<language id="2">Moon cat</language>')
  const gone = play([none('products')])
  await unpublish(gone.conn, '20')
  expect(writes(gone.sent)).toEqual([])
})

test('a key made for orders alone is told which rights are missing before anything is written', async () => {
  const { conn, sent } = play(
    fresh().map((each) =>
      each.call === 'overview'
        ? { ...each, answer: String(each.answer).replaceAll(/ (put|post|delete)="true"/g, ' $1="false"') }
        : each,
    ),
  )
  await expect(createListing(conn, draft)).rejects.toMatchObject({
    code: 'scope_missing',
    message: expect.stringContaining('products (POST), products (PUT)'),
  })
  expect(writes(sent)).toEqual([])
})

test('categories are shown with their path, and templates can be made', async () => {
  const { conn } = play(all)
  const found = await prestashop.catalogue?.categories(conn, '')
  expect(found?.map(({ id, name }) => [id, name])).toEqual([
    ['2', 'Home'],
    ['3', 'Home › Clothes'],
  ])
  expect(listingPlatforms.find(({ platform }) => platform === prestashop.platform)?.limits.title).toBe(128)
})
