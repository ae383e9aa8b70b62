import { expect, test } from 'vitest'
import { measurePicture } from './measure-picture.ts'

const pixels = (count: number, colourAt: (i: number) => number[]) =>
  Uint8ClampedArray.from({ length: 4 * count }, (_, i) => colourAt(i >> 2)[i & 3] ?? 0)

test('a flat picture is its colour, without spread', () => {
  expect(measurePicture(pixels(100, () => [250, 250, 250, 255]))).toEqual({
    translucent_share: 0,
    mean_colour: '#fafafa',
    colour_spread: 0,
    colours: 1,
  })
})

test('clear pixels do not count, translucent ones are counted', () => {
  const half = pixels(100, (i) => (i < 50 ? [9, 9, 9, 0] : i < 60 ? [200, 0, 0, 120] : [200, 0, 0, 255]))
  expect(measurePicture(half)).toMatchObject({ translucent_share: 0.2, mean_colour: '#c80000', colours: 1 })
  expect(measurePicture(pixels(10, () => [1, 2, 3, 0]))).toEqual({})
})

test('colours are counted where they cover enough and differ enough', () => {
  const four = [
    [255, 0, 0, 255],
    [0, 160, 0, 255],
    [0, 0, 255, 255],
    [2, 2, 250, 255],
  ]
  expect(measurePicture(pixels(400, (i) => four[i % 4] as number[])).colours).toBe(3)
  expect(measurePicture(pixels(1000, (i) => (i < 5 ? [0, 0, 0, 255] : [255, 255, 255, 255]))).colours).toBe(1)
})
