import type { ViewDesign } from '../document/design-document.ts'
import { findClip } from '../document/grid.ts'
import type { Area } from '../geometry/box.ts'
import { DESIGN_CANVAS_PX } from '../print/print-area.ts'
import { paintLayer } from './paint-layer.ts'
import type { PaintPlace, PaintTools, Surface } from './surface.ts'

export interface PaintOptions<Picture> {
  readonly view: ViewDesign
  readonly area: Area
  /** Device pixels for one pixel of the 550 canvas. */
  readonly scale: number
  readonly tools: PaintTools<Picture>
  /** Where the print area begins on the surface: on its place on the canvas, or at the corner of a print file. */
  readonly origin: 'canvas' | 'area'
  /** Only the studio shows what extends beyond the edge, while editing. */
  readonly is_clipped: boolean
}

const wholeCanvas: Area = { left: 0, top: 0, width: DESIGN_CANVAS_PX, height: DESIGN_CANVAS_PX }

/** Cell edges are snapped to whole device pixels, so that neighbours without a gap show no seam. */
function clipToCell<P>({ surface, scale }: PaintPlace<P>, cell: Area): void {
  const whole = (value: number) => Math.round(value * scale) / scale
  const [left, top] = [whole(cell.left), whole(cell.top)]
  surface.beginPath()
  surface.rect(left, top, whole(cell.left + cell.width) - left, whole(cell.top + cell.height) - top)
  surface.clip()
}

/** False when something of the layer is not loaded. */
function paintCut<P>(place: PaintPlace<P>, view: ViewDesign, layer: ViewDesign['layers'][number]): boolean {
  const clip = findClip(view.grid, layer)
  if (clip === null) return paintLayer(place, layer)
  if (clip === undefined) return true
  place.surface.save()
  clipToCell(place, clip)
  const is_painted = paintLayer(place, layer)
  place.surface.restore()
  return is_painted
}

/**
 * Draws a design. The studio's canvas, mockups, the texture of the 3D model and print files all come from here.
 * Returns the ids of layers whose picture or font was not loaded.
 */
export function paintView<Picture>(surface: Surface<Picture>, options: PaintOptions<Picture>): string[] {
  const { view, area, scale, tools } = options
  surface.save()
  surface.scale(scale, scale)
  if (options.origin === 'area') surface.translate(-area.left, -area.top)
  if (options.is_clipped) {
    surface.beginPath()
    surface.rect(area.left, area.top, area.width, area.height)
    surface.clip()
  }
  surface.imageSmoothingEnabled = true
  surface.imageSmoothingQuality = 'high'
  if (view.background) {
    surface.fillStyle = view.background
    surface.fillRect(area.left, area.top, area.width, area.height)
  }
  const missing: string[] = []
  const offset_px = options.origin === 'area' ? { x: -area.left * scale, y: -area.top * scale } : { x: 0, y: 0 }
  const visible = options.is_clipped ? area : wholeCanvas
  const place = { surface, tools, scale, offset_px, visible }
  for (const layer of view.layers) {
    if (layer.is_hidden || layer.opacity === 0) continue
    if (!paintCut(place, view, layer)) missing.push(layer.id)
  }
  surface.restore()
  return missing
}
