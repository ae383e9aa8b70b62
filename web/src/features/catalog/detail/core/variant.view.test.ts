import { expect, test } from 'vitest'
import { exampleProduct } from '../../testing/examples.ts'
import { findPrices, readVariant, sizesFor, startAnswer, studioPath, withColor, writeVariant } from './variant.view.ts'

const product = exampleProduct()
const read = (query: string) => readVariant(product, new URLSearchParams(query))

test('without a word in the address it is the usual colour in the first size, one piece', () => {
  expect(read('')).toEqual({
    color_id: 3,
    size_id: 1,
    quantity: 1,
    printed_views: 1,
    technique: 'dtg',
    warehouse: '',
  })
})

test('what the address asks for is taken when the product comes in it', () => {
  expect(read('color_id=1&size_id=3&quantity=50&views=2&technique=embroidery&warehouse=EU-DE')).toEqual({
    color_id: 1,
    size_id: 3,
    quantity: 50,
    printed_views: 2,
    technique: 'embroidery',
    warehouse: 'EU-DE',
  })
})

test('nonsense in the address becomes something that exists', () => {
  const usual = read('')
  expect(read('color_id=999&size_id=x&quantity=0&views=-1&technique=magic&warehouse=<script>')).toEqual(usual)
  expect(read('quantity=999999999').quantity).toBe(100_000)
  expect(read('quantity=1e9').quantity).toBe(1)
  expect(read('views=40').printed_views).toBe(3)
})

test('a size the colour is not made in gives way to one that it is', () => {
  expect(read('color_id=3&size_id=3').size_id).toBe(1)
  expect(withColor(product, read('color_id=1&size_id=3'), 3)).toMatchObject({ color_id: 3, size_id: 1 })
  expect(withColor(product, read('color_id=1&size_id=2'), 3)).toMatchObject({ color_id: 3, size_id: 2 })
})

test('an address that was written reads back the same, keeps foreign words and leaves out the usual', () => {
  const variant = read('color_id=1&size_id=2&quantity=10')
  const written = writeVariant(product, variant, new URLSearchParams('utm_source=mail&color_id=3'))
  expect(written.toString()).toBe('utm_source=mail&color_id=1&size_id=2&quantity=10')
  expect(readVariant(product, written)).toEqual(variant)
  expect(writeVariant(product, read(''), new URLSearchParams('quantity=4')).toString()).toBe('')
})

test('sizes say whether the colour has them and whether they lie on a shelf', () => {
  expect(sizesFor(product, 1).map(({ is_made, is_in_stock }) => [is_made, is_in_stock])).toEqual([
    [true, true],
    [true, false],
    [true, true],
  ])
  expect(sizesFor(product, 3)[2]).toMatchObject({ name: 'L', is_made: false, is_in_stock: false })
})

test('visitors log in first, low levels are asked to upgrade, the others continue', () => {
  expect(startAnswer({ dtc_enable: 1 }, false)).toBe('login')
  expect(startAnswer({ dtc_enable: 2 }, false)).toBe('login')
  expect(startAnswer({ dtc_enable: 2 }, true)).toBe('upgrade')
  expect(startAnswer({ dtc_enable: 1 }, true)).toBe('go')
})

test('the studio opens with the product, colour and size', () => {
  expect(studioPath(7, read('color_id=1&size_id=3'))).toBe('/design/newSingleDesign?id=7&color=1&size=3')
})

test('prices of a colour run from the cheapest to the dearest size', () => {
  expect(findPrices(product.items, 1)).toEqual({ low: '23.00', high: '25.00' })
  expect(findPrices(product.items, 99)).toBeNull()
})
