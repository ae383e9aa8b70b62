import { paintView } from '@inkroute/engine/paint/paint-view'
import { type GoldenDesign, goldenPicture, goldenSources } from '@inkroute/engine/testing/golden-designs'
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import { loadTypesetter } from '../fonts/load-typesetter.ts'
import { asSurface } from './as-surface.ts'

const getSurface = (canvas: Canvas) => asSurface<Canvas>(canvas.getContext('2d'))
const pictures = new Map(
  goldenSources.map((source) => {
    const canvas = createCanvas(source.width_px, source.height_px)
    canvas.getContext('2d').putImageData(new ImageData(goldenPicture(source), source.width_px, source.height_px), 0, 0)
    return [source.key, canvas] as const
  }),
)

/** A golden design as the server paints it, for tests. */
export async function paintGolden({ view, area }: Omit<GoldenDesign, 'name'>, scale: number): Promise<Canvas> {
  const typesetter = await loadTypesetter(view.layers)
  const canvas = createCanvas(area.width * scale, area.height * scale)
  const makeTile = (width_px: number, height_px: number) => {
    const picture = createCanvas(width_px, height_px)
    return { surface: getSurface(picture), picture }
  }
  const getSize = (picture: Canvas) => picture
  const tools = { pictureOf: (_: string, key: string) => pictures.get(key), sizeOf: getSize, makeTile, typesetter }
  const missing = paintView(getSurface(canvas), { view, area, scale, tools, origin: 'area', is_clipped: true })
  if (missing.length > 0) throw new Error(`not painted: ${JSON.stringify(missing)}`)
  return canvas
}
