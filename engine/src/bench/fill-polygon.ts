import type { BenchPoint } from './bench-view.ts'

type Size = { width_px: number; height_px: number }

const SUB_ROWS = 4

/** Adds the part of each pixel between two places of a line. */
function coverSpan(row: Float32Array, from: number, to: number, weight: number): void {
  const [left, right] = [Math.max(0, from), Math.min(row.length, to)]
  if (right <= left) return
  const [first, last] = [Math.floor(left), Math.min(row.length - 1, Math.floor(right))]
  if (first === last) {
    row[first] = (row[first] as number) + weight * (right - left)
    return
  }
  row[first] = (row[first] as number) + weight * (first + 1 - left)
  for (let x = first + 1; x < last; x++) row[x] = (row[x] as number) + weight
  row[last] = (row[last] as number) + weight * (right - last)
}

function crossings(points: readonly BenchPoint[], line: number): number[] {
  const found: number[] = []
  for (let n = 0; n < points.length; n++) {
    const [x0, y0] = points[n] as BenchPoint
    const [x1, y1] = points[(n + 1) % points.length] as BenchPoint
    if (y0 <= line !== y1 <= line) found.push(x0 + ((line - y0) / (y1 - y0)) * (x1 - x0))
  }
  return found.sort((a, b) => a - b)
}

/** The inside of an outline (even-odd), with smooth edges. */
export function fillPolygon(points: readonly BenchPoint[], { width_px, height_px }: Size): Uint8Array {
  const mask = new Uint8Array(width_px * height_px)
  const ys = points.map(([, y]) => y)
  const top = Math.max(0, Math.floor(Math.min(...ys)))
  const bottom = Math.min(height_px - 1, Math.ceil(Math.max(...ys)))
  const row = new Float32Array(width_px)
  for (let y = top; y <= bottom; y++) {
    row.fill(0)
    for (let sub = 0; sub < SUB_ROWS; sub++) {
      const xs = crossings(points, y + (sub + 0.5) / SUB_ROWS)
      for (let n = 0; n + 1 < xs.length; n += 2) coverSpan(row, xs[n] as number, xs[n + 1] as number, 1 / SUB_ROWS)
    }
    for (let x = 0; x < width_px; x++) mask[y * width_px + x] = Math.round(255 * Math.min(1, row[x] as number))
  }
  return mask
}
