import { expect, test } from 'vitest'
import { lookNames } from '../layers/adjust.ts'
import { blurPixels } from './blur-pixels.ts'
import { borderPixels } from './border-pixels.ts'
import { changeColours } from './change-colours.ts'
import { exactCosine, exactPower, exactSine } from './exact-math.ts'
import { screenPixels } from './screen-pixels.ts'
import { toneTables } from './tone-tables.ts'

const pixel = (red: number, green: number, blue: number, alpha = 255) =>
  new Uint8ClampedArray([red, green, blue, alpha])

function changed(adjust: Parameters<typeof changeColours>[1], ...rgba: Parameters<typeof pixel>): number[] {
  const pixels = pixel(...rgba)
  changeColours(pixels, adjust)
  return [...pixels]
}

test('powers and turns agree with the usual ones', () => {
  for (const base of [0.0004, 0.2, 0.9, 1, 7.3]) {
    for (const exponent of [-2, -0.4, 0, 1 / 2.4, 2.4])
      expect(exactPower(base, exponent) / base ** exponent).toBeCloseTo(1, 12)
  }
  for (const degrees of [0, 15, 45, 75, 90]) {
    expect(exactSine(degrees)).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 12)
    expect(exactCosine(degrees)).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 12)
  }
})

test('a stop more light doubles the light and keeps black, white and transparency', () => {
  const [grey = 0, , , alpha] = changed({ exposure: 50 }, 100, 100, 100, 77)
  const light = (value: number) => ((value / 255 + 0.055) / 1.055) ** 2.4
  expect(light(grey) / light(100)).toBeCloseTo(2, 1)
  expect(alpha).toBe(77)
  expect(changed({ exposure: 50 }, 0, 255, 0).slice(0, 3)).toEqual([0, 255, 0])
})

test('contrast keeps the middle, saturation keeps greys, warmth moves red and blue apart', () => {
  expect(changed({ contrast: 80 }, 40, 128, 220)[0]).toBeLessThan(40)
  expect(changed({ contrast: 80 }, 40, 128, 220)[2]).toBeGreaterThan(220)
  expect(Math.abs((changed({ contrast: 80 }, 40, 128, 220)[1] ?? 0) - 128)).toBeLessThanOrEqual(1)
  expect(changed({ saturation: 90 }, 90, 90, 90)).toEqual([90, 90, 90, 255])
  const [red, green, blue] = changed({ saturation: -100 }, 200, 40, 90)
  expect([red, green]).toEqual([green, blue])
  const warm = changed({ warmth: 60 }, 120, 120, 120)
  expect(warm[0]).toBeGreaterThan(120)
  expect(warm[2]).toBeLessThan(120)
})

test('a curve passes through its points and never overshoots between them', () => {
  const tables = toneTables({
    curves: {
      all: [
        [0, 10],
        [80, 80],
        [90, 200],
        [255, 240],
      ],
    },
  })
  if (!tables) throw new Error('no tables')
  expect([tables.red[0], tables.red[80], tables.red[90], tables.red[255]]).toEqual([10, 80, 200, 240])
  for (let n = 1; n < 256; n++) expect(tables.red[n]).toBeGreaterThanOrEqual(tables.red[n - 1] as number)
})

test('levels stretch what lies between black and white', () => {
  expect(changed({ levels: { black: 50, white: 200, middle: 0 } }, 50, 125, 200)).toEqual([0, 128, 255, 255])
})

test('every look changes a colour, and half of it changes less', () => {
  for (const name of lookNames) {
    const whole = changed({ look: { name, strength: 100 } }, 200, 120, 60)
    const half = changed({ look: { name, strength: 50 } }, 200, 120, 60)
    const far = (found: number[]) => Math.hypot((found[0] ?? 0) - 200, (found[1] ?? 0) - 120, (found[2] ?? 0) - 60)
    expect(far(whole), name).toBeGreaterThan(2)
    expect(far(half), name).toBeLessThan(far(whole))
  }
})

test('two inks print nothing but mixtures of both', () => {
  const screen = { kind: 'duotone', dark: '#100020', light: '#f0e0d0' } as const
  expect(changed({ screen }, 0, 0, 0)).toEqual([16, 0, 32, 255])
  expect(changed({ screen }, 255, 255, 255)).toEqual([240, 224, 208, 255])
})

test('a threshold leaves ink and bare cloth', () => {
  const pixels = new Uint8ClampedArray([...pixel(20, 20, 20), ...pixel(230, 230, 230)])
  screenPixels(pixels, 2, { kind: 'threshold', at: 128, ink: '#ff0000', paper: null }, 1)
  expect([...pixels.slice(0, 4)]).toEqual([255, 0, 0, 255])
  expect(pixels[7]).toBe(0)
})

test('dots cover as much of the cloth as the tone is dark', () => {
  const side = 200
  for (const grey of [30, 90, 128, 200, 240]) {
    const pixels = new Uint8ClampedArray(side * side * 4).map((_, at) => (at % 4 === 3 ? 255 : grey))
    screenPixels(pixels, side, { kind: 'halftone', pitch: 10, angle_deg: 30, ink: '#000000', paper: null }, 1)
    let covered = 0
    for (let at = 3; at < pixels.length; at += 4) covered += (pixels[at] ?? 0) / 255
    expect(covered / side ** 2, `grey ${grey}`).toBeCloseTo(1 - grey / 255, 1)
  }
})

test('a blur spreads light without losing any, and keeps an even area even', () => {
  const side = 41
  const even = new Uint8ClampedArray(side * side * 4).map((_, at) => (at % 4 === 3 ? 255 : 120))
  blurPixels(even, side, side, 5.3)
  expect(new Set(even)).toEqual(new Set([120, 255]))
  const spot = new Uint8ClampedArray(side * side * 4).map((_, at) => (at % 4 === 3 ? 255 : 0))
  const middle = ((side >> 1) * side + (side >> 1)) * 4
  spot.fill(255, middle, middle + 4)
  blurPixels(spot, side, side, 2)
  expect(spot[middle]).toBeLessThan(40)
  expect(spot[middle + 8]).toBeGreaterThan(0)
})

/** A row that is opaque from `edge` on, its edge drawn over `softness` pixels, and how far a border of 10 reaches before it. */
function borderBefore(edge: number, softness: number, opacity = 255): number {
  const [width, height] = [80, 41]
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const covered = Math.min(1, Math.max(0, (x + 0.5 - edge) / softness + 0.5))
      pixels[(y * width + x) * 4 + 3] = Math.round(opacity * covered)
    }
  }
  borderPixels(pixels, width, height, { colour: '#ffffff', border_px: 10 })
  let reach = edge
  for (let x = 0; x < edge; x++) reach -= Math.max(0, 1 - (pixels[(20 * width + x) * 4 + 3] ?? 0) / 255)
  return reach
}

test.each([
  ['hard', 40, 0.001],
  ['that begins a quarter into a pixel', 40.25, 1],
  ['that begins three quarters into a pixel', 40.75, 1],
  ['enlarged softly', 40.4, 2],
])('the border of an edge %s is as wide as told', (_, edge, softness) => {
  expect(Math.abs(borderBefore(edge, softness) - 10)).toBeLessThanOrEqual(0.15)
})

test('what is half transparent has a border as wide', () => {
  expect(Math.abs(borderBefore(40, 1, 90) - 10)).toBeLessThanOrEqual(0.15)
})

test('a border lies around what is visible, as wide as told, behind soft edges', () => {
  const side = 60
  const pixels = new Uint8ClampedArray(side * side * 4)
  for (let y = 25; y < 35; y++) for (let x = 25; x < 35; x++) pixels.set([10, 20, 30, 255], (y * side + x) * 4)
  borderPixels(pixels, side, side, { colour: '#ffffff', border_px: 8 })
  const at = (x: number, y: number) => [...pixels.slice((y * side + x) * 4, (y * side + x) * 4 + 4)]
  expect(at(30, 30)).toEqual([10, 20, 30, 255])
  expect(at(18, 30)).toEqual([255, 255, 255, 255])
  expect(at(17, 30)).toEqual([255, 255, 255, 255])
  expect(at(16, 30)[3]).toBe(0)
  // Round at the corners: as far away along the diagonal there is no border any more.
  expect(at(18, 18)[3]).toBe(0)
})
