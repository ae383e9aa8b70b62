import { expect, test } from 'vitest'
import { getDifference } from './record.view.ts'

const pixel = (...rgba: number[]) => Uint8ClampedArray.from(rgba)

test('equal pictures have no difference, nor do two ways of showing nothing', () => {
  expect(getDifference(pixel(10, 20, 30, 255), pixel(10, 20, 30, 255)).share).toBe(0)
  expect(getDifference(pixel(255, 0, 0, 0), pixel(0, 0, 255, 0)).share).toBe(0)
})

test('a changed pixel is marked and counted, traces of packing are not', () => {
  const before = Uint8ClampedArray.from([0, 0, 0, 255, 100, 100, 100, 255])
  const after = Uint8ClampedArray.from([255, 255, 255, 255, 110, 95, 104, 255])
  const { share, pixels } = getDifference(before, after)
  expect(share).toBe(0.5)
  expect([...pixels.slice(0, 4)]).toEqual([232, 69, 44, 255])
})

test('a layer that was taken away counts as much as one that came', () => {
  const [ink, nothing] = [pixel(23, 32, 46, 255), pixel(0, 0, 0, 0)]
  expect(getDifference(ink, nothing).share).toBe(1)
  expect(getDifference(nothing, ink).share).toBe(1)
})
