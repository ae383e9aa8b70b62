import { z } from 'zod'
import { Colour } from './placed.ts'

export const MOST_STOPS = 5

const Share = z.number().min(0).max(1)
const Way = {
  kind: z.enum(['linear', 'radial']),
  /** Of linear ones: 0 runs from left to right, 90 from the top down. */
  angle_deg: z.int().min(0).max(359),
}
const inOrder = (stops: readonly { readonly at: number }[]): boolean =>
  stops.every(({ at }, n) => n === 0 || at >= (stops[n - 1]?.at ?? 0))
const ORDER = 'stops run from the beginning to the end'

const Stop = z.object({ at: Share, colour: Colour, opacity: Share })
export type Stop = z.infer<typeof Stop>

/** Colours that melt into each other over the box of a layer, from the edge or from its centre. */
export const Gradient = z.object({ ...Way, stops: z.array(Stop).min(2).max(MOST_STOPS).refine(inOrder, ORDER) })
export type Gradient = z.infer<typeof Gradient>

/** How a picture fades out: how much of it is left at each stop. */
export const Fade = z.object({
  ...Way,
  stops: z
    .array(z.object({ at: Share, opacity: Share }))
    .min(2)
    .max(MOST_STOPS)
    .refine(inOrder, ORDER),
})
export type Fade = z.infer<typeof Fade>

/** Whether a gradient lets through what is below it. */
export const isTranslucent = ({ stops }: Gradient | Fade): boolean => stops.some(({ opacity }) => opacity < 1)
