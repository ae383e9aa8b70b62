import { expect, test } from 'vitest'
import { backgroundTolerance } from './background-tolerance.ts'
import { BenchView } from './bench-view.ts'

const SIDE = 200
const view = BenchView.parse({
  name: 'front',
  size: [SIDE, SIDE],
  surface: {
    kind: 'flat',
    corners: [
      [80, 80],
      [120, 80],
      [120, 120],
      [80, 120],
    ],
  },
})

/** A square product in the middle of a plain background. */
function getPhoto(product: number, background: number) {
  const rgba = new Uint8ClampedArray(4 * SIDE * SIDE).fill(255)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const is_product = Math.abs((i % SIDE) - 100) < 60 && Math.abs(Math.floor(i / SIDE) - 100) < 60
    rgba.fill(is_product ? product : background, 4 * i, 4 * i + 3)
  }
  return { width_px: SIDE, height_px: SIDE, rgba }
}

test('a background that differs clearly is picked with the tolerance asked for', () => {
  expect(backgroundTolerance(getPhoto(40, 240), view, [5, 5], 18)).toBe(18)
})

test('a white product on a light wall keeps its print surface', () => {
  const tolerance = backgroundTolerance(getPhoto(255, 236), view, [5, 5], 18)
  expect(tolerance).toBeLessThan(18)
  expect(tolerance).toBeGreaterThan(0)
})

test('pressing the product itself takes what was asked for', () => {
  expect(backgroundTolerance(getPhoto(255, 236), view, [100, 100], 18)).toBe(18)
})
