import { z } from 'zod'
import { PictureSource, Placed } from './placed.ts'
import { shapeKinds } from './shape-path.ts'

export const ImageLayer = Placed.extend({
  type: z.literal('image'),
  source: PictureSource,
  /** Cuts the picture to a shape. */
  mask: z.enum(shapeKinds).nullable(),
})
export type ImageLayer = z.infer<typeof ImageLayer>
