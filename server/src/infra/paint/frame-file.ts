import { type Framing, frameSubject } from '@inkroute/engine/personal/frame-subject'
import sharp from 'sharp'
import type { FrameTask } from './paint-task.ts'

/** Enough to see where the subject is. */
const SMALL_PX = 64

/** Reads a picture file small and finds how to crop it around its subject. */
export async function frameFile({ path, ratio }: FrameTask): Promise<Framing | null> {
  const { data, info } = await sharp(path)
    .resize(SMALL_PX, SMALL_PX, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return frameSubject({ pixels: new Uint8ClampedArray(data), width: info.width, height: info.height }, ratio)
}
