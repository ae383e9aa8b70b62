import { z } from 'zod'
import type { PathPen } from './shape-path.ts'

/** Both sides of the layer's box have this many units. */
export const PATH_UNITS = 100_000
export const MAX_PATH_POINTS = 4000

/** One closed outline: x and y of its points in turn. */
const Ring = z.array(z.int().min(0).max(PATH_UNITS)).min(6)

/** Outlines without curves; holes run the other way round. */
export const LayerPath = z
  .array(Ring)
  .min(1)
  .refine((rings) => rings.every((ring) => ring.length % 2 === 0))
  .refine((rings) => rings.reduce((sum, ring) => sum + ring.length, 0) <= MAX_PATH_POINTS * 2)
export type LayerPath = z.infer<typeof LayerPath>

/** Draws in a box of the given size around the origin. */
export function drawPath(pen: PathPen, path: LayerPath, width: number, height: number): void {
  for (const ring of path) {
    for (let at = 0; at + 1 < ring.length; at += 2) {
      const x = ((ring[at] ?? 0) / PATH_UNITS - 0.5) * width
      const y = ((ring[at + 1] ?? 0) / PATH_UNITS - 0.5) * height
      if (at === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
    pen.closePath()
  }
}
