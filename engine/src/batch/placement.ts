import { z } from 'zod'
import { PictureRule } from './picture-rule.ts'

/** How an artwork comes onto a face: not at all, whole, covering, pixel for pixel, or repeated. */
export const placeModes = ['none', 'fit', 'fill', 'keep_size', 'tile'] as const
export type PlaceMode = (typeof placeModes)[number]

export const FacePlacement = PictureRule.extend({
  mode: z.enum(placeModes),
  /** `fit`: how much of the area it may take. `tile`: width of a tile as a share of the area's. */
  share: z.number().min(0.05).max(1),
  /** Alignment in the free space, or which part survives cropping: 0 left or top, 1 right or bottom. */
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  rotation_deg: z.number().min(-180).max(180),
  is_mirrored: z.boolean(),
})
export type FacePlacement = z.infer<typeof FacePlacement>

/** What a slot of a template is filled with. `{column}` in a pattern is replaced by the row's value. */
export const SlotFill = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('keep') }),
  z.object({ kind: z.literal('artwork') }),
  z.object({ kind: z.literal('picture'), column: z.string().min(1).max(60) }),
  z.object({ kind: z.literal('text'), pattern: z.string().max(500) }),
])
export type SlotFill = z.infer<typeof SlotFill>

export const TemplateChoice = z.object({
  kind: z.enum(['platform', 'own']),
  id: z.int().min(1),
  /** By the id of the layer; places that are not named are filled as `usualFills` says. */
  fills: z.record(z.string().max(40), SlotFill),
})
export type TemplateChoice = z.infer<typeof TemplateChoice>

export const Placement = z.object({
  /** The face a product is known by. */
  main: FacePlacement,
  /** Every other face that is not named in `faces`. */
  others: FacePlacement,
  /** By what a face is: `front`, `back`, `left-sleeve` … */
  faces: z.record(z.string().max(40), FacePlacement),
  /** Takes the place of all faces' rules. */
  template: TemplateChoice.nullable(),
})
export type Placement = z.infer<typeof Placement>

const upright = { x: 0.5, y: 0.5, rotation_deg: 0, is_mirrored: false } as const

/** Tiles come small, whole pictures nearly as large as the area. */
const usualShare: Readonly<Record<PlaceMode, number>> = { none: 1, fit: 0.9, fill: 1, keep_size: 1, tile: 0.25 }

export const placedBy = (mode: PlaceMode): FacePlacement => ({ mode, share: usualShare[mode], ...upright })

export const newPlacement = (mode: PlaceMode = 'fit'): Placement => ({
  main: placedBy(mode),
  others: placedBy('none'),
  faces: {},
  template: null,
})

/** What the picture rules of a face say, which hold for the other faces too unless they have their own. */
export const getPictureRule = ({ main }: Placement): PictureRule => {
  const { adjust, is_cut_out, frame, fade, blend, opacity } = main
  return { adjust, is_cut_out, frame, fade, blend, opacity }
}

/** Whether pictures lose their background by these rules. */
export const removesBackground = ({ main, others, faces, template }: Placement): boolean =>
  template
    ? main.is_cut_out === true
    : [main, others, ...Object.values(faces)].some((face) => face.mode !== 'none' && face.is_cut_out === true)
