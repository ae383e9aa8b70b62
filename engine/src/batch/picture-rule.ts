import { z } from 'zod'
import { cropWithin } from '../commands/picture.ts'
import { Adjust, type Crop } from '../layers/adjust.ts'
import { Fade } from '../layers/gradient.ts'
import { LayerPath } from '../layers/layer-path.ts'
import { blendModes, type PictureSource } from '../layers/placed.ts'
import { shapeKinds } from '../layers/shape-path.ts'

export const MOST_ZOOM = 8

/** Which part of each picture is shown, and in which outline. */
export const Frame = z.object({
  mask: z.enum(shapeKinds).nullable(),
  /** Outlines instead of a basic shape. */
  mask_path: LayerPath.optional(),
  /** Width by height; null keeps the proportions of each picture. */
  ratio: z.number().min(0.05).max(20).nullable(),
  zoom: z.number().min(1).max(MOST_ZOOM),
  /** Of what the frame cuts off, how much lies left and above. */
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})
export type Frame = z.infer<typeof Frame>

export const wholeFrame: Frame = { mask: null, ratio: null, zoom: 1, x: 0.5, y: 0.5 }

/** How an artwork's picture is changed, by the same parameters that a layer of the studio has. */
export const PictureRule = z.object({
  adjust: Adjust.optional(),
  /** Removes the background of every picture that has a subject. */
  is_cut_out: z.boolean().optional(),
  frame: Frame.optional(),
  fade: Fade.optional(),
  blend: z.enum(blendModes).optional(),
  opacity: z.number().min(0.05).max(1).optional(),
})
export type PictureRule = z.infer<typeof PictureRule>

/** The part of a picture that a frame shows. */
export function findCrop({ width_px, height_px }: PictureSource, { ratio, zoom, x, y }: Frame): Crop | undefined {
  const own = width_px / height_px
  const width = Math.min(1, (ratio ?? own) / own) / zoom
  const height = Math.min(1, own / (ratio ?? own)) / zoom
  return cropWithin({ left: (1 - width) * x, top: (1 - height) * y, width, height })
}

/** What a frame makes of a layer, beside its size. */
export function framedBy(source: PictureSource, frame: Frame | undefined) {
  if (!frame) return { mask: null }
  const crop = findCrop(source, frame)
  const { mask, mask_path } = frame
  return { mask, ...(mask_path ? { mask_path } : {}), ...(crop ? { crop } : {}) }
}

/** The adjustment of one picture: what the rule says, with the picture's own cut-out. */
export function getAdjust({ adjust, is_cut_out }: PictureRule, cutout: Adjust['cutout']): { adjust?: Adjust } {
  if (is_cut_out && cutout) return { adjust: { ...adjust, cutout } }
  return adjust ? { adjust } : {}
}
