import { listingPlatformOf } from '@inkroute/contract/listing-platforms'
import { expect, test } from 'vitest'
import { fieldValues } from '../../connectors/catalogue.ts'
import { placesBelow, placesNamed } from './catalogue/catalogue.rules.ts'
import { fillWords, htmlOf, priceOf, problemsOf } from './listing.rules.ts'

const formula = { base: 'cost', rate: 7.2, multiply: 2, add: 3, ending: 'none' } as const

test('a price follows its formula, and an ending never makes it cheaper', () => {
  expect(priceOf(3600, formula)).toBe(1300)
  expect(priceOf(3600, { ...formula, ending: '.99' })).toBe(1399)
  expect(priceOf(3599, { ...formula, ending: '.00' })).toBe(1300)
  expect(priceOf(3600, { ...formula, add: 2.97, ending: '.95' })).toBe(1395)
  expect(priceOf(0, { ...formula, add: 0 })).toBe(1)
})

test('words in braces are filled once, unknown ones stay to be seen', () => {
  const words = { title: '狗 {product}', title_en: 'Dog', product: 'Mug', colors: 'White', sizes: '11oz', brand: '' }
  expect(fillWords('{title_en} | {product} {nothing}', words)).toBe('Dog | Mug {nothing}')
  expect(fillWords('{title}', words)).toBe('狗 {product}')
})

test('what a seller types never becomes markup', () => {
  expect(htmlOf('A & <script>\nB\n\n\nC')).toBe('<p>A &amp; &lt;script&gt;<br>B</p><p>C</p>')
})

test('what the platform would refuse is said before it is asked', () => {
  const etsy = listingPlatformOf('etsy')
  if (!etsy) throw new Error('no etsy')
  const facts = { title: 'x'.repeat(141), description: '', picture_count: 0, variant_count: 71, has_unpriced: true }
  const attributes = { shipping_profile_id: 'abc', when_made: 'made_to_order', who_made: 'i_did' }
  const fields = problemsOf(etsy, facts, { attributes, category_id: '1633' }, true).map(({ field }) => field)
  expect(fields).toEqual(['title', 'pictures', 'variants', 'price', 'shipping_profile_id', 'readiness_state_id'])
  const fine = { title: 'Dog mug', description: '', picture_count: 1, variant_count: 1, has_unpriced: false }
  expect(
    problemsOf(
      etsy,
      fine,
      { category_id: '1633', attributes: { ...attributes, shipping_profile_id: '1', readiness_state_id: '1' } },
      true,
    ),
  ).toEqual([])
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
