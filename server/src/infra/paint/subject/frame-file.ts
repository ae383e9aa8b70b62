import { maskSize, subjectCutout } from '@inkroute/engine/cutout/subject-cutout'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import { type Framing, frameSubject } from '@inkroute/engine/personal/frame-subject'
import sharp from 'sharp'
import type { CutoutTask, FrameTask, PaintAnswer } from '../paint-task.ts'

type CutoutAnswer = Extract<PaintAnswer, { kind: 'cutout' }>

/** Enough to see where the subject is. */
const SMALL_PX = 64
/** A buyer waits for it: half of what the studio takes. The edges come from the photo itself. */
const CUTOUT_PX = 192

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

async function ownCutout(path: string): Promise<Cutout | null> {
  const { width = 1, height = 1 } = await sharp(path).metadata()
  return subjectCutout(await smallPixels(path, maskSize(width, height, CUTOUT_PX)))
}

/** Finds the subject of a picture file; null where none stands out. A model that fails keeps nobody waiting. */
export async function cutOutFile({ path, model }: CutoutTask): Promise<Omit<CutoutAnswer, 'kind'>> {
  if (!model) return { cutout: await ownCutout(path) }
  try {
    const { cutOutByModel } = await import('./cut-out-by-model.ts')
    return { cutout: await cutOutByModel(path, model) }
  } catch (error) {
    return { cutout: await ownCutout(path), model_error: String(error) }
  }
}
