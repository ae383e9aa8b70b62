import { findListingPlatform } from '@inkroute/contract/listing/platforms'
import { expect, test } from 'vitest'
import { fieldValues } from '../../../connectors/core/catalogue.ts'
import { placesBelow, placesNamed } from '../catalogue/catalogue.rules.ts'
import { getPrice, getProblems, priceIn, toHtml } from './listing.rules.ts'

const formula = { base: 'cost', rate: 7.2, multiply: 2, add: 3, ending: 'none' } as const

test('a price follows its formula, and an ending never makes it cheaper', () => {
  expect(getPrice(3600, formula)).toBe(1300)
  expect(getPrice(3600, { ...formula, ending: '.99' })).toBe(1399)
  expect(getPrice(3599, { ...formula, ending: '.00' })).toBe(1300)
  expect(getPrice(3600, { ...formula, add: 2.97, ending: '.95' })).toBe(1395)
  expect(getPrice(0, { ...formula, add: 0 })).toBe(1)
})

test('a price in yen or won has no decimals and is never below the formula; in dinars it keeps its hundredths', () => {
  expect(priceIn('JPY', 298_050)).toEqual({ amount: '2981', currency: 'JPY' })
  expect(priceIn('KRW', 1_290_000).amount).toBe('12900')
  expect(priceIn('KWD', 1299).amount).toBe('12.99')
  expect(priceIn('USD', 1299).amount).toBe('12.99')
})

test('what a seller types never becomes markup', () => {
  expect(toHtml('A & <script>\nB\n\n\nC')).toBe('<p>A &amp; &lt;script&gt;<br>B</p><p>C</p>')
})

test('problems the platform would reject are reported before publishing', () => {
  const etsy = findListingPlatform('etsy')
  if (!etsy) throw new Error('no etsy')
  const facts = { title: 'x'.repeat(141), description: '', picture_count: 0, variant_count: 71, has_unpriced: true }
  const attributes = { shipping_profile_id: 'abc', when_made: 'made_to_order', who_made: 'i_did' }
  const fields = getProblems(etsy, facts, { attributes, category_id: '1633' }, true).map(({ field }) => field)
  expect(fields).toEqual([
    'title',
    'description',
    'pictures',
    'variants',
    'price',
    'shipping_profile_id',
    'readiness_state_id',
  ])
  const fine = { title: 'Dog mug', description: 'A mug', picture_count: 1, variant_count: 1, has_unpriced: false }
  expect(
    getProblems(
      etsy,
      fine,
      { category_id: '1633', attributes: { ...attributes, shipping_profile_id: '1', readiness_state_id: '1' } },
      true,
    ),
  ).toEqual([])
})

const goodDraft = { title: 'Dog mug', description: 'A mug', picture_count: 3, variant_count: 1, has_unpriced: false }
const one = (change: object) => [{ sku: 'MUG-1', price: '19.90', quantity: 5, ...change }]
const found = (word: string, change: object) => {
  const platform = findListingPlatform(word)
  if (!platform) throw new Error(`no ${word}`)
  const attributes = Object.fromEntries(platform.fields.map(({ key, initial }) => [key, initial || '1']))
  const title = 'Dog mug '.repeat(4).trim()
  const facts = { ...goodDraft, title, variants: one({}), currency: 'USD', ...change }
  return (['zh', 'en'] as const).map((language) =>
    getProblems(platform, facts, { attributes, category_id: '1' }, language === 'en'),
  )
}

test.each([
  ['etsy', { description: '' }, 'description'],
  ['etsy', { title: '日落马克杯' }, 'title'],
  ['etsy', { title: 'Mug ♥ gift' }, 'title'],
  ['etsy', { title: 'Mug & cup & plate' }, 'title'],
  ['etsy', { variants: one({ price: '0.10' }) }, 'price'],
  ['etsy', { variants: one({ quantity: 1000 }) }, 'quantity'],
  ['etsy', { variants: one({ sku: 'S'.repeat(33) }) }, 'variants'],
  ['etsy', { picture_count: 0 }, 'pictures'],
  ['amazon', { title: 'Great mug! For all of your friends' }, 'title'],
  ['amazon', { description: ' ' }, 'description'],
  ['aliexpress', { title: '日落马克杯' }, 'title'],
  ['aliexpress', { description: '' }, 'description'],
  ['shopee', { description: '' }, 'description'],
  ['tiktok', { title: 'Short' }, 'title'],
  ['tiktok', { variants: one({ price: '7700.00' }) }, 'price'],
  ['temu', { title: '日落马克杯' }, 'title'],
  ['temu-local', { description: '这是一只杯子' }, 'description'],
  ['shein', { title: '日落马克杯' }, 'title'],
  ['wish', { description: '' }, 'description'],
  ['ozon', { variants: one({ sku: 'S'.repeat(51) }) }, 'variants'],
])('%s: %j is named at its field in both languages', (word, change, field) => {
  const [zh = [], en = []] = found(word, change)
  expect(zh.map((problem) => problem.field)).toEqual([field])
  expect(zh[0]?.message).toMatch(/[\u4e00-\u9fff]/)
  expect(en[0]).toMatchObject({ field, message: expect.not.stringMatching(/^[\u4e00-\u9fff]/) })
})

test.each([
  'etsy',
  'amazon',
  'aliexpress',
  'shopee',
  'tiktok',
  'temu',
  'temu-local',
  'shein',
  'ozon',
  'wish',
  'shopify',
])('%s: a good draft has no problem, Japanese titles and own sites in Chinese are fine', (word) => {
  expect(found(word, {})).toEqual([[], []])
  if (word === 'etsy') expect(found(word, { title: '夕焼けのマグカップ' })).toEqual([[], []])
  if (word === 'shopify') expect(found(word, { title: '日落马克杯', description: '' })).toEqual([[], []])
})

test('answers to a category keep the platform’s number where they were chosen from its list', () => {
  const attributes = { 'attr.9': '#12~Cotton', 'attr.10': 'hand ~ made #1', 'attr.11': ' ', lead_days: '3' }
  expect(fieldValues({ attributes })).toEqual([
    { field_id: '9', value_id: '12', name: 'Cotton' },
    { field_id: '10', value_id: '', name: 'hand ~ made #1' },
  ])
})

test('places are found below one or by words of their path', () => {
  const place = (id: string, parent_id: string, name: string, is_leaf = false) => ({ id, parent_id, name, is_leaf })
  const tree = [place('1', '', 'Clothing'), place('2', '1', 'Tops', true), place('3', '1', 'Caps', true)]
  expect(placesBelow(tree, '').map(({ id }) => id)).toEqual(['1'])
  expect(placesBelow(tree, '1')[0]?.path).toBe('Clothing › Tops')
  expect(placesNamed(tree, 'clothing cap').map(({ id }) => id)).toEqual(['3'])
  expect(placesNamed(tree, '2').map(({ id }) => id)).toEqual(['2'])
  expect(placesNamed(tree, 'shoes')).toEqual([])
})
