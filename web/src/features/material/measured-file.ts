import { lookPrint } from '@inkroute/engine/look/look-print'
import { lookSize } from '@inkroute/engine/look/pixels'

export interface FileLook {
  readonly light_hash: string
  readonly shape_hash: string
  readonly histogram: number[]
}

/** Looks at a file without sending it anywhere. Rejects when the browser cannot read it as a picture. */
export async function lookOfFile(file: Blob): Promise<FileLook> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = lookSize(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  const { light_hash, shape_hash, histogram } = lookPrint({ data, width, height })
  return { light_hash, shape_hash, histogram: [...histogram] }
}
