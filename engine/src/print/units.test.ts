import { expect, test } from 'vitest'
import { cmToPx, pxToCm } from './units.ts'

test('an inch at 300 dpi is 300 pixels, and back', () => {
  expect(cmToPx(2.54, 300)).toBeCloseTo(300)
  expect(pxToCm(300, 300)).toBeCloseTo(2.54)
})
