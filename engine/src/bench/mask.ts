// Masks as bytes: 0 outside, 255 inside, soft in between.
import type { BenchMask, BenchPhoto, BenchPoint, MaskShape } from './bench-view.ts'
import { softBlur } from './blur.ts'
import { pickByColour } from './pick-colour.ts'

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

function strokeSegment(mask: Uint8Array, { width_px, height_px }: Size, a: BenchPoint, b: BenchPoint, radius: number) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length2 = dx * dx + dy * dy
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1]) - radius - 1))
  const bottom = Math.min(height_px - 1, Math.ceil(Math.max(a[1], b[1]) + radius + 1))
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0]) - radius - 1))
  const right = Math.min(width_px - 1, Math.ceil(Math.max(a[0], b[0]) + radius + 1))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - a[0], y + 0.5 - a[1]]
      const along = length2 === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length2))
      const far = Math.hypot(px - along * dx, py - along * dy)
      const value = Math.round(255 * Math.max(0, Math.min(1, radius - far + 0.5)))
      const at = y * width_px + x
      if (value > (mask[at] as number)) mask[at] = value
    }
  }
}

function brush(points: readonly BenchPoint[], radius: number, size: Size): Uint8Array {
  const mask = new Uint8Array(size.width_px * size.height_px)
  for (let n = 0; n < Math.max(1, points.length - 1); n++) {
    const a = points[n] as BenchPoint
    strokeSegment(mask, size, a, points[n + 1] ?? a, radius)
  }
  return mask
}

function drawShape(shape: MaskShape, size: Size, photo: BenchPhoto | null): Uint8Array {
  switch (shape.kind) {
    case 'polygon':
      return fillPolygon(shape.points, size)
    case 'brush':
      return brush(shape.points, shape.radius_px, size)
    case 'colour':
      return photo ? pickByColour(photo, shape) : new Uint8Array(size.width_px * size.height_px)
  }
}

/** Draws the shapes one after the other; picking by colour needs the photograph. */
export function rasteriseMask(mask: BenchMask, size: Size, photo: BenchPhoto | null = null): Uint8Array {
  const sum = new Uint8Array(size.width_px * size.height_px)
  for (const shape of mask.shapes) {
    const drawn = drawShape(shape, size, photo)
    for (let i = 0; i < sum.length; i++) {
      const [old, value] = [sum[i] as number, drawn[i] as number]
      sum[i] = shape.add ? Math.max(old, value) : Math.min(old, 255 - value)
    }
  }
  return mask.shapes.length > 0 && mask.soft_px > 1
    ? softBlur(sum, size.width_px, size.height_px, mask.soft_px / 2)
    : sum
}
