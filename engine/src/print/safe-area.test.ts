import { expect, test } from 'vitest'
import { safeAreaOf, safeMarginCm } from './safe-area.ts'

test('large goods keep a centimetre, small ones less, none nothing', () => {
  expect([safeMarginCm(40, 50), safeMarginCm(10, 20), safeMarginCm(1, 1)]).toEqual([1, 0.4, 0.1])
})

test('the safe area is the print area minus the margin on every side', () => {
  expect(safeAreaOf({ left: 100, top: 50, width: 300, height: 400 }, 0.1)).toEqual({
    left: 110,
    top: 60,
    width: 280,
    height: 380,
  })
})
