import type { BenchPoint } from './bench-view.ts'

/** Row by row: maps (s, t, 1) to (x·w, y·w, w). */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]

/** From the unit square to four corners: top left, top right, bottom right, bottom left. */
export function getHomography(corners: readonly BenchPoint[]): Homography {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [BenchPoint, BenchPoint, BenchPoint, BenchPoint]
  const [dx1, dy1] = [x1 - x2, y1 - y2]
  const [dx2, dy2] = [x3 - x2, y3 - y2]
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const area = dx1 * dy2 - dx2 * dy1
  // Three corners in a line have no perspective; checkSurface names them, drawing must not divide by zero meanwhile.
  const g = area === 0 ? 0 : (sx * dy2 - dx2 * sy) / area
  const h = area === 0 ? 0 : (dx1 * sy - sx * dy1) / area
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}
