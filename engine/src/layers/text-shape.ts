import { z } from 'zod'
import { Length } from './placed.ts'

export const MOST_PATH_POINTS = 32

const Unit = z.number().min(-10).max(10)

/** A smooth line through points that letters walk along. Its shape counts, not its size. */
export const TextPath = z.object({
  points: z
    .array(z.tuple([Unit, Unit]))
    .min(2)
    .max(MOST_PATH_POINTS)
    .refine(
      (points) =>
        points.some(([x, y]) => Math.abs(x - (points[0]?.[0] ?? 0)) + Math.abs(y - (points[0]?.[1] ?? 0)) > 0.01),
      'the points differ',
    ),
  /** The last point leads back to the first. */
  is_closed: z.boolean(),
  /** Its length in pixels of the 550 canvas; `null` makes it as long as the text. */
  length: Length.nullable(),
  /** How far the text is moved along it, as a share of its length. */
  offset: z.number().min(-1).max(1),
})
export type TextPath = z.infer<typeof TextPath>

export const warpKinds = ['arch', 'upper', 'lower', 'bulge', 'flag', 'rise'] as const
export type WarpKind = (typeof warpKinds)[number]

/** Bends the outlines of letters. */
export const TextWarp = z.object({ kind: z.enum(warpKinds), amount: z.int().min(-100).max(100) })
export type TextWarp = z.infer<typeof TextWarp>
