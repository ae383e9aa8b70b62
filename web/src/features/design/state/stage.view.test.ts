import type { Layer } from '@inkroute/engine/layers/layer-types'
import { shapeHasInk } from '@inkroute/engine/paths/ink-at'
import { shape as shapeLayer } from '@inkroute/engine/testing/preflight-input'
import { expect, test } from 'vitest'
import { getBand, layerAt, layersIn, printQuality, turned } from './stage.view.ts'

const layer = (change: Partial<Extract<Layer, { type: 'image' }>> = {}): Layer => ({
  id: 'a',
  name: '',
  type: 'image',
  source: { kind: 'material', key: '7', width_px: 1000, height_px: 500 },
  mask: null,
  cx: 100,
  cy: 100,
  width: 100,
  height: 20,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
  ...change,
})

test('the topmost layer under the hand is taken, turned as it is, never a locked one', () => {
  const layers = [layer(), layer({ id: 'b', rotation_deg: 90 }), layer({ id: 'c', is_locked: true })]
  expect(layerAt(layers, { x: 100, y: 140 })?.id).toBe('b')
  expect(layerAt(layers, { x: 140, y: 100 })?.id).toBe('a')
  expect(layerAt(layers, { x: 140, y: 140 })).toBeUndefined()
})

test('a click in the hole of a ring or within a frame of lines reaches what is there, and else the ring', () => {
  const hasInk = (one: Layer, point: { x: number; y: number }) => one.type !== 'shape' || shapeHasInk(one, point)
  const square = (from: number, to: number) => [from, from, to, from, to, to, from, to]
  const box = { shape: 'rectangle', cx: 100, cy: 100, width: 100, height: 100 } as const
  const back = square(30_000, 70_000)
  const hole = [0, 6, 4, 2].flatMap((at) => back.slice(at, at + 2))
  const ring = shapeLayer({ ...box, id: 'ring', fill: '#17202e', path: [square(0, 100_000), hole] })
  const frame = shapeLayer({ ...box, id: 'frame', fill: null, stroke: '#17202e', stroke_width: 4 })
  const under = layer({ id: 'under', height: 100 })
  const at = (layers: Layer[], x: number) => layerAt(layers, { x, y: 100 }, { hasInk })?.id
  expect([at([under, ring], 100), at([under, ring], 60), at([ring], 100)]).toEqual(['under', 'ring', 'ring'])
  expect([at([under, frame], 100), at([under, frame], 52)]).toEqual(['under', 'frame'])
})

test('a turn close to half a quarter falls into place', () => {
  const middle = { x: 0, y: 0 }
  expect(turned(0, middle, { x: 0, y: -10 }, { x: 10, y: -0.3 })).toBe(90)
  expect(turned(10, middle, { x: 0, y: -10 }, { x: 10, y: -10 })).toBeCloseTo(55)
  expect(turned(0, middle, { x: 0, y: -10 }, { x: 10, y: -10.2 })).toBe(45)
})

test('a rubber band takes what it touches, and leaves what is locked or hidden', () => {
  const layers = [layer(), layer({ id: 'b', cx: 300 }), layer({ id: 'c', is_locked: true })]
  expect(layersIn(layers, getBand({ x: 160, y: 120 }, { x: 140, y: 80 }))).toEqual(['a'])
  expect(layersIn(layers, getBand({ x: 0, y: 0 }, { x: 400, y: 400 }))).toEqual(['a', 'b'])
})

test('a picture of 1000 px on 10 cm prints at 254 dpi, on 40 cm it blurs', () => {
  expect(printQuality(layer(), 0.1, 300)).toEqual({ dpi: 254, quality: 'good' })
  expect(printQuality(layer(), 0.4, 300)).toEqual({ dpi: 64, quality: 'bad' })
  expect(printQuality(layer(), 0.2, 300)?.quality).toBe('low')
  const drawing = { kind: 'artwork' as const, key: 'sun', width_px: 10, height_px: 10 }
  expect(printQuality(layer({ source: drawing }), 0.4, 300)).toBeNull()
})
