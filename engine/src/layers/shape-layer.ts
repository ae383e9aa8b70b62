import { z } from 'zod'
import { Colour, Placed } from './placed.ts'
import { shapeKinds } from './shape-path.ts'

export const ShapeLayer = Placed.extend({
  type: z.literal('shape'),
  shape: z.enum(shapeKinds),
  fill: Colour.nullable(),
  stroke: Colour.nullable(),
  stroke_width: z.number().min(0).max(200),
})
export type ShapeLayer = z.infer<typeof ShapeLayer>
