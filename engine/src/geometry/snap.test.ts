import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getDistances } from './distances.ts'
import { getSnapLines, snapMove, snapPoint } from './snap.ts'

const area = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const sheet = area(100, 100, 200, 200)
const lines = getSnapLines([sheet])

test('close to the middle of the area is the middle, with the line that holds it', () => {
  const snap = snapMove(area(148, 120, 100, 20), lines, [], 4)
  expect(snap).toMatchObject({ dx: 2, dy: 0 })
  expect(snap.guides).toEqual([{ kind: 'line', axis: 'x', at: 200, from: 100, to: 300 }])
})

test('distances are those to the nearest neighbour on each axis that is beside it', () => {
  const moving = area(100, 100, 20, 20)
  const [near, far, below, aside] = [
    area(130, 90, 10, 20),
    area(60, 100, 10, 10),
    area(110, 150, 5, 5),
    area(0, 0, 5, 5),
  ]
  expect(getDistances(moving, [far, near, below, aside])).toEqual([
    { kind: 'gap', axis: 'x', at: 105, from: 120, to: 130 },
    { kind: 'gap', axis: 'y', at: 112.5, from: 120, to: 150 },
  ])
  expect(getDistances(moving, [area(110, 110, 50, 50), aside])).toEqual([])
})

test('the nearest line wins, and too far is left alone', () => {
  const near = getSnapLines([sheet, area(152, 0, 10, 10)])
  expect(snapMove(area(151, 400, 30, 30), near, [], 4).dx).toBe(1)
  expect(snapMove(area(110, 130, 30, 31), lines, [], 4)).toEqual({ dx: 0, dy: 0, guides: [] })
})

test('between two neighbours the gaps become equal', () => {
  const others = [area(0, 0, 20, 20), area(100, 0, 20, 20)]
  const snap = snapMove(area(53, 5, 10, 10), getSnapLines([]), others, 4)
  expect(snap.dx).toBe(2)
  expect(snap.guides).toEqual([
    { kind: 'gap', axis: 'x', at: 10, from: 20, to: 55 },
    { kind: 'gap', axis: 'x', at: 10, from: 65, to: 100 },
  ])
})

test('a third one goes on with the rhythm of two, on either side', () => {
  const others = [area(0, 0, 20, 20), area(50, 0, 20, 20)]
  expect(snapMove(area(102, 0, 20, 20), getSnapLines([]), others, 4).dx).toBe(-2)
  const right = [area(100, 0, 20, 20), area(150, 0, 20, 20)]
  expect(snapMove(area(47, 0, 20, 20), getSnapLines([]), right, 4).dx).toBe(3)
})

test('a pulled side minds only the axis it moves on', () => {
  expect(snapPoint({ x: 298, y: 301 }, lines, { x: true, y: false }, 4)).toMatchObject({ x: 300, y: 301, on_y: false })
})

test('snapping never moves farther than its reach, and snapped stays snapped', () => {
  const any = fc.record({
    left: fc.integer({ min: 0, max: 400 }),
    top: fc.integer({ min: 0, max: 400 }),
    width: fc.integer({ min: 1, max: 200 }),
    height: fc.integer({ min: 1, max: 200 }),
  })
  fc.assert(
    fc.property(any, fc.array(any, { maxLength: 5 }), (moving, others) => {
      const around = getSnapLines(others)
      const snap = snapMove(moving, around, others, 5)
      expect(Math.abs(snap.dx)).toBeLessThanOrEqual(5)
      expect(Math.abs(snap.dy)).toBeLessThanOrEqual(5)
      if (snap.guides.some((guide) => guide.kind === 'gap')) return
      const again = snapMove({ ...moving, left: moving.left + snap.dx, top: moving.top + snap.dy }, around, [], 5)
      if (snap.dx !== 0) expect(again.dx).toBeCloseTo(0)
      if (snap.dy !== 0) expect(again.dy).toBeCloseTo(0)
    }),
  )
})
