import { createHash } from 'node:crypto'
import { paintView } from '@inkroute/engine/paint/paint-view'
import type { PaintTools, Surface } from '@inkroute/engine/paint/surface'
import { type GoldenDesign, goldenPicture, goldenSources } from '@inkroute/engine/testing/golden-designs'
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import { loadTypesetter, type OwnFontFile } from '../../server/src/infra/fonts/load-typesetter.ts'

const CANVAS_PX = 550

const getSurface = (canvas: Canvas) => canvas.getContext('2d') as unknown as Surface<Canvas>

const pictures = new Map(
  goldenSources.map((source) => {
    const canvas = createCanvas(source.width_px, source.height_px)
    canvas.getContext('2d').putImageData(new ImageData(goldenPicture(source), source.width_px, source.height_px), 0, 0)
    return [source.key, canvas] as const
  }),
)

const getSize = (picture: Canvas) => picture

const makeTile: PaintTools<Canvas>['makeTile'] = (width_px, height_px) => {
  const picture = createCanvas(width_px, height_px)
  return { surface: getSurface(picture), picture }
}

/** The pixels of a golden design as the server renders them. */
export async function paintOnServer(
  { view, area, name }: GoldenDesign,
  scale: number,
  own: readonly OwnFontFile[] = [],
): Promise<Uint8ClampedArray> {
  const typesetter = await loadTypesetter(view.layers, own)
  const canvas = createCanvas(CANVAS_PX * scale, CANVAS_PX * scale)
  const tools: PaintTools<Canvas> = { pictureOf: (_, key) => pictures.get(key), sizeOf: getSize, makeTile, typesetter }
  const missing = paintView(getSurface(canvas), { view, area, scale, tools, origin: 'canvas', is_clipped: true })
  if (missing.length > 0) throw new Error(`${name}: ${missing.join()} not at hand`)
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
}

export const getDigest = (pixels: Uint8ClampedArray): string => createHash('sha256').update(pixels).digest('hex')
