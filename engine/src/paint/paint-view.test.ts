import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { ViewDesign } from '../document/design-document.ts'
import type { Layer } from '../layers/layer-types.ts'
import { imageLayer } from '../testing/designs.ts'
import { paintView } from './paint-view.ts'
import type { PaintTools, Surface } from './surface.ts'

const area = { left: 100, top: 100, width: 200, height: 100 }
const getSurface = (canvas: Canvas) => canvas.getContext('2d') as unknown as Surface<Canvas>

/** Red left half, blue right half. */
function halves(): Canvas {
  const canvas = createCanvas(40, 20)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#ff0000'
  pen.fillRect(0, 0, 20, 20)
  pen.fillStyle = '#0000ff'
  pen.fillRect(20, 0, 20, 20)
  return canvas
}

/** Red and blue above, green and yellow below. */
function quarters(): Canvas {
  const canvas = halves()
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#00ff00'
  pen.fillRect(0, 10, 20, 10)
  pen.fillStyle = '#ffff00'
  pen.fillRect(20, 10, 20, 10)
  return canvas
}

const pictures: Record<string, () => Canvas> = { halves, quarters }
const tools: PaintTools<Canvas> = {
  pictureOf: (_, key) => pictures[key]?.(),
  sizeOf: (picture) => picture,
  makeTile: (width_px, height_px) => {
    const picture = createCanvas(width_px, height_px)
    return { surface: getSurface(picture), picture }
  },
}
const source = { kind: 'artwork' as const, key: 'halves', width_px: 40, height_px: 20 }

function paint(layers: Layer[], options: { scale?: number; origin?: 'canvas' | 'area'; background?: string } = {}) {
  const scale = options.scale ?? 1
  const canvas = createCanvas(550 * scale, 550 * scale)
  const view: ViewDesign = { view_id: 1, background: options.background ?? null, layers }
  const missing = paintView(getSurface(canvas), {
    view,
    area,
    scale,
    tools,
    origin: options.origin ?? 'canvas',
    is_clipped: true,
  })
  const pen = canvas.getContext('2d') as SKRSContext2D
  const at = (x: number, y: number) =>
    [...pen.getImageData(x * scale, y * scale, 1, 1).data].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { at, missing }
}
const red = 'ff0000ff'
const blue = '0000ffff'
const nothing = '00000000'

test('a picture is painted where its layer is, and not outside the print area', () => {
  const { at } = paint([imageLayer({ source, cx: 110, cy: 150, width: 100, height: 50 })])
  expect([at(105, 150), at(150, 150), at(95, 150), at(200, 150)]).toEqual([red, blue, nothing, nothing])
})

test('mirrored and turned pictures show their other side', () => {
  const layer = imageLayer({ source, cx: 200, cy: 150, width: 100, height: 50 })
  expect(paint([{ ...layer, flip_x: true }]).at(160, 150)).toBe(blue)
  expect(paint([{ ...layer, rotation_deg: 180 }]).at(160, 150)).toBe(blue)
  expect(paint([{ ...layer, rotation_deg: 90 }]).at(200, 110)).toBe(red)
})

test('a cropped picture shows the part that was chosen, by its left and its top', () => {
  const place = { source: { ...source, key: 'quarters' }, cx: 200, cy: 150, width: 100, height: 50 }
  const shown = (left: number, top: number) => {
    const { at } = paint([imageLayer({ ...place, crop: { left, top, width: 0.5, height: 0.5 } })])
    return [at(155, 130), at(245, 130), at(155, 170), at(245, 170)]
  }
  const [green, yellow] = ['00ff00ff', 'ffff00ff']
  expect(shown(0.5, 0)).toEqual([blue, blue, blue, blue])
  expect(shown(0, 0.5)).toEqual([green, green, green, green])
  expect(shown(0.5, 0.25)).toEqual([blue, blue, yellow, yellow])
})

test('a print file begins at the corner of the area', () => {
  const layer = imageLayer({ source, cx: 200, cy: 150, width: 200, height: 100 })
  const { at } = paint([layer], { origin: 'area', scale: 2 })
  expect([at(1, 1), at(199, 99), at(201, 50)]).toEqual([red, blue, nothing])
})

test('tiles repeat without a seam, mirrored ones back to back', () => {
  const layer = imageLayer({ source, cx: 200, cy: 150, width: 20, height: 10 })
  const pattern = (tile: 'basic' | 'mirrored'): Layer => ({
    ...(layer as Extract<Layer, { type: 'image' }>),
    type: 'pattern',
    tile,
    width: 200,
    height: 100,
    tile_width: 20,
    gap: 0,
    row_shift: 0,
    offset_x: 0,
    offset_y: 0,
    tile_rotation_deg: 0,
  })
  const basic = paint([pattern('basic')])
  const row = Array.from({ length: 40 }, (_, i) => (basic.at(190 + i, 150) === red ? 'r' : 'b')).join('')
  expect(row).toBe('r'.repeat(10) + 'b'.repeat(10) + 'r'.repeat(10) + 'b'.repeat(10))
  const mirrored = paint([pattern('mirrored')])
  const twins = Array.from({ length: 40 }, (_, i) => (mirrored.at(190 + i, 150) === red ? 'r' : 'b')).join('')
  expect(twins).toBe('r'.repeat(10) + 'b'.repeat(20) + 'r'.repeat(10))
  for (let x = 101; x < 300; x++) expect(basic.at(x, 120)).not.toBe(nothing)
})

test('shapes take fill and line, masks cut pictures, hidden layers are not there', () => {
  const place = imageLayer({ source, cx: 200, cy: 150, width: 80, height: 80 }) as Extract<Layer, { type: 'image' }>
  const { source: _source, mask: _mask, ...box } = place
  const circle: Layer = { ...box, type: 'shape', shape: 'ellipse', fill: '#00ff00', stroke: '#0000ff', stroke_width: 6 }
  const shape = paint([circle])
  expect([shape.at(200, 150), shape.at(161, 150), shape.at(163, 113)]).toEqual(['00ff00ff', blue, nothing])
  expect(paint([{ ...place, mask: 'ellipse' }]).at(163, 113)).toBe(nothing)
  expect(paint([{ ...place, is_hidden: true }]).at(180, 150)).toBe(nothing)
})

test('the background fills the area only, and missing pictures are named', () => {
  const { at, missing } = paint([imageLayer({ id: 'gone', source: { ...source, key: 'elsewhere' } })], {
    background: '#123456',
  })
  expect([at(100, 100), at(299, 199), at(300, 150)]).toEqual(['123456ff', '123456ff', nothing])
  expect(missing).toEqual(['gone'])
})
