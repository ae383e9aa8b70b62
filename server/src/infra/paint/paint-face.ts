import { paintView } from '@inkroute/engine/paint/paint-view'
import type { PaintTools, Surface } from '@inkroute/engine/paint/surface'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { loadTypesetter } from '../fonts/load-typesetter.ts'
import { type Drawable, loadPictures, type Pictures, pictureKey, release } from './load-pictures.ts'
import { CannotPaint, type Face } from './paint-task.ts'

/** The canvas of the server is the surface the painter asks for; its types only spell it differently. */
const surfaceOf = (canvas: Canvas): Surface<Drawable> => canvas.getContext('2d') as unknown as Surface<Drawable>

const toolsWith = (pictures: Pictures, tiles: Canvas[], typesetter: Typesetter): PaintTools<Drawable> => ({
  typesetter,
  pictureOf: (kind, key) => pictures.get(pictureKey(kind, key)),
  makeTile: (width_px, height_px) => {
    const canvas = createCanvas(width_px, height_px)
    tiles.push(canvas)
    return { surface: surfaceOf(canvas), picture: canvas }
  },
})

/** Paints a view over exactly this many pixels of an empty canvas, from its upper left corner on. */
async function paintOn(canvas: Canvas, face: Face, width_px: number, height_px: number): Promise<void> {
  const { view, area } = face
  const scale = width_px / area.width
  const pictures = await loadPictures(face, Math.max(scale, height_px / area.height))
  const surface = surfaceOf(canvas)
  surface.scale(1, height_px / area.height / scale)
  const tiles: Canvas[] = []
  const tools = toolsWith(pictures, tiles, await loadTypesetter(view.layers))
  const [missing] = paintView(surface, { view, area, scale, tools, origin: 'area', is_clipped: true })
  for (const used of [...pictures.values(), ...tiles]) release(used)
  if (missing === undefined) return
  const layer = view.layers.find(({ id }) => id === missing)
  throw new CannotPaint({ name: 'design_picture_missing', details: { layer: layer?.name || missing } })
}

/** A view painted over exactly this many pixels. They may be a little narrower than high for their area, or wider. */
export async function paintFace(face: Face, width_px: number, height_px: number): Promise<Canvas> {
  const canvas = createCanvas(width_px, height_px)
  await paintOn(canvas, face, width_px, height_px)
  return canvas
}

/** Larger ones are rare and not kept: 24 MB for a thread. */
const MOST_KEPT_PIXELS = 6_000_000
let easel: Canvas | null = null

/**
 * The canvas that a thread paints its pictures on, one after the other. Of a new one for each, all pages would be asked
 * of the system twice, for reading and for writing: measured, as long as painting itself.
 */
function easelFor(width_px: number, height_px: number): Canvas {
  if (width_px * height_px > MOST_KEPT_PIXELS) return createCanvas(width_px, height_px)
  if (easel && easel.width >= width_px && easel.height >= height_px) return easel
  const [width, height] = [Math.max(width_px, easel?.width ?? 0), Math.max(height_px, easel?.height ?? 0)]
  if (easel) release(easel)
  easel = width * height > MOST_KEPT_PIXELS ? createCanvas(width_px, height_px) : createCanvas(width, height)
  return easel
}

/** The same as straight RGBA. A thread paints one picture at a time. */
export async function paintPixels(face: Face, width_px: number, height_px: number): Promise<Uint8ClampedArray> {
  const canvas = easelFor(width_px, height_px)
  const pen = canvas.getContext('2d')
  pen.save()
  try {
    pen.clearRect(0, 0, width_px, height_px)
    await paintOn(canvas, face, width_px, height_px)
    return pen.getImageData(0, 0, width_px, height_px).data
  } catch (error) {
    // Nobody needs to know in which state painting was broken off.
    easel = null
    throw error
  } finally {
    pen.restore()
    if (canvas !== easel) release(canvas)
  }
}
