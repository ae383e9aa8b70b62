import type { Layer } from '@inkroute/engine/layers/layer-types'
import { expect, test } from 'vitest'
import { growth, layerAt, printQuality, snapped, turned } from './stage.view.ts'

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

test('close to the middle is the middle', () => {
  expect(snapped({ x: 102, y: 130 }, { x: 100, y: 100 })).toEqual({ x: 100, y: 130, on_x: true, on_y: false })
})

test('a handle pulled twice as far makes it twice as large, a quarter turn falls into place', () => {
  const middle = { x: 0, y: 0 }
  expect(growth(middle, { x: 3, y: 4 }, { x: 6, y: 8 })).toBe(2)
  expect(turned(0, middle, { x: 0, y: -10 }, { x: 10, y: -0.3 })).toBe(90)
  expect(turned(10, middle, { x: 0, y: -10 }, { x: 10, y: -10 })).toBeCloseTo(55)
})

test('a picture of 1000 px on 10 cm prints at 254 dpi, on 40 cm it blurs', () => {
  expect(printQuality(layer(), 0.1, 300)).toEqual({ dpi: 254, quality: 'good' })
  expect(printQuality(layer(), 0.4, 300)).toEqual({ dpi: 64, quality: 'bad' })
  expect(printQuality(layer(), 0.2, 300)?.quality).toBe('low')
  const drawing = { kind: 'artwork' as const, key: 'sun', width_px: 10, height_px: 10 }
  expect(printQuality(layer({ source: drawing }), 0.4, 300)).toBeNull()
})
