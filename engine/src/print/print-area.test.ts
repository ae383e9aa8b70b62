import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cmToPx, exportScale, getSafeArea, printedArea, printFileSize, pxToCm, safeMarginCm } from './print-area.ts'

test('an inch is 2.54 cm at any resolution', () => {
  expect(cmToPx(2.54, 300)).toBe(300)
  expect(pxToCm(150, 150)).toBe(2.54)
})

test('cm to px and back is the same length', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 300, noNaN: true }), fc.integer({ min: 72, max: 600 }), (cm, dpi) => {
      expect(pxToCm(cmToPx(cm, dpi), dpi)).toBeCloseTo(cm, 9)
    }),
  )
})

test('a 38.1 cm wide print at 300 dpi from a 300 px area is 4500 px wide', () => {
  expect(exportScale(38.1, 300, { width: 300 })).toBeCloseTo(15)
  const size = printFileSize(38.1, 300, { width: 300, height: 360 })
  expect(size).toEqual({ width_px: 4500, height_px: 5400, bleed_px: 0 })
})

test('large goods keep a centimetre, small ones less, none nothing', () => {
  expect([safeMarginCm(40, 50), safeMarginCm(10, 20), safeMarginCm(1, 1)]).toEqual([1, 0.4, 0.1])
})

test('the safe area is the print area minus the margin on every side', () => {
  expect(getSafeArea({ left: 100, top: 50, width: 300, height: 400 }, 0.1)).toEqual({
    left: 110,
    top: 60,
    width: 280,
    height: 380,
  })
})

test('an inch at 300 dpi is 300 pixels, and back', () => {
  expect(cmToPx(2.54, 300)).toBeCloseTo(300)
  expect(pxToCm(300, 300)).toBeCloseTo(2.54)
})

test('a product that states its own safe margin has exactly that one', () => {
  const area = { left: 100, top: 50, width: 300, height: 400, safe_cm: 2.5 }
  expect(getSafeArea(area, 0.1)).toEqual({ left: 125, top: 75, width: 250, height: 350 })
})

test('bleed is added on each side and leaves the pixels of the print where they are', () => {
  const area = { left: 100, top: 50, width: 300, height: 361 }
  const size = printFileSize(38.1, 300, { ...area, bleed_cm: 0.3 })
  expect(size).toEqual({ width_px: 4500 + 70, height_px: 5415 + 70, bleed_px: 35 })
  const shown = printedArea(area, size)
  const pixel = (x: number) => ((x - shown.left) * size.width_px) / shown.width
  expect(pixel(100)).toBeCloseTo(35, 6)
  expect(pixel(400)).toBeCloseTo(4535, 6)
  expect(printedArea(area, printFileSize(38.1, 300, area))).toEqual(area)
})
