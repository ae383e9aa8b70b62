import { goldenDesigns } from '@inkroute/engine/testing/golden-designs'
import type { Canvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { paintGolden } from '../paint/paint-golden.ts'

/** A T-shirt's print: 30 cm across the area, at 300 dpi nearly nine dots for a pixel of the canvas. */
const PRINT_SCALE = 9
const MM_PER_PX = 300 / 400

/** Means of squares of pixels, on white, as a scanner would see the print. */
function scannedDown(canvas: Canvas, factor: number): Float64Array {
  const { data, width } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const [columns, rows] = [width / factor, canvas.height / factor]
  const means = new Float64Array(columns * rows * 4)
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < width; x++) {
      const [from, to] = [(y * width + x) * 4, (Math.floor(y / factor) * columns + Math.floor(x / factor)) * 4]
      const alpha = (data[from + 3] as number) / 255
      for (let part = 0; part < 3; part++) {
        means[to + part] = (means[to + part] as number) + (data[from + part] as number) * alpha + 255 * (1 - alpha)
      }
      means[to + 3] = (means[to + 3] as number) + alpha
    }
  }
  return means.map((sum) => sum / factor ** 2)
}

const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)

function lab(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function compare(screen: Float64Array, print: Float64Array, columns: number) {
  let near = 0
  const sums = [0, 0, 0, 0, 0, 0]
  const add = (at: number, value: number) => {
    sums[at] = (sums[at] as number) + value
  }
  for (let i = 0; i < screen.length; i += 4) {
    const of = (picture: Float64Array) => lab(picture[i] as number, picture[i + 1] as number, picture[i + 2] as number)
    const [a, b] = [of(screen), of(print)]
    if (Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 2) near++
    const [x, y] = [(i / 4) % columns, Math.floor(i / 4 / columns)]
    for (const [at, picture] of [screen, print].entries()) {
      const ink = picture[i + 3] as number
      add(at * 3, ink)
      add(at * 3 + 1, ink * x)
      add(at * 3 + 2, ink * y)
    }
  }
  const [s = 1, sx = 0, sy = 0, p = 1, px = 0, py = 0] = sums
  return { share: near / (screen.length / 4), off_mm: Math.hypot(sx / s - px / p, sy / s - py / p) * MM_PER_PX }
}

const shown = [
  'everything in a pile',
  'text: soft shadow',
  'text: half a circle',
  'text: all in one line',
  'tiles moved',
  'picture turned',
]

test.each(shown)('the print of “%s”, scaled down, is what the screen showed', async (name) => {
  const design = goldenDesigns.find((one) => one.name === name)
  if (!design) throw new Error('no such design')
  const [screen, print] = [await paintGolden(design, 1), await paintGolden(design, PRINT_SCALE)]
  const { share, off_mm } = compare(scannedDown(screen, 1), scannedDown(print, PRINT_SCALE), screen.width)
  expect(share).toBeGreaterThanOrEqual(0.99)
  expect(off_mm).toBeLessThan(0.2)
})

test('a print that is half a millimetre off is noticed', async () => {
  const design = goldenDesigns.find((one) => one.name === 'text: half a circle')
  if (!design) throw new Error('no such design')
  const layers = design.view.layers.map((layer) => ({ ...layer, cx: layer.cx + 0.5 / MM_PER_PX }))
  const [screen, print] = [
    await paintGolden(design, 1),
    await paintGolden({ ...design, view: { ...design.view, layers } }, PRINT_SCALE),
  ]
  const { off_mm } = compare(scannedDown(screen, 1), scannedDown(print, PRINT_SCALE), screen.width)
  expect(off_mm).toBeGreaterThan(0.4)
})
