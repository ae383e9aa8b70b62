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

/** A view painted over exactly this many pixels. They may be a little narrower than high for their area, or wider. */
export async function paintFace(face: Face, width_px: number, height_px: number): Promise<Canvas> {
  const { view, area } = face
  const scale = width_px / area.width
  const pictures = await loadPictures(face, Math.max(scale, height_px / area.height))
  const canvas = createCanvas(width_px, height_px)
  const surface = surfaceOf(canvas)
  surface.scale(1, height_px / area.height / scale)
  const tiles: Canvas[] = []
  const tools = toolsWith(pictures, tiles, await loadTypesetter(view.layers))
  const [missing] = paintView(surface, { view, area, scale, tools, origin: 'area', is_clipped: true })
  for (const used of [...pictures.values(), ...tiles]) release(used)
  if (missing === undefined) return canvas
  const layer = view.layers.find(({ id }) => id === missing)
  throw new CannotPaint({ name: 'design_picture_missing', details: { layer: layer?.name || missing } })
}
