import { expect, test } from 'vitest'
import { broughtInSight, isInSight } from './in-sight.view.ts'

const view = { zoom: 0.6, x: 30, y: 140, width: 368, height: 590 }
const layer = { left: 240, top: 300, width: 80, height: 80 }

test('a layer below the sheet is covered, and is brought above it at the same zoom', () => {
  expect(isInSight(view, layer, 590)).toBe(true)
  expect(isInSight(view, layer, 180)).toBe(false)
  const moved = broughtInSight(view, layer, 180)
  expect(moved.zoom).toBe(0.6)
  expect(isInSight({ ...view, ...moved }, layer, 180)).toBe(true)
  expect((layer.top + layer.height / 2) * moved.zoom + moved.y).toBeCloseTo(90, 6)
})

test('one that is larger than what is left of the stage is made smaller on screen', () => {
  const tall = { left: 0, top: 0, width: 300, height: 500 }
  const moved = broughtInSight(view, tall, 180)
  expect(moved.zoom).toBeLessThan(0.6)
  expect(isInSight({ ...view, ...moved }, tall, 180)).toBe(true)
})
