import { expect, test } from 'vitest'
import { alike, rank, wordsOf } from './likeness.rules.ts'

const sku = (id: number, sku_code: string, title: string, color_name = 'White', size_name = 'M') => ({
  id,
  goods_id: id * 10,
  sku_code,
  title,
  color_name,
  size_name,
})

test('texts are similar by shared words, regardless of order', () => {
  expect(alike('TEE-WHITE-M', 'tee white m')).toBe(1)
  expect(alike('日落 T恤', 'T恤 日落')).toBe(1)
  expect(alike('mug', 'hat')).toBe(0)
  expect(alike('', '')).toBe(0)
  expect(wordsOf('Retro Sunset Tee, a M', 2)).toEqual(['sunset', 'retro'])
})

test('code, title and picture each bring a candidate, and those that agree come first', () => {
  const skus = [
    sku(1, 'SUNSET-TEE-WHITE-M', 'Retro sunset tee'),
    sku(2, 'MUG-11', 'Great wave mug'),
    sku(3, 'HAT-1', 'Peaks cap'),
    sku(4, 'SUNSET-TEE-WHITE-L', 'Retro sunset tee', 'White', 'L'),
  ]
  const line = { external_sku: 'OLD-SUNSET-TEE-M', title: 'Retro Sunset Tee (old listing)' }
  const found = rank(line, skus, new Map([[20, 0.95]]), 5)
  expect(found.map(({ id }) => id)).toEqual([1, 4, 2])
  expect(found[0]?.by).toEqual(expect.arrayContaining(['sku', 'title']))
  expect(found[2]?.by).toEqual(['picture'])
})
