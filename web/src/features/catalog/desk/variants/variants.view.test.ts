import { ProductDocument, type ProductVariant } from '@inkroute/contract/catalog/desk/document'
import { expect, test } from 'vitest'
import { numberIn, type VariantFieldKey, variantField, writeOffered, writeVariants } from './variant-fields.view.ts'
import { blankVariant, everyPlace, withoutVariants, withVariants } from './variants.view.ts'

const tee = ProductDocument.parse({
  code: 'soft-tee',
  name: { zh: '', en: '' },
  colours: [
    { id: 1, key: 'white', hex: '#ffffff', name: { zh: '白', en: 'White' } },
    { id: 2, key: 'sky-blue', hex: '#8ac4ff', name: { zh: '天蓝', en: 'Sky blue' } },
  ],
  sizes: [
    { id: 1, name: 'S' },
    { id: 2, name: '2XL' },
  ],
})
const cell = (color_id: number, size_id: number, key: VariantFieldKey, text: string) => ({
  color_id,
  size_id,
  field: variantField(key),
  text,
})
const skus = (items: readonly ProductVariant[]) => items.map((item) => item.sku)

test('every colour in every size gets a number and an SKU, in the order of both lists', () => {
  const full = withVariants(tee, everyPlace(tee), [])
  expect(skus(full.items)).toEqual([
    'SOFT-TEE-WHITE-S',
    'SOFT-TEE-WHITE-2XL',
    'SOFT-TEE-SKY-BLUE-S',
    'SOFT-TEE-SKY-BLUE-2XL',
  ])
  expect(full.items.map((item) => item.id)).toEqual([1, 2, 3, 4])
  expect(ProductDocument.safeParse(full).success).toBe(true)
})

test('a variant that comes back keeps its number and values; a new one never takes a used number', () => {
  const full = writeVariants(tee, [cell(1, 1, 'price', '19.9'), cell(1, 2, 'price', '21')], []).document
  const less = withoutVariants(full, [{ color_id: 1, size_id: 2 }])
  const again = withVariants(less, everyPlace(tee), [full])
  expect(again.items.find((item) => item.size_id === 2 && item.color_id === 1)).toEqual(full.items[1])
  expect(again.items.map((item) => item.id)).toEqual([1, 2, 3, 4])
  // A new variant takes price and weight of the same size.
  expect(again.items[3]?.base_price_fen).toBe(2100)
})

test('values are read as people paste them', () => {
  expect(['¥1,299.50', '200 g', '１２', '12.5cm', 'abc', '-3', ''].map(numberIn)).toEqual([
    1299.5,
    200,
    12,
    12.5,
    null,
    null,
    null,
  ])
  expect(variantField('packed').parse('30x25×2.5', blankVariant)?.packed).toEqual({
    length_cm: 30,
    width_cm: 25,
    height_cm: 2.5,
  })
  expect(variantField('packed').parse('30x25', blankVariant)).toBeNull()
})

test('text that means nothing is counted and changes nothing, and offers no variant', () => {
  const { document, refused } = writeVariants(tee, [cell(1, 1, 'price', '12'), cell(2, 2, 'price', 'twelve')], [])
  expect(refused).toBe(1)
  expect(skus(document.items)).toEqual(['SOFT-TEE-WHITE-S'])
})

test('several values of one variant are written at once, and an empty cost means unknown', () => {
  const cells = [cell(1, 1, 'price', '12'), cell(1, 1, 'cost', '7.5'), cell(1, 1, 'weight', '180')]
  const { document } = writeVariants(tee, cells, [])
  expect(document.items).toMatchObject([{ base_price_fen: 1200, cost_fen: 750, weight_g: 180 }])
  expect(writeVariants(document, [cell(1, 1, 'cost', '')], []).document.items[0]?.cost_fen).toBeNull()
})

test('ticks offer and withdraw variants', () => {
  const full = withVariants(tee, everyPlace(tee), [])
  const places = everyPlace(tee).map((place, row) => ({ ...place, row, column: 0, text: row === 0 ? '' : '1' }))
  expect(writeOffered(full, places, [full]).items.map((item) => item.id)).toEqual([2, 3, 4])
})
