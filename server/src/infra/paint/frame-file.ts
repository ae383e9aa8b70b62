import { maskSize, subjectCutout } from '@inkroute/engine/cutout/subject-cutout'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import { type Framing, frameSubject } from '@inkroute/engine/personal/frame-subject'
import sharp from 'sharp'
import type { CutoutTask, FrameTask } from './paint-task.ts'

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

/** Finds the subject of a picture file; null where none stands out. */
export async function cutOutFile({ path }: CutoutTask): Promise<Cutout | null> {
  const { width = 1, height = 1 } = await sharp(path).metadata()
  return subjectCutout(await smallPixels(path, maskSize(width, height, CUTOUT_PX)))
}
