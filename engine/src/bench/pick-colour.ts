import type { BenchPhoto, BenchPoint } from './bench-view.ts'
import { labOf } from './lab.ts'

type Pick = { at: BenchPoint; tolerance: number; joined: boolean }

/** Half the side of the square whose mean is looked for: one pixel alone may be noise. */
const REACH = 2

function meanLab({ width_px, height_px, rgba }: BenchPhoto, [x, y]: BenchPoint): readonly [number, number, number] {
  const sum = [0, 0, 0]
  let count = 0
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const px = Math.max(0, Math.min(width_px - 1, Math.floor(x) + dx))
      const py = Math.max(0, Math.min(height_px - 1, Math.floor(y) + dy))
      const at = 4 * (py * width_px + px)
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (rgba[at + c] as number)
      count++
    }
  }
  return labOf((sum[0] as number) / count, (sum[1] as number) / count, (sum[2] as number) / count)
}

/** Colour differences count fully, brightness less: a shadow on a shirt is still the shirt. */
const BRIGHTNESS_WEIGHT = 0.6

function likeness({ rgba }: BenchPhoto, wanted: readonly [number, number, number], tolerance: number): Uint8Array {
  const mask = new Uint8Array(rgba.length / 4)
  const known = new Map<number, number>()
  for (let i = 0, at = 0; i < mask.length; i++, at += 4) {
    const [r, g, b] = [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number]
    const key = (r << 16) | (g << 8) | b
    let value = known.get(key)
    if (value === undefined) {
      const [l, a, bb] = labOf(r, g, b)
      const far = Math.hypot(BRIGHTNESS_WEIGHT * (l - wanted[0]), a - wanted[1], bb - wanted[2])
      // Fades out over the last fifth of the tolerance.
      value = Math.round(255 * Math.max(0, Math.min(1, (tolerance - far) / (0.2 * tolerance))))
      known.set(key, value)
    }
    mask[i] = value
  }
  return mask
}

/** Keeps what is connected with the place that was clicked. */
function joinedWith(mask: Uint8Array, width_px: number, height_px: number, start: number): Uint8Array {
  const kept = new Uint8Array(mask.length)
  const waiting = new Int32Array(mask.length)
  let count = 0
  const visit = (i: number) => {
    if (mask[i] === 0 || kept[i] !== 0) return
    kept[i] = mask[i] as number
    waiting[count++] = i
  }
  visit(start)
  while (count > 0) {
    const i = waiting[--count] as number
    const x = i % width_px
    if (x > 0) visit(i - 1)
    if (x < width_px - 1) visit(i + 1)
    if (i >= width_px) visit(i - width_px)
    if (i < width_px * (height_px - 1)) visit(i + width_px)
  }
  return kept
}

export function pickByColour(photo: BenchPhoto, { at, tolerance, joined }: Pick): Uint8Array {
  const mask = likeness(photo, meanLab(photo, at), tolerance)
  if (!joined) return mask
  const { width_px, height_px } = photo
  const x = Math.max(0, Math.min(width_px - 1, Math.floor(at[0])))
  const y = Math.max(0, Math.min(height_px - 1, Math.floor(at[1])))
  return joinedWith(mask, width_px, height_px, y * width_px + x)
}
