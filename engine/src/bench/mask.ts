// Masks as bytes: 0 outside, 255 inside, soft in between.
import type { BenchMask, BenchPhoto, BenchPoint, MaskShape } from './bench-view.ts'
import { softBlur } from './blur.ts'
import { castShadow } from './cast-shadow.ts'
import { fillPolygon } from './fill-polygon.ts'
import { pickByColour } from './pick-colour.ts'

type Size = { width_px: number; height_px: number }

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

type ColourShape = Extract<MaskShape, { kind: 'colour' }>

function pickColour(photo: BenchPhoto, shape: ColourShape): Uint8Array {
  const picked = pickByColour(photo, shape)
  if (!shape.shadow_of) return picked
  const shadow = castShadow(photo, { ground: picked, at: shape.at, product: shape.shadow_of })
  return picked.map((value, i) => Math.max(value, shadow[i] as number))
}

function drawShape(shape: MaskShape, size: Size, photo: BenchPhoto | null): Uint8Array {
  switch (shape.kind) {
    case 'polygon':
      return fillPolygon(shape.points, size)
    case 'brush':
      return brush(shape.points, shape.radius_px, size)
    case 'colour':
      return photo ? pickColour(photo, shape) : new Uint8Array(size.width_px * size.height_px)
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
