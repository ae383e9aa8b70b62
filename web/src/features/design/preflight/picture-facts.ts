import { measurePicture } from '@inkroute/engine/preflight/measure-picture'
import type { PictureFacts } from '@inkroute/engine/preflight/preflight-types'
import { pictureAtHand } from '../picture-shelf.ts'

/** Enough to see soft edges and colours, small enough to take no time. */
const SIDE_PX = 96

const measured = new WeakMap<HTMLImageElement, PictureFacts>()

function measure(image: HTMLImageElement): PictureFacts {
  const canvas = document.createElement('canvas')
  const factor = Math.min(1, SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight, 1))
  canvas.width = Math.max(1, Math.round(image.naturalWidth * factor))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * factor))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return {}
  // Unsmoothed: smoothing would make soft edges where there are none.
  pen.imageSmoothingEnabled = false
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return measurePicture(pen.getImageData(0, 0, canvas.width, canvas.height).data)
}

/** What can be told of a picture from the copy the studio shows. */
export function pictureFacts(kind: string, key: string): PictureFacts | undefined {
  const image = pictureAtHand(kind, key)
  if (!image) return undefined
  const facts = measured.get(image) ?? measure(image)
  measured.set(image, facts)
  return facts
}
