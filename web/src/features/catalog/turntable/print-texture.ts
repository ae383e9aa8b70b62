import { CanvasTexture, ClampToEdgeWrapping, SRGBColorSpace } from 'three'
import { getBox, toSheet } from './looks.view.ts'
import type { SlotPrint } from './turntable.types.ts'

const SIDE_PX = 1536
const pictures = new Map<string, Promise<HTMLImageElement>>()

/** Caches images, so that colour changes do not refetch them. */
function loadPicture(src: string): Promise<HTMLImageElement> {
  const known = pictures.get(src)
  if (known) return known
  const picture = new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => {
      pictures.delete(src)
      reject(new Error(`picture not found: ${src}`))
    }
    image.src = src
  })
  pictures.set(src, picture)
  return picture
}

const getSize = (image: HTMLImageElement | HTMLCanvasElement) =>
  image instanceof HTMLImageElement
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : { width: image.width, height: image.height }

const PROBE_PX = 24

/** True if an artwork has transparent edges. */
function isCutOut(image: CanvasImageSource): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = PROBE_PX
  canvas.height = PROBE_PX
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  context.drawImage(image, 0, 0, PROBE_PX, PROBE_PX)
  const { data } = context.getImageData(0, 0, PROBE_PX, PROBE_PX)
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 128) return true
  return false
}

/**
 * The print area as a texture: the artwork on the product's colour. Composited here rather than in the shader,
 * so that semi-transparent edges blend with the cloth instead of black.
 */
export async function makePrintTexture(print: SlotPrint, hex: string, anisotropy: number): Promise<CanvasTexture> {
  const image = typeof print.image === 'string' ? await loadPicture(print.image) : print.image
  const fit = print.fit === 'auto' ? (isCutOut(image) ? 'contain' : 'fill') : print.fit
  const sheet = toSheet(print.aspect, SIDE_PX)
  const canvas = document.createElement('canvas')
  canvas.width = sheet.width
  canvas.height = sheet.height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = hex
    context.fillRect(0, 0, sheet.width, sheet.height)
    const box = getBox(sheet, getSize(image), fit)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, box.left, box.top, box.width, box.height)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = ClampToEdgeWrapping
  texture.wrapT = ClampToEdgeWrapping
  // GLB texture coordinates start at the top.
  texture.flipY = false
  texture.anisotropy = anisotropy
  return texture
}
