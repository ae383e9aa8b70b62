import { expect, test } from 'vitest'
import { getLine, isStraight, movedPoint, straight, withoutPoint, withPoint } from './curve.view.ts'

test('a new point is put in its place, and none where there is no room', () => {
  const { curve, at } = withPoint(straight, 128.4, 300)
  expect(curve).toEqual([
    [0, 0],
    [128, 255],
    [255, 255],
  ])
  expect(at).toBe(1)
  expect(withPoint(curve, 130, 10)).toEqual({ curve, at: -1 })
})

test('a point stays between its neighbours', () => {
  const { curve } = withPoint(straight, 100, 100)
  expect(movedPoint(curve, 1, 400, -20)[1]).toEqual([251, 0])
  expect(movedPoint(curve, 0, 90, 30)[0]).toEqual([90, 30])
})

test('two points always stay, and a straight curve is known as one', () => {
  expect(withoutPoint(straight, 0)).toBe(straight)
  expect(isStraight(withoutPoint(withPoint(straight, 60, 90).curve, 1))).toBe(true)
  expect(isStraight(movedPoint(straight, 0, 0, 20))).toBe(false)
  expect(getLine(straight).startsWith('M0 255L5 250')).toBe(true)
})
