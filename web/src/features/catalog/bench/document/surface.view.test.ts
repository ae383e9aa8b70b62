import type { BenchPoint, BenchSurface } from '@inkroute/engine/bench/bench-view'
import { expect, test } from 'vitest'
import { roundHandles, roundMoved } from './round.view.ts'
import {
  clothWithMesh,
  defaultCorners,
  getCorners,
  outlineWith,
  outlineWithout,
  surfaceHandles,
  surfaceKinds,
  surfaceMoved,
  surfaceOfKind,
  surfaceShifted,
} from './surface.view.ts'

const corners = defaultCorners([1000, 1000])
const cloth = surfaceOfKind('cloth', corners) as Extract<BenchSurface, { kind: 'cloth' }>
const round = surfaceOfKind('round', corners) as Extract<BenchSurface, { kind: 'round' }>

test('another kind of surface begins where the last one was', () => {
  expect(getCorners(cloth)).toEqual(corners)
  expect(getCorners(surfaceOfKind('flat', getCorners(cloth)))).toEqual(corners)
  expect(getCorners(surfaceOfKind('polygon', getCorners(cloth)))).toEqual(corners)
})

test('more points on a mesh keep its shape', () => {
  const bent = surfaceMoved(cloth, 'p12', [520, 500])
  if (bent.kind !== 'cloth') throw new Error('not a cloth')
  const fine = clothWithMesh(bent, 8, 8)
  expect(fine.points).toHaveLength(81)
  expect(fine.points[40]).toEqual([520, 500])
  expect(getCorners(fine)).toEqual(corners)
})

test('a corner of a mesh takes the points near it along, unless only the corner is meant', () => {
  const whole = surfaceMoved(cloth, 'p0', [300, 240])
  const alone = surfaceMoved(cloth, 'p0', [300, 240], false)
  if (whole.kind !== 'cloth' || alone.kind !== 'cloth') throw new Error('not a cloth')
  expect(whole.points[0]).toEqual([300, 240])
  expect(whole.points[1]).toEqual([390, 250])
  expect(whole.points[24]).toEqual(cloth.points[24])
  expect(alone.points.slice(1)).toEqual(cloth.points.slice(1))
})

test('every handle goes where it is dragged', () => {
  for (const kind of surfaceKinds.filter((one) => one !== 'round')) {
    const surface = surfaceOfKind(kind, corners)
    for (const { id, at } of surfaceHandles(surface)) {
      const to: BenchPoint = [at[0] + 7, at[1] - 4]
      const moved = surfaceHandles(surfaceMoved(surface, id, to, false)).find((handle) => handle.id === id)
      expect(moved?.at).toEqual(to)
    }
  }
})

test('a side of a mug moves alone, and its curve by the lowest point', () => {
  const wider = roundMoved(round, 'r0', [700, 280])
  const sides = Object.fromEntries(roundHandles(wider).map(({ id, at }) => [id, at]))
  expect(sides.l0?.[0]).toBeCloseTo(340, 0)
  expect(sides.r0?.[0]).toBeCloseTo(700, 0)
  const deeper = roundMoved(round, 'k1', [500, 760])
  expect(deeper.curve_px).toEqual([round.curve_px[0], 60])
})

test('the edges of a print on a mug never cross', () => {
  const left = roundMoved(round, 'e0', [660, 490])
  expect(left.arc_deg[0]).toBeLessThan(left.arc_deg[1])
})

test('a corner is added on the nearest edge, and three always remain', () => {
  const more = outlineWith(corners, [500, 290])
  expect(more[1]).toEqual([500, 290])
  expect(more).toHaveLength(5)
  const few = outlineWithout(outlineWithout(outlineWithout(more, 0), 0), 0)
  expect(few).toHaveLength(3)
})

test('the whole surface moves together', () => {
  for (const kind of surfaceKinds) {
    const before = surfaceHandles(surfaceOfKind(kind, corners))
    const after = surfaceHandles(surfaceShifted(surfaceOfKind(kind, corners), 10, -5))
    for (const [n, handle] of after.entries()) {
      expect(handle.at[0]).toBeCloseTo((before[n]?.at[0] ?? 0) + 10, 0)
      expect(handle.at[1]).toBeCloseTo((before[n]?.at[1] ?? 0) - 5, 0)
    }
  }
})
