import { expect, test } from 'vitest'
import { rank } from './rank.rules.ts'

const sku = (id: number, sku_code: string, title: string, color_name = 'White', size_name = 'M') => ({
  id,
  goods_id: id * 10,
  sku_code,
  title,
  color_name,
  size_name,
})

test('code, title and picture each bring a candidate, and those that agree come first, another size last', () => {
  const skus = [
    sku(1, 'SUNSET-TEE-WHITE-M', 'Retro sunset tee'),
    sku(2, 'MUG-11', 'Great wave mug'),
    sku(3, 'HAT-1', 'Peaks cap'),
    sku(4, 'SUNSET-TEE-WHITE-L', 'Retro sunset tee', 'White', 'L'),
  ]
  const line = { external_sku: 'OLD-SUNSET-TEE-M', title: 'Retro Sunset Tee (old listing)' }
  const found = rank(line, skus, new Map([[20, 0.95]]), 5)
  expect(found.map(({ id }) => id)).toEqual([1, 2, 4])
  expect(found[0]?.by).toEqual(expect.arrayContaining(['sku', 'title']))
  expect(found[1]?.by).toEqual(['picture'])
})

test('XXXL is 3XL, and XL is not', () => {
  const skus = [
    sku(1, 'WAVE-TEE-RED-XL', 'Wave tee', 'Red', 'XL'),
    sku(2, 'WAVE-TEE-RED-3XL', 'Wave tee', 'Red', '3XL'),
  ]
  const line = { external_sku: 'SHOP-WAVE-TEE-RED-XXXL', title: 'Wave tee, red' }
  expect(rank(line, skus, new Map(), 5).map(({ id }) => id)).toEqual([2, 1])
})
