import { expect, test } from 'vitest'
import { enlargeUv } from './uv-map.ts'

const part = 257

/** A row of pixels as u, v and part. */
const row = (...pixels: readonly (readonly [number, number, number])[]) => Uint16Array.from(pixels.flat())
const channelValues = (uv: Uint16Array, channel: number) => [...uv].filter((_, n) => n % 3 === channel)

test('a smooth surface stays smooth', () => {
  const large = enlargeUv(row([1000, 500, part], [1400, 500, part], [1800, 500, part]), 3, 1, 2)
  expect(large).toHaveLength(3 * 6 * 2)
  expect(channelValues(large, 0).slice(0, 6)).toEqual([1000, 1100, 1300, 1500, 1700, 1800])
  expect(new Set(channelValues(large, 1))).toEqual(new Set([500]))
})

test('nothing is mixed across a seam or between parts', () => {
  const seam = enlargeUv(row([60000, 500, part], [200, 500, part]), 2, 1, 2)
  expect(channelValues(seam, 0).slice(0, 4)).toEqual([60000, 60000, 200, 200])
  const parts = enlargeUv(row([1000, 500, part], [1400, 900, 2 * part]), 2, 1, 2)
  expect(channelValues(parts, 2).slice(0, 4)).toEqual([part, part, 2 * part, 2 * part])
  expect(channelValues(parts, 0).slice(0, 4)).toEqual([1000, 1000, 1400, 1400])
})

test('the rim is continued half a pixel outwards, and no further', () => {
  const large = enlargeUv(row([0, 0, 0], [0, 0, 0], [1000, 500, part]), 3, 1, 2)
  expect(channelValues(large, 2).slice(0, 6)).toEqual([0, 0, 0, part, part, part])
  expect(channelValues(large, 0)[3]).toBe(1000)
})
