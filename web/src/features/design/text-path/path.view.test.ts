import { TextPath } from '@inkroute/engine/layers/text-shape'
import { expect, test } from 'vitest'
import {
  drawnPath,
  findPreset,
  movedPoint,
  type PathPoint,
  pathNames,
  presetPath,
  svgPath,
  withoutPoint,
} from './path.view.ts'

test('every ready path is valid and is recognised again', () => {
  for (const name of pathNames) {
    const path = presetPath(name)
    expect(TextPath.safeParse(path).success).toBe(true)
    expect(findPreset(path)).toBe(name)
    expect(svgPath(path)).toMatch(/^M [-\d. C]+$/)
  }
  expect(findPreset({ ...presetPath('wave'), points: movedPoint(presetPath('wave').points, 2, [0, 0]) })).toBeNull()
})

test('a line drawn by hand becomes a few points at even distances', () => {
  const trail = Array.from({ length: 300 }, (_, n): PathPoint => [n / 300 - 0.5, 0.1])
  const line = drawnPath(trail)
  expect(line?.is_closed).toBe(false)
  expect(line?.points).toHaveLength(16)
  expect([line?.points[0], line?.points[15]]).toEqual([
    [-0.5, 0.1],
    [0.497, 0.1],
  ])
  const ring = trail.map((_, n): PathPoint => [Math.sin(n / 47.7) * 0.4, Math.cos(n / 47.7) * 0.4])
  expect(drawnPath(ring)).toMatchObject({ is_closed: true })
  expect(drawnPath(trail.slice(0, 10))).toBeNull()
  expect(drawnPath([])).toBeNull()
})

test('points are moved within the pad, and three always stay', () => {
  const { points } = presetPath('curl')
  expect(movedPoint(points, 1, [9, -9])[1]).toEqual([0.6, -0.6])
  let left = points
  for (let n = 0; n < 12; n++) left = withoutPoint(left, 0)
  expect(left).toHaveLength(3)
})
