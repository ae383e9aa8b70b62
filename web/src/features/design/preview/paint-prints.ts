import { type DesignDocument, findView } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import { paintView } from '@inkroute/engine/paint/paint-view'
import type { Surface } from '@inkroute/engine/paint/surface'
import { paintTools } from '../paint/paint-tools.ts'
import type { SentPrint, TextureSizes } from './mockup-protocol.ts'
import { fitted, type PreviewTile } from './preview.view.ts'

interface PaintJob {
  readonly document: DesignDocument
  readonly areas: readonly (Area & { readonly view_id: number })[]
  readonly tile: PreviewTile
  readonly sizes: TextureSizes
  readonly most_px: number
  /** For pictures that are painted once, everything is painted at once. */
  readonly tools?: typeof paintTools
}

let sheet: HTMLCanvasElement | null = null

/** Paints one face at exactly this size, stretched if the aspect ratio differs slightly. */
function paintFace(
  document: DesignDocument,
  area: Area & { view_id: number },
  size: { width: number; height: number },
  tools: typeof paintTools,
) {
  const view = findView(document, area.view_id)
  sheet ??= globalThis.document.createElement('canvas')
  sheet.width = size.width
  sheet.height = size.height
  const pen = sheet.getContext('2d', { willReadFrequently: true })
  if (!view || !pen) return null
  const scale = size.width / area.width
  pen.scale(1, size.height / area.height / scale)
  const surface = pen as Surface<HTMLImageElement | HTMLCanvasElement>
  paintView(surface, { view, area, scale, tools, origin: 'area', is_clipped: true })
  return pen.getImageData(0, 0, size.width, size.height).data
}

/** The faces of a tile as textures for its picture. */
export function paintPrints(job: PaintJob): Record<string, SentPrint> {
  const { document, areas, tile, sizes, most_px, tools = paintTools } = job
  const prints: Record<string, SentPrint> = {}
  for (const { area: name, view_id } of tile.faces) {
    const area = areas.find((one) => one.view_id === view_id)
    const wanted = sizes[name]
    if (!area || !wanted) continue
    const size = fitted(wanted, most_px)
    const rgba = paintFace(document, area, size, tools)
    if (rgba) prints[name] = { width_px: size.width, height_px: size.height, rgba }
  }
  return prints
}
