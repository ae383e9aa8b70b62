import { expect, test } from 'vitest'
import { askableQuestions, type ListingDraft } from '../core/listing.ts'
import type { MarketOrder } from '../core/market-order.ts'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples } from '../testing/samples.ts'
import { etsy } from './etsy.ts'

const samples = getSamples('etsy')
const play = (list = samples) => playSamples(etsy, list, { shop: { external_shop_id: '34' } })
const writes = (sent: ReturnType<typeof play>['sent']) => sent.filter(({ method }) => method !== 'GET')
const without = (...calls: readonly string[]) => samples.filter(({ call }) => !calls.includes(call))

test('each answer of a buyer is data of its line, in readable characters', async () => {
  const window = { since: '2026-11-01T00:00:00.000Z', until: '2026-11-02T08:00:00.000Z', page: null }
  const { orders, unread } = await etsy.pullOrders(play().conn, window)
  expect(unread).toEqual([])
  const [paid, sent, hidden] = orders
  expect(paid).toMatchObject({
    external_order_id: '900',
    status: 'ready_to_ship',
    total: { amount: '44.79', currency: 'USD' },
    buyer_note: "Don't fold",
  })
  expect(paid?.lines).toMatchObject([
    { title: 'Moon cat "shirt"', variant: 'Color: Red', quantity: 2, sku: 'MOON-RED-M' },
  ])
  expect(paid?.lines[0]?.personalisation).toEqual([
    { label: 'Name on the front', value: "Ada & Jack's" },
    { label: 'Photo', value: 'https://files.example/photo.jpg', picture_url: 'https://files.example/photo.jpg' },
  ])
  expect(sent).toMatchObject({ status: 'shipped', parcels: [{ tracking_number: '94001', carrier: 'usps' }] })
  // Etsy hides addresses from apps without its approval; such an order is not made.
  expect(hidden).toMatchObject({ address: null, lines: [{ sku: '', external_variant_id: '' }] })
})

test('an order that was paid back in part is still to be sent', async () => {
  expect(await etsy.getOrder(play().conn, '900')).toMatchObject({
    status: 'ready_to_ship',
    raw_status: 'Partially refunded',
  })
})

const shipment = {
  shipment_id: '17',
  external_order_id: '900',
  tracking_number: 'SW1',
  carrier_code: 'other',
  carrier_name: 'Swift Post',
  tracking_url: 'https://swift.example/SW1',
  shipped_at: '2026-11-02T08:00:00.000Z',
  lines: [],
  completes_order: true,
}

test('a carrier Etsy does not follow is named to the buyer', async () => {
  const { conn, sent } = play()
  await etsy.ship(conn, shipment, { parcels: [] } as unknown as MarketOrder)
  expect(JSON.parse(String(sent[0]?.body))).toEqual({
    tracking_code: 'SW1',
    carrier_name: 'other',
    note_to_buyer: 'Swift Post https://swift.example/SW1',
  })
})

const draft: ListingDraft = {
  draft_id: 'inkroute-1',
  title: 'Moon',
  description_html: '<p>Soft</p>',
  brand: '',
  category_id: '2',
  picture_urls: ['https://x.example/1.jpg'],
  option_names: ['Color'],
  package_mm: { length: 1, width: 1, height: 1 },
  variants: [
    {
      sku: 'MOON-RED-M',
      options: { Color: 'Red' },
      price: { amount: '19.90', currency: 'USD' },
      quantity: 20,
      picture_urls: [],
      barcode: '',
      weight_g: 180,
    },
  ],
  attributes: {
    shipping_profile_id: '5',
    readiness_state_id: '501',
    production_partner_id: '77',
    return_policy_id: '901',
  },
}

test('a listing is a draft with its workshop named, and visible only at the end', async () => {
  const { conn, sent } = play(without('refused_listing'))
  expect(await etsy.createListing?.(conn, draft)).toMatchObject({ state: 'live', external_product_id: '77' })
  const made = sent.find(({ method, url }) => method === 'POST' && url.endsWith('/listings'))
  expect(new URLSearchParams(String(made?.body)).get('production_partner_ids')).toBe('77')
  // The picture is there already.
  expect(sent.some(({ url }) => url.includes('x.example'))).toBe(false)
  expect(writes(sent).at(-1)).toMatchObject({ method: 'PATCH', body: 'return_policy_id=901&state=active' })
})

const name = {
  field_id: 'name',
  label: 'Name',
  help: 'As it is printed',
  kind: 'text',
  is_required: true,
  max_length: 12,
  options: [],
} as const
const colour = { ...name, field_id: 'colour', label: 'Colour', kind: 'choice', options: ['Red', 'Sand'] } as const
const photo = { ...name, field_id: 'photo', label: 'Photo', kind: 'photo', is_required: false } as const

test('questions to buyers are made before the listing is visible, and left alone while they are the same', async () => {
  const { conn, sent } = play(without('refused_listing'))
  await etsy.createListing?.(conn, { ...draft, questions: [name, colour, photo] })
  const told = sent.find(({ method, url }) => method === 'POST' && url.includes('/personalization'))
  expect(told?.url).toContain('supports_multiple_personalization_questions=true')
  expect(JSON.parse(String(told?.body))).toEqual({
    personalization_questions: [
      {
        question_text: 'Name',
        required: true,
        instructions: 'As it is printed',
        question_type: 'text_input',
        max_allowed_characters: 12,
      },
      // Etsy takes no instructions with a list to choose from.
      {
        question_text: 'Colour',
        required: true,
        question_type: 'dropdown',
        options: [{ label: 'Red' }, { label: 'Sand' }],
      },
      {
        question_text: 'Photo',
        required: false,
        instructions: 'As it is printed',
        question_type: 'unlabeled_upload',
        max_allowed_files: 1,
      },
    ],
  })
  expect(writes(sent).at(-1)).toMatchObject({ method: 'PATCH' })
  const again = play()
  await etsy.updateListing?.(again.conn, '77', { ...draft, questions: [name] })
  expect(again.sent.filter(({ method, url }) => method === 'POST' && url.includes('/personalization'))).toEqual([])
})

test('what Etsy cannot ask is left to our link: a sixth question, a second photo, a long list, two of one name', () => {
  const limits = etsy.questions
  if (!limits) throw new Error('no questions')
  const texts = ['Line 1', 'Line 2', 'Line 3', 'Line 4'].map((label) => ({ ...name, field_id: label, label }))
  const long = { ...colour, field_id: 'long', options: ['A colour with a very long name'] }
  const second = { ...photo, field_id: 'second', label: 'Other photo' }
  const other = { ...name, field_id: 'sky', label: 'Sky', kind: 'other' } as const
  const asked = askableQuestions([other, long, photo, second, ...texts, { ...name, label: 'line 1' }, name], limits)
  expect(asked.map(({ field_id }) => field_id)).toEqual(['photo', 'Line 1', 'Line 2', 'Line 3', 'Line 4'])
  const [cut] = askableQuestions([{ ...name, label: 'x'.repeat(80), help: 'y'.repeat(200) }], limits)
  expect([cut?.label.length, cut?.help.length]).toEqual([45, 120])
})

test('refusals that come as a list are told by field', async () => {
  const { conn } = play(without('create_listing'))
  await expect(etsy.createListing?.(conn, draft)).rejects.toMatchObject({
    kind: 'rejected',
    issues: [{ field: 'title', message: 'title: contains characters that are not allowed' }],
  })
})

test('production partners are offered as a choice, and missing rights do not disconnect a shop', async () => {
  const choices = await etsy.catalogue?.choices?.(play().conn)
  expect(choices?.production_partner_id).toEqual([{ value: '77', name: 'Works' }])
  expect(choices?.return_policy_id).toEqual([{ value: '901', name: 'returns, exchanges 30 days' }])
  const denied = samples.map((each) =>
    each.call === 'tracking' ? { ...each, status: 403, answer: { error: 'Unauthorized' } } : each,
  )
  await expect(etsy.ship(play(denied).conn, shipment, { parcels: [] } as unknown as MarketOrder)).rejects.toMatchObject(
    { kind: 'rejected', code: 'missing_rights' },
  )
})
