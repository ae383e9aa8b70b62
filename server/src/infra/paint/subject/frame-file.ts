import { isBare, maskSize, subjectCutout } from '@inkroute/engine/cutout/subject-cutout'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import { type Framing, frameSubject } from '@inkroute/engine/personal/frame-subject'
import sharp from 'sharp'
import type { CutoutTask, FrameTask, PaintAnswer } from '../paint-task.ts'

type CutoutAnswer = Extract<PaintAnswer, { kind: 'cutout' }>

/** Enough to see where the subject is. */
const SMALL_PX = 64
/** A buyer waits for it: half of what the studio takes. The edges come from the photo itself. */
const CUTOUT_PX = 192
/** Wider than any mask. */
const SMALLEST_DRAWN_PX = 512

async function smallPixels(path: string, { width, height }: { readonly width: number; readonly height: number }) {
  const { data, info } = await sharp(path)
    .resize(width, height, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Reads a picture file small and finds how to crop it around its subject. */
export const frameFile = async ({ path, ratio }: FrameTask): Promise<Framing | null> =>
  frameSubject(await smallPixels(path, { width: SMALL_PX, height: SMALL_PX }), ratio)

async function ownCutout(path: string, side_px: number): Promise<Cutout | null> {
  const { width = 1, height = 1 } = await sharp(path).metadata()
  return subjectCutout(await smallPixels(path, maskSize(width, height, side_px)))
}

async function getFile({ path, drawing }: CutoutTask): Promise<string> {
  if (!drawing) return path ?? ''
  const { artworkRaster } = await import('../artwork-raster.ts')
  return artworkRaster(drawing.folder, drawing, SMALLEST_DRAWN_PX)
}

/** Finds the subject of a picture file; null where none stands out. A model that fails keeps nobody waiting. */
export async function cutOutFile(task: CutoutTask): Promise<Omit<CutoutAnswer, 'kind'>> {
  const { model, side_px = CUTOUT_PX, skips_bare } = task
  const path = await getFile(task)
  if (skips_bare && isBare(await smallPixels(path, { width: SMALL_PX, height: SMALL_PX }))) {
    return { cutout: null, is_bare: true }
  }
  if (!model) return { cutout: await ownCutout(path, side_px) }
  try {
    const { cutOutByModel } = await import('./cut-out-by-model.ts')
    return { cutout: await cutOutByModel(path, model) }
  } catch (error) {
    return { cutout: await ownCutout(path, side_px), model_error: String(error) }
  }
}
