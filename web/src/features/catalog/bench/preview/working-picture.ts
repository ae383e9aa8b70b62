import { type BenchFrame, benchLimits } from '@inkroute/contract/catalog/bench/bench'
import { fetchFile } from '../../../../shared/api/static-file.ts'
import type { Pixels } from './preview-protocol.ts'

const SIDE_PX = benchLimits.view_side_px

const pictures = new Map<number, Promise<ImageBitmap>>()

/** A photograph, decoded once while the bench is open. */
export function loadPhoto({ id, url }: { readonly id: number; readonly url: string }): Promise<ImageBitmap> {
  const known = pictures.get(id) ?? fetchFile(url).then(async (response) => createImageBitmap(await response.blob()))
  pictures.set(id, known)
  // A failed download is tried again.
  known.catch(() => pictures.delete(id))
  return known
}

/** The framed square of a photograph; white where the frame reaches beyond it. */
export function framePhoto(photo: ImageBitmap, { left, top, side }: BenchFrame): OffscreenCanvas {
  const canvas = new OffscreenCanvas(SIDE_PX, SIDE_PX)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIDE_PX, SIDE_PX)
  context.imageSmoothingQuality = 'high'
  const scale = SIDE_PX / side
  context.drawImage(photo, -left * scale, -top * scale, photo.width * scale, photo.height * scale)
  return canvas
}

export function getPixels(canvas: OffscreenCanvas): Pixels {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width_px: canvas.width, height_px: canvas.height, rgba: data as Uint8ClampedArray<ArrayBuffer> }
}

const QUALITY = 0.95

/** A photograph turned by a quarter, as a file to upload: the stored ones never change. */
export async function turnedPhoto(photo: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(photo.height, photo.width)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.translate(photo.height, 0)
  context.rotate(Math.PI / 2)
  context.drawImage(photo, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
