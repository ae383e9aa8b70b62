import { expect, test } from 'vitest'
import { edgePull } from './edge-pull.view.ts'

const free = { across: { from: 0, to: 400 }, down: { from: 0, to: 300 } }
const long = { across: { from: -2000, to: 3000 }, down: { from: 100, to: 160 } }
const pull = (x: number, y = 130, text = long) => edgePull({ at: { x, y }, text, free, seconds: 0.02 })

test('inside the stage nothing moves', () => {
  expect(pull(200)).toEqual({ x: 0, y: 0 })
})

test('past an edge the text comes towards the pointer, faster the further away it is', () => {
  const [near, far] = [pull(390), pull(440)]
  expect(near.x).toBeLessThan(0)
  expect(far.x).toBeLessThan(near.x)
  expect(pull(-30).x).toBeGreaterThan(0)
  expect(pull(1e6).x).toBe(pull(1e5).x)
})

test('where the text ends, the stage ends moving', () => {
  const ends = { across: { from: -50, to: 380 }, down: { from: 100, to: 160 } }
  expect(pull(500, 130, ends).x).toBeCloseTo(-6, 6)
  expect(pull(500, 130, { ...ends, across: { from: -50, to: 374 } })).toEqual({ x: 0, y: 0 })
  // All of it is seen from its first line to its last one.
  expect(pull(200, 900).y).toBe(0)
})
