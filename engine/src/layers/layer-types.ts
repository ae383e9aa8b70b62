import { z } from 'zod'
import { codeKinds } from '../codes/code-boxes.ts'
import { Adjust, Crop } from './adjust.ts'
import { Fade, Gradient } from './gradient.ts'
import { LayerPath } from './layer-path.ts'
import { Colour, Coordinate, Length, PictureSource, Placed } from './placed.ts'
import { shapeKinds } from './shape-path.ts'
import { Sky } from './sky.ts'
import { TextLayer } from './text-layer.ts'

export const ImageLayer = Placed.extend({
  type: z.literal('image'),
  source: PictureSource,
  /** Cuts the picture to a shape. */
  mask: z.enum(shapeKinds).nullable(),
  /** Outlines that cut the picture instead of the shape: one of the library, or what somebody has drawn. */
  mask_path: LayerPath.optional(),
  /** Omitted: the whole picture. */
  crop: Crop.optional(),
  adjust: Adjust.optional(),
  /** Lets the picture fade out towards an edge. */
  fade: Fade.optional(),
})
export type ImageLayer = z.infer<typeof ImageLayer>

export const PatternLayer = Placed.extend({
  type: z.literal('pattern'),
  source: PictureSource,
  tile: z.enum(['basic', 'mirrored']),
  /** Width of one tile; its height follows the picture. */
  tile_width: Length,
  gap: z.number().min(0).max(2000),
  /** How far every second row is shifted, as a share of a tile: 0.5 lays bricks. */
  row_shift: z.number().min(0).max(1),
  /** Offset of the middle tile from the centre of the layer. */
  offset_x: Coordinate,
  offset_y: Coordinate,
  tile_rotation_deg: z.number().min(-180).max(180),
  /** Only what changes the picture itself; borders and dots are drawn around single pictures. */
  adjust: Adjust.optional(),
})
export type PatternLayer = z.infer<typeof PatternLayer>

export const ShapeLayer = Placed.extend({
  type: z.literal('shape'),
  shape: z.enum(shapeKinds),
  fill: Colour.nullable(),
  /** Fills the shape instead of the one colour. */
  gradient: Gradient.optional(),
  stroke: Colour.nullable(),
  stroke_width: z.number().min(0).max(200),
  /** Outlines drawn instead of the shape: what combining shapes has made. */
  path: LayerPath.optional(),
  /** Draws a code for scanners instead of the shape, in the colour of the fill. */
  code: z
    .object({
      kind: z.enum(codeKinds),
      text: z.string().min(1).max(106),
      /** Behind the code; scanners need a light one. `null` leaves the cloth bare. */
      paper: Colour.nullable(),
    })
    .optional(),
  /** Draws the stars over a place on the shape. */
  sky: Sky.optional(),
})
export type ShapeLayer = z.infer<typeof ShapeLayer>

/** The only list of layer types. */
export const Layer = z.discriminatedUnion('type', [ImageLayer, PatternLayer, ShapeLayer, TextLayer])
export type Layer = z.infer<typeof Layer>
export type LayerType = Layer['type']
