import type { MockupLook } from '@inkroute/engine/mockup/look-tables'
import type { LivePreview } from './live-preview.ts'
import { getFileName, getLook, type PreviewTile } from './preview.view.ts'

export type PictureFormat = 'png' | 'jpeg'

const JPEG_QUALITY = 0.92

/** Triggers a browser download. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

async function encode(picture: ImageBitmap, format: PictureFormat): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      `image/${format}`,
      JPEG_QUALITY,
    ),
  )
}

interface SaveOptions {
  readonly live: LivePreview
  readonly tile: PreviewTile
  readonly product_name: string
  readonly color: Parameters<typeof getLook>[0] & { readonly name: string }
  readonly format: PictureFormat
}

/** PNGs are transparent; JPEGs get the shop's background. */
export async function saveMockup({ live, tile, product_name, color, format }: SaveOptions): Promise<void> {
  const look: MockupLook = format === 'png' ? getLook(color, null) : getLook(color)
  const blob = await encode(await live.picture(tile, look), format)
  saveBlob(blob, getFileName([product_name, tile.name, color.name], format === 'jpeg' ? 'jpg' : 'png'))
}
