import { expect, test } from 'vitest'
import { Pace } from './pace.view.ts'

/** After how many frames it gives up; null: never. */
function tiredAfter(frames_ms: readonly number[]): number | null {
  const pace = new Pace()
  const at = frames_ms.findIndex((frame_ms) => pace.isTired(frame_ms))
  return at === -1 ? null : at + 1
}
const times = (count: number, frame_ms: number) => Array.from({ length: count }, () => frame_ms)

test('a smooth turn goes on for ever', () => {
  expect(tiredAfter(times(5000, 17))).toBeNull()
})

test('slow frames end it, but not the first ones', () => {
  expect(tiredAfter(times(50, 120))).toBe(10)
  expect(tiredAfter([...times(4, 900), ...times(500, 20)])).toBeNull()
})

test('a hiccup now and then is forgiven', () => {
  const hiccups = Array.from({ length: 300 }, (_, n) => (n % 5 === 0 ? 200 : 16))
  expect(tiredAfter(hiccups)).toBeNull()
})
