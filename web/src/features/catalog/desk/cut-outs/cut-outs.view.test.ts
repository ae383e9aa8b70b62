import { expect, test } from 'vitest'
import { isRound, measureMm, movedCutOut, newCutOut, resizedCutOut, withMeasureMm } from './cut-outs.view.ts'

const area = { left: 100, top: 50, width: 300, height: 200 }
const name = { zh: '镜头孔', en: 'the camera hole' }
/** 30 cm over 300 px. */
const px_per_mm = 1
const made = (shape: 'rect' | 'round' | 'line') => newCutOut(area, 'hole', { shape, name, px_per_mm })

test('a new zone begins in the middle of the print, a line runs across it', () => {
  expect(made('rect')).toEqual({ kind: 'hole', name, left: 225, top: 125, width: 50, height: 50, radius: 0 })
  expect(made('round').radius).toBe(25)
  expect(made('line')).toMatchObject({ left: 100, top: 148.5, width: 300, height: 3 })
})

test('a zone stays on the print, and takes its outline along', () => {
  expect(movedCutOut(made('rect'), area, 900, -900)).toMatchObject({ left: 350, top: 50 })
  expect(resizedCutOut(made('rect'), area, 900, -900)).toMatchObject({ width: 175, height: 1 })
  const points: [number, number][] = [
    [225, 125],
    [275, 125],
    [275, 175],
  ]
  expect(movedCutOut({ ...made('rect'), points }, area, 10, -20).points).toEqual([
    [235, 105],
    [285, 105],
    [285, 155],
  ])
})

test('a circle stays a circle whichever side is pulled', () => {
  const grown = resizedCutOut(made('round'), area, 10, 2)
  expect(grown).toMatchObject({ width: 60, height: 60, radius: 30 })
  expect(isRound(grown)).toBe(true)
  expect(resizedCutOut(made('round'), area, 900, 0)).toMatchObject({ width: 125, height: 125 })
})

test('millimetres are read and typed from the corner of the print', () => {
  const fine = 2.5
  expect((['left', 'top', 'width', 'height'] as const).map((one) => measureMm(made('rect'), area, one, fine))).toEqual([
    50, 30, 20, 20,
  ])
  const typed = (measure: 'left' | 'top' | 'width' | 'height', mm: number) =>
    withMeasureMm(made('rect'), area, measure, { mm, px_per_mm: fine })
  expect(typed('left', 12)).toMatchObject({ left: 130, top: 125 })
  expect(typed('top', 900)).toMatchObject({ top: 200 })
  expect(typed('height', 8)).toMatchObject({ width: 50, height: 20 })
  expect(typed('width', -3).width).toBe(1)
})
