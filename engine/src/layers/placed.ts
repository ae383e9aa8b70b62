import { z } from 'zod'
import { LayerMark } from './layer-mark.ts'

/** Far outside any canvas; a value beyond it is a mistake, not a design. */
const FAR_PX = 20_000

export const Coordinate = z.number().min(-FAR_PX).max(FAR_PX)
export const Length = z.number().min(0.1).max(FAR_PX)
export const Colour = z.string().regex(/^#[0-9a-f]{6}$/)
export const LayerId = z.string().min(1).max(40)

/** How a layer mixes with those below it. Omitted: it covers them. */
export const blendModes = [
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-burn',
  'color-dodge',
  'hard-light',
  'soft-light',
  'difference',
  'luminosity',
] as const
export type BlendMode = (typeof blendModes)[number]

/** What every layer has: a place on the 550 canvas and a state in the layer list. */
export const Placed = z.object({
  id: LayerId,
  name: z.string().max(120),
  cx: Coordinate,
  cy: Coordinate,
  width: Length,
  height: Length,
  rotation_deg: z.number().min(-180).max(180),
  flip_x: z.boolean(),
  flip_y: z.boolean(),
  opacity: z.number().min(0).max(1),
  is_locked: z.boolean(),
  is_hidden: z.boolean(),
  group_id: LayerId.nullable(),
  /** Index of the grid cell that clips the layer; omitted for layers outside all cells. */
  cell: z.int().min(0).max(8).optional(),
  blend: z.enum(blendModes).optional(),
  /** What the buyer decides about it; the form of the goods is made from this. */
  marks: z.array(LayerMark).max(4).optional(),
})
export type Placed = z.infer<typeof Placed>

/** A picture as the painter needs to know it; who owns it is checked by the server. */
export const PictureSource = z.object({
  kind: z.enum(['material', 'artwork', 'mockup']),
  /** Id of the material, slug of the artwork, or which picture of which goods. */
  key: z.string().min(1).max(120),
  width_px: z.int().min(1).max(60_000),
  height_px: z.int().min(1).max(60_000),
  /**
   * The picture is drawn from curves, so it prints sharp at any size; its pixels are only for screens. Unless it says
   * otherwise an artwork is such a drawing and a material is not.
   */
  is_vector: z.boolean().optional(),
})
export type PictureSource = z.infer<typeof PictureSource>

/** Sharp at any size: a drawing of the gallery, or an uploaded one. */
export const isDrawing = ({ kind, is_vector }: PictureSource): boolean => is_vector ?? kind === 'artwork'
