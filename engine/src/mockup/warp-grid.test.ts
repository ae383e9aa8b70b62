import { expect, test } from 'vitest'
import { drawThroughGrid, type Raster } from './warp-grid.ts'

const raster = (side_px: number, paint: (x: number, y: number) => number[]): Raster => ({
  width_px: side_px,
  height_px: side_px,
  data: Uint8ClampedArray.from({ length: 4 * side_px * side_px }, (_, i) => {
    const pixel = i >> 2
    return paint(pixel % side_px, Math.floor(pixel / side_px))[i % 4]!
  }),
})
const at = (picture: Raster, x: number, y: number) => [
  ...picture.data.slice(4 * (y * picture.width_px + x), 4 * (y * picture.width_px + x) + 4),
]
const empty = () => raster(20, () => [0, 0, 0, 0])

test('a square grid copies the design into its rectangle and nothing else', () => {
  const out = empty()
  drawThroughGrid(
    out,
    raster(10, (x) => (x < 5 ? [255, 0, 0, 255] : [0, 0, 255, 255])),
    { cols: 1, rows: 1, xy: [5, 5, 15, 5, 5, 15, 15, 15] },
  )
  expect(at(out, 6, 6)).toEqual([255, 0, 0, 255])
  expect(at(out, 13, 13)).toEqual([0, 0, 255, 255])
  expect(at(out, 3, 10)[3]).toBe(0)
  expect(at(out, 16, 10)[3]).toBe(0)
})
test('no pixel is left open along the edges of the triangles', () => {
  const out = empty()
  const xy = [2, 3, 9, 1, 18, 4, 1, 10, 10, 11, 17, 9, 3, 18, 9, 17, 19, 19]
  drawThroughGrid(
    out,
    raster(8, () => [9, 9, 9, 255]),
    { cols: 2, rows: 2, xy },
  )
  for (let y = 6; y < 15; y++) for (let x = 5; x < 15; x++) expect(at(out, x, y)).toEqual([9, 9, 9, 255])
})
test('the scale enlarges the grid with the picture', () => {
  const out = empty()
  drawThroughGrid(
    out,
    raster(4, () => [1, 2, 3, 255]),
    { cols: 1, rows: 1, xy: [0, 0, 5, 0, 0, 5, 5, 5] },
    2,
  )
  expect(at(out, 9, 9)).toEqual([1, 2, 3, 255])
  expect(at(out, 11, 9)[3]).toBe(0)
})
test('cells that look away from the camera are left out', () => {
  const out = empty()
  const grid = { cols: 2, rows: 1, xy: [0, 0, 10, 0, 20, 0, 0, 20, 10, 20, 20, 20], facing: '110110' }
  drawThroughGrid(
    out,
    raster(4, () => [1, 2, 3, 255]),
    grid,
  )
  expect(at(out, 5, 10)[3]).toBe(255)
  expect(at(out, 15, 10)[3]).toBe(0)
})
test('a grid with missing nodes is refused', () => {
  expect(() => drawThroughGrid(empty(), empty(), { cols: 2, rows: 2, xy: [0, 0] })).toThrow('nodes')
})
