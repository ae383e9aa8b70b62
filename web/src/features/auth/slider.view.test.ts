import { expect, test } from 'vitest'
import { pieceAfterKey, pieceAt, thinTrace } from './slider.view.ts'

test('the piece travels its full range as the handle travels its own', () => {
  expect(pieceAt(0, 300, 240)).toBe(0)
  expect(pieceAt(150, 300, 240)).toBe(120)
  expect(pieceAt(300, 300, 240)).toBe(240)
})

test('overshooting leaves the piece at the edge', () => {
  expect(pieceAt(-40, 300, 240)).toBe(0)
  expect(pieceAt(900, 300, 240)).toBe(240)
  expect(pieceAt(10, 0, 240)).toBe(0)
})

test('arrow keys move in small steps, with Shift in large ones, and never past the edges', () => {
  expect(pieceAfterKey('ArrowRight', false, 100, 240)).toBe(102)
  expect(pieceAfterKey('ArrowLeft', true, 100, 240)).toBe(80)
  expect(pieceAfterKey('ArrowLeft', true, 5, 240)).toBe(0)
  expect(pieceAfterKey('End', false, 0, 240)).toBe(240)
  expect(pieceAfterKey('Tab', false, 100, 240)).toBeNull()
})

test('a long trace is thinned but keeps its first and last point', () => {
  const trace = Array.from({ length: 3001 }, (_, t) => ({ t, x: t, y: 0 }))
  const thin = thinTrace(trace)
  expect(thin.length).toBeLessThanOrEqual(1000)
  expect(thin[0]).toEqual(trace[0])
  expect(thin.at(-1)).toEqual(trace.at(-1))
})
