import type { Layer } from '@inkroute/engine/layers/layer-types'
import { expect, test } from 'vitest'
import { dirtyRect, findShift, getReach, isSame, meets, splitLayers } from './dirty.view.ts'

const whole = { x: 0, y: 0, width: 1000, height: 800 }
const viewport = { zoom: 2, x: 10, y: 20, width: 500, height: 400 }
const shape = (id: string, change: Partial<Extract<Layer, { type: 'shape' }>> = {}): Layer => ({
  id,
  name: id,
  type: 'shape',
  shape: 'star',
  fill: '#e8452c',
  stroke: null,
  stroke_width: 0,
  cx: 50,
  cy: 40,
  width: 20,
  height: 10,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
  ...change,
})

test('layers below and above the moved ones stay as they are, those between are repainted', () => {
  const layers = ['a', 'b', 'c', 'd', 'e'].map((id) => shape(id))
  const { below, live, above } = splitLayers(layers, new Set(['b', 'd']))
  expect([below, live, above].map((part) => part.map((layer) => layer.id).join(''))).toEqual(['a', 'bcd', 'e'])
  expect(splitLayers(layers, new Set()).below).toBe(layers)
  expect([isSame(below, layers.slice(0, 1)), isSame(below, layers)]).toEqual([true, false])
})

test('a layer reaches as far as its box and its line, in whole device pixels and never off the canvas', () => {
  expect(getReach([shape('a')], viewport, 1, whole)).toEqual({ x: 88, y: 88, width: 44, height: 24 })
  expect(getReach([shape('a', { stroke_width: 5 })], viewport, 1, whole)).toEqual({
    x: 78,
    y: 78,
    width: 64,
    height: 44,
  })
  const far = getReach([shape('a', { cx: -500 })], viewport, 1, whole)
  expect(far.width * far.height).toBe(0)
  expect(getReach([], viewport, 1, whole).width).toBe(0)
})

test('where it was and where it is now are painted together', () => {
  const [from, to] = [
    { x: 10, y: 10, width: 20, height: 20 },
    { x: 50, y: 5, width: 20, height: 20 },
  ]
  expect(dirtyRect([from, to], whole)).toEqual({ x: 10, y: 5, width: 60, height: 25 })
  expect([meets(from, to), meets(from, { ...to, x: 29 })]).toEqual([false, true])
})

test('what was only moved has gone one way; what was pulled, turned or replaced has not', () => {
  const before = [shape('a'), shape('b', { cx: 90 })]
  const moved = [shape('a', { cx: 53, cy: 41 }), shape('b', { cx: 93, cy: 41 })]
  expect(findShift(before, moved)).toEqual({ x: 3, y: 1 })
  expect(findShift(before, [shape('a', { cx: 53 }), shape('b', { cx: 94 })])).toBeNull()
  expect(findShift(before, [shape('a', { width: 21 }), shape('b', { cx: 90 })])).toBeNull()
  expect(findShift(before, [shape('a'), shape('c', { cx: 90 })])).toBeNull()
})
