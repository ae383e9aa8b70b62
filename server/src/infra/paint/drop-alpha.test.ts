import { expect, test } from 'vitest'
import { dropAlpha, ROOM_BEHIND } from './drop-alpha.ts'

test.each([4, 7, 4097])('%i pixels lose their fourth channel and nothing else', (pixels) => {
  const rgba = Uint8ClampedArray.from({ length: 4 * pixels }, (_, at) => 31 * at + (at >> 3))
  const rgb = new Uint8Array(new ArrayBuffer(3 * pixels + ROOM_BEHIND), 0, 3 * pixels)
  dropAlpha(rgba, rgb)
  expect(rgb).toEqual(Uint8Array.from({ length: 3 * pixels }, (_, at) => rgba[4 * Math.floor(at / 3) + (at % 3)] ?? 0))
})
