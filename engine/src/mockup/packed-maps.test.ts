import { expect, test } from 'vitest'
import { packMaps, unpackMaps } from './packed-maps.ts'
import type { ProductMaps } from './product-view.ts'

const [width_px, height_px] = [37, 23]
const count = width_px * height_px
/** The same numbers in every run, and every byte among them. */
const noise = (length: number, most: number, seed: number) => {
  let state = seed
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % (most + 1)
  })
}

function maps(rich: boolean): ProductMaps {
  const shade = Uint8Array.from(noise(4 * count, 255, 1))
  for (let i = 0; i < count; i += 3) shade[4 * i + 3] = 0
  const uv = Uint16Array.from(noise(3 * count, 65535, 2))
  for (let i = 0; i < count; i++) uv[3 * i + 2] = 257 * (i % 7)
  return {
    width_px,
    height_px,
    shade,
    light: Uint8Array.from(noise(3 * count, 255, 3)),
    lightChannels: 3,
    shadow: rich ? Uint8Array.from(noise(count, 255, 4)) : null,
    uv,
    uvChannels: 3,
    mix: rich ? Uint8Array.from(noise(3 * count, 255, 5)) : null,
  }
}

test.each([true, false])('every value inside the mask comes back exactly (shadow and mix: %s)', (rich) => {
  const before = maps(rich)
  const after = unpackMaps(packMaps(before))
  expect([after.width_px, after.height_px, after.shadow !== null, after.mix !== null]).toEqual([37, 23, rich, rich])
  const wrong = Array.from({ length: count }, (_, i) => i).filter((i) => {
    const same = (a: ArrayLike<number> | null, x: number, b: ArrayLike<number> | null, y: number) => a?.[x] === b?.[y]
    if (!same(before.shade, 4 * i + 3, after.shade, 4 * i + 3)) return true
    if (!same(before.shadow, i, after.shadow, i)) return true
    if (before.shade[4 * i + 3] === 0) return false
    return !(
      same(before.shade, 4 * i, after.shade, 4 * i) &&
      same(before.light, 3 * i, after.light, i) &&
      [0, 1, 2].every((c) => same(before.uv, 3 * i + c, after.uv, 3 * i + c)) &&
      [0, 1].every((c) => same(before.mix, 3 * i + c, after.mix, 3 * i + c))
    )
  })
  expect(wrong).toEqual([])
})

test('anything else is refused', () => {
  expect(() => unpackMaps(new Uint8Array(0))).toThrow('not packed maps')
  expect(() => unpackMaps(packMaps(maps(true)).subarray(0, 500))).toThrow('not packed maps')
})
