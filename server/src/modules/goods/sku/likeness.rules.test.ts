import { expect, test } from 'vitest'
import { alike, getWords, otherSizesLast, sizeIn } from './likeness.rules.ts'

test('texts are similar by shared words, regardless of order', () => {
  expect(alike('TEE-WHITE-M', 'tee white m')).toBe(1)
  expect(alike('TEE-RED-M', 'tee_red_m')).toBe(1)
  expect(alike('TEE-RED-M', 'TEE-RED-L')).toBeGreaterThan(alike('TEE-RED-M', 'MUG-11OZ'))
  expect(alike('日落 T恤', 'T恤 日落')).toBe(1)
  expect(alike('mug', 'hat')).toBe(0)
  expect(alike('', '')).toBe(0)
  expect(getWords('Retro Sunset Tee, a M', 2)).toEqual(['sunset', 'retro'])
})

test.each([
  ['xl', ['XL', 'tee-xl', 'X-Large', 'Extra Large', '1XL', '1X', 'xlarge', 'XL码']],
  ['2xl', ['XXL', '2XL', '2X', 'XX-Large', 'XXLarge', 'TEE_RED_2xl']],
  ['3xl', ['XXXL', '3XL', '3X', 'XXX Large']],
  ['m', ['M', 'Medium', 'med', '中码', 'M码', 'TEE-M']],
  ['xs', ['XS', 'X-Small', 'Extra Small', 'xsmall']],
  ['2xs', ['XXS', '2XS']],
  [null, ['', 'MUG-11OZ', '3-6M', '0-3M', '40 × 60 cm', 'iPhone 15', 'S/M', 'T-shirt', 'One size', '5XYZ']],
])('%s is read from each of its names', (size, names) => {
  expect(names.map(sizeIn)).toEqual(names.map(() => size))
})

test('the same size under another name is alike, and another size is never before it', () => {
  expect(alike('TEE-RED-XXXL', 'TEE-RED-3XL')).toBe(1)
  const skus = ['TEE-RED-XL', 'TEE-RED-3XL', 'MUG-11OZ'].map((sku_code) => ({
    sku_code,
    size_name: sku_code.split('-').at(-1) ?? '',
  }))
  const codes = (asked: string) => otherSizesLast(asked, skus, (sku) => sku).map(({ sku_code }) => sku_code)
  expect(codes('OLD-TEE-XXXL')).toEqual(['TEE-RED-3XL', 'MUG-11OZ', 'TEE-RED-XL'])
  expect(codes('OLD-TEE')).toEqual(['TEE-RED-XL', 'TEE-RED-3XL', 'MUG-11OZ'])
})
