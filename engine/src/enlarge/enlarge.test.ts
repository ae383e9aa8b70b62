import { expect, test } from 'vitest'
import { goldenPicture } from '../testing/golden-designs.ts'
import { leaf, sun } from '../testing/golden-layers.ts'
import { enlargeRows, MARGIN } from './enlarge-pixels.ts'

const enlarged = (pixels: Uint8ClampedArray, width: number, height: number) => {
  const out = new Uint8ClampedArray(pixels.length * 4)
  enlargeRows({ pixels, width, height, from: 0, to: height }, out)
  return out
}

/** A ring with smooth edges, drawn for any size. */
function ring(side: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(side * side * 4)
  const parts = 8
  for (let n = 0; n < side * side; n++) {
    let inside = 0
    for (let part = 0; part < parts * parts; part++) {
      const x = ((n % side) + ((part % parts) + 0.5) / parts) / side - 0.5
      const y = (Math.floor(n / side) + (Math.floor(part / parts) + 0.5) / parts) / side - 0.5
      const radius = Math.sqrt(x * x + y * y)
      if (radius > 0.25 && radius < 0.33) inside++
    }
    const value = Math.round(230 - (200 * inside) / (parts * parts))
    pixels.set([value, value, value, 255], n * 4)
  }
  return pixels
}

const error = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  a.reduce((sum, value, n) => sum + (value - (b[n] as number)) ** 2, 0) / a.length

/** Between the nearest four pixels, as a browser enlarges a picture. */
function smoothed(pixels: Uint8ClampedArray, side: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(pixels.length * 4)
  const within = (n: number) => Math.min(side - 1, Math.max(0, n))
  for (let n = 0; n < side * side * 4; n++) {
    const [x, y] = [((n % (2 * side)) - 0.5) / 2, (Math.floor(n / (2 * side)) - 0.5) / 2]
    const [left, top] = [Math.floor(x), Math.floor(y)]
    for (let part = 0; part < 4; part++) {
      const at = (u: number, v: number) => pixels[(within(v) * side + within(u)) * 4 + part] as number
      const upper = at(left, top) * (1 - x + left) + at(left + 1, top) * (x - left)
      const lower = at(left, top + 1) * (1 - x + left) + at(left + 1, top + 1) * (x - left)
      out[n * 4 + part] = Math.round(upper * (1 - y + top) + lower * (y - top))
    }
  }
  return out
}

test('an upscaled ring is at least three times nearer to one drawn at that size than a smoothed one', () => {
  const [small, large] = [ring(64), ring(128)]
  expect(error(enlarged(small, 64, 64), large)).toBeLessThan(error(smoothed(small, 64), large) / 3)
})

test('one colour stays that colour, and nothing stays nothing', () => {
  const flat = new Uint8ClampedArray(9 * 7 * 4).map((_, n) => [40, 90, 200, 255][n % 4] as number)
  expect(enlarged(flat, 9, 7)).toEqual(new Uint8ClampedArray(18 * 14 * 4).map((_, n) => flat[n % 4] as number))
  expect(enlarged(new Uint8ClampedArray(5 * 5 * 4), 5, 5).every((value) => value === 0)).toBe(true)
})

test('a hard edge gets no line along it: between two colours there is nothing brighter or darker than both', () => {
  const [side, low, high] = [40, 60, 200]
  const half = new Uint8ClampedArray(side * side * 4)
  for (let n = 0; n < side * side; n++) {
    const value = (n % side) * 2 + Math.floor(n / side) < side * 1.4 ? low : high
    half.set([value, value, value, 255], n * 4)
  }
  const values = enlarged(half, side, side).filter((_, n) => n % 4 === 0)
  expect(Math.min(...values)).toBe(low)
  expect(Math.max(...values)).toBe(high)
})

test.each([sun, leaf])(
  'some rows of a picture with their margin become what they become in the whole of it',
  (source) => {
    const { width_px: width, height_px: height } = source
    const pixels = goldenPicture(source)
    const whole = enlarged(pixels, width, height)
    const [from, to] = [20, 41]
    const out = new Uint8ClampedArray(width * 2 * (to - from) * 2 * 4)
    const part = pixels.slice((from - MARGIN) * width * 4, (to + MARGIN) * width * 4)
    enlargeRows({ pixels: part, width, height: to - from + 2 * MARGIN, from: MARGIN, to: to - from + MARGIN }, out)
    expect(out).toEqual(whole.slice(from * 2 * width * 2 * 4, to * 2 * width * 2 * 4))
  },
)

test('a turned or mirrored picture is upscaled to the turned or mirrored one', () => {
  const side = 64
  const own = goldenPicture(leaf)
  const moved = (pixels: Uint8ClampedArray, length: number, to: (x: number, y: number) => [number, number]) => {
    const out = new Uint8ClampedArray(pixels.length)
    for (let n = 0; n < length * length; n++) {
      const [x, y] = to(n % length, Math.floor(n / length))
      out.set(pixels.subarray(n * 4, n * 4 + 4), (y * length + x) * 4)
    }
    return out
  }
  const mirrored =
    (length: number) =>
    (x: number, y: number): [number, number] => [length - 1 - x, y]
  const expected = moved(enlarged(own, side, side), 2 * side, mirrored(2 * side))
  const seen = enlarged(moved(own, side, mirrored(side)), side, side)
  // Where an edge runs exactly along a border of two kinds, either may be taken.
  expect(seen.filter((value, n) => Math.abs(value - (expected[n] as number)) > 2).length).toBeLessThan(
    seen.length / 100,
  )
})
