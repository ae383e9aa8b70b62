import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { PatternLayer } from '../layers/layer-types.ts'
import { imageLayer } from '../testing/designs.ts'
import { paintView } from './paint-view.ts'
import type { PaintTools, Surface } from './surface.ts'

/** A wall hanging 150 cm wide at 150 dpi, of which a narrow strip is looked at. */
const scale = 8858 / 400
const across = { left: 50, top: 273, width: 400, height: 4 }
const down = { left: 273, top: 50, width: 4, height: 400 }

const getSurface = (canvas: Canvas) => canvas.getContext('2d') as unknown as Surface<Canvas>
const source = { kind: 'artwork' as const, key: 'ink', width_px: 90, height_px: 60 }

function filled(): Canvas {
  const canvas = createCanvas(source.width_px, source.height_px)
  canvas.getContext('2d').fillRect(0, 0, source.width_px, source.height_px)
  return canvas
}

let largest_tile_pixels = 0
const tools: PaintTools<Canvas> = {
  pictureOf: () => filled(),
  sizeOf: (picture) => picture,
  makeTile: (width_px, height_px) => {
    largest_tile_pixels = Math.max(largest_tile_pixels, width_px * height_px)
    const picture = createCanvas(width_px, height_px)
    return { surface: getSurface(picture), picture }
  },
}

const pattern = (change: Partial<PatternLayer>): PatternLayer => {
  const { mask: _mask, ...image } = imageLayer({ source }) as Extract<ReturnType<typeof imageLayer>, { type: 'image' }>
  return {
    ...image,
    type: 'pattern',
    cx: 250,
    cy: 275,
    width: 500,
    height: 550,
    tile: 'basic',
    tile_width: 12,
    gap: 0,
    row_shift: 0,
    offset_x: 0,
    offset_y: 0,
    tile_rotation_deg: 0,
    ...change,
  }
}

/** How much ink each pixel holds. */
function getInk(layer: PatternLayer, area: typeof across): { ink: Uint8ClampedArray; width: number; height: number } {
  const canvas = createCanvas(Math.round(area.width * scale), Math.round(area.height * scale))
  const view = { view_id: 1, background: null, layers: [layer] }
  paintView(getSurface(canvas), { view, area, scale, tools, origin: 'area', is_clipped: true })
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const ink = new Uint8ClampedArray(width * height)
  for (let at = 0; at < ink.length; at++) ink[at] = data[4 * at + 3] as number
  return { ink, width, height }
}

/** Middles of the tiles along a line of pixels. */
function middles(line: readonly number[]): number[] {
  const found: number[] = []
  let [ink, moment] = [0, 0]
  for (const [at, value] of line.entries()) {
    if (value > 0) [ink, moment] = [ink + value, moment + value * (at + 0.5)]
    if (value > 0 || ink === 0) continue
    found.push(moment / ink)
    ;[ink, moment] = [0, 0]
  }
  // The first one may be cut by the edge.
  return found.slice(1)
}

const furthest = (found: readonly number[], step_px: number) =>
  Math.max(...found.map((middle, n) => Math.abs(middle - ((found[0] as number) + n * step_px))))

test.each([
  { tile_width: 11.7, gap: 3.31 },
  { tile_width: 7.77, gap: 1.03, row_shift: 0.4 },
  { tile_width: 11.7, gap: 3.31, tile: 'mirrored' as const },
])('tiles stand exactly one step apart from one end of a wide print to the other: %j', (change) => {
  const layer = pattern(change)
  const row = getInk(layer, across)
  // The tile in the middle of the layer crosses the middle of the strip.
  const line = Array.from(row.ink.subarray(Math.floor(row.height / 2) * row.width).subarray(0, row.width))
  const along = middles(line)
  expect(along.length).toBeGreaterThan(24)
  expect(furthest(along, (change.tile_width + change.gap) * scale)).toBeLessThan(0.3)
  if (change.row_shift) return
  const column = getInk({ ...layer, cx: 275 }, down)
  const at_x = Math.floor(column.width / 2)
  const upright = middles(
    Array.from({ length: column.height }, (_, y) => column.ink[y * column.width + at_x] as number),
  )
  const height = (change.tile_width * source.height_px) / source.width_px
  expect(furthest(upright, (height + change.gap) * scale)).toBeLessThan(0.3)
})

test.each([
  { tile_width: 11.73 },
  { tile_width: 11.73, row_shift: 1 / 3 },
  { tile_width: 11.73, tile: 'mirrored' as const },
  { tile_width: 11.73, tile: 'mirrored' as const, row_shift: 0.5 },
])('tiles that touch leave no seam: %j', (change) => {
  const { ink, width, height } = getInk(pattern(change), { left: 250, top: 250, width: 60, height: 40 })
  // The area ends within the outermost pixels.
  const inner = ink.filter((_, at) => at % width < width - 1 && at < width * (height - 1))
  expect(inner.every((value) => value === 255)).toBe(true)
})

test('wide gaps take no memory and cost no sharpness', () => {
  largest_tile_pixels = 0
  const { ink, width, height } = getInk(pattern({ tile_width: 40, gap: 700 }), across)
  expect(largest_tile_pixels).toBeLessThanOrEqual(4096 * 4096)
  const line = Array.from(ink.subarray(Math.floor(height / 2) * width).subarray(0, width))
  expect(line.filter((value) => value > 0).length).toBe(Math.round(40 * scale))
  expect(line.filter((value) => value > 0 && value < 255).length).toBeLessThanOrEqual(2)
})
