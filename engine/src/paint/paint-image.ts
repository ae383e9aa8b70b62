import { borderPixels } from '../adjust/border-pixels.ts'
import { screenPixels } from '../adjust/screen-pixels.ts'
import { type Adjust, drawsEdges, wholePicture } from '../layers/adjust.ts'
import type { ImageLayer } from '../layers/layer-types.ts'
import { drawMask, isMasked } from '../layers/picture-mask.ts'
import { adjustedPicture } from './adjusted-picture.ts'
import type { PaintPlace } from './surface.ts'
import { keptOr, type PaintTools, type Surface } from './surface.ts'

/** Draws what the layer shows of a picture, cut to its shape. */
function drawCut<P>(surface: Surface<P>, picture: P, layer: ImageLayer): void {
  const { crop = wholePicture, width, height } = layer
  if (isMasked(layer) || layer.crop) {
    surface.beginPath()
    drawMask(surface, layer)
    surface.clip()
  }
  const [whole_width, whole_height] = [width / crop.width, height / crop.height]
  const [x, y] = [-width / 2 - crop.left * whole_width, -height / 2 - crop.top * whole_height]
  surface.drawImage(picture, x, y, whole_width, whole_height)
}

/** 160 MB. Larger prints draw their dots and borders a little coarser. */
const MAX_PIXELS = 40_000_000
/** Room for the soft edge of a border. */
const EDGE_PX = 2

interface Sheet {
  readonly width_px: number
  readonly height_px: number
  readonly margin_px: number
  /** Pixels of the sheet for one of the 550 canvas. */
  readonly x: number
  readonly y: number
}

function toSheet(layer: ImageLayer, border: number, scale: number): Sheet {
  const pixels = (layer.width + 2 * border) * (layer.height + 2 * border) * scale * scale
  const factor = scale * Math.min(1, Math.sqrt(MAX_PIXELS / pixels))
  const along = (length: number) => Math.max(1, Math.ceil(length * factor))
  const [width_px, height_px] = [along(layer.width), along(layer.height)]
  const margin_px = border > 0 ? Math.ceil(border * factor) + EDGE_PX : 0
  return { width_px, height_px, margin_px, x: width_px / layer.width, y: height_px / layer.height }
}

function drawEdges<P>(tools: PaintTools<P>, picture: P, layer: ImageLayer, adjust: Adjust, sheet: Sheet): P {
  const { width_px, height_px, margin_px } = sheet
  const [across_px, down_px] = [width_px + 2 * margin_px, height_px + 2 * margin_px]
  const { surface, picture: drawn } = tools.makeTile(across_px, down_px)
  surface.save()
  surface.imageSmoothingEnabled = true
  surface.imageSmoothingQuality = 'high'
  surface.translate(margin_px + width_px / 2, margin_px + height_px / 2)
  surface.scale(sheet.x, sheet.y)
  drawCut(surface, picture, layer)
  surface.restore()
  const image = surface.getImageData(0, 0, across_px, down_px)
  if (adjust.screen) screenPixels(image.data, across_px, adjust.screen, sheet.x)
  if (adjust.border) {
    const { colour, width } = adjust.border
    borderPixels(image.data, across_px, down_px, { colour, border_px: width * sheet.x })
  }
  surface.putImageData(image, 0, 0)
  return drawn
}

/** Dots and borders are drawn for the size they are painted at, so that they are as sharp in print as on screen. */
function paintEdges<P>({ surface, tools, scale }: PaintPlace<P>, picture: P, layer: ImageLayer, adjust: Adjust): void {
  const sheet = toSheet(layer, adjust.border?.width ?? 0, scale)
  const { screen, border } = adjust
  const key = JSON.stringify([
    sheet,
    layer.width,
    layer.height,
    layer.mask,
    layer.mask_path,
    layer.crop,
    screen,
    border,
  ])
  const drawn = keptOr(tools, picture, key, () => drawEdges(tools, picture, layer, adjust, sheet))
  const [margin_x, margin_y] = [sheet.margin_px / sheet.x, sheet.margin_px / sheet.y]
  const [x, y] = [-layer.width / 2 - margin_x, -layer.height / 2 - margin_y]
  surface.drawImage(drawn, x, y, layer.width + 2 * margin_x, layer.height + 2 * margin_y)
}

export function paintImage<P>(place: PaintPlace<P>, layer: ImageLayer): boolean {
  const { surface, tools, scale } = place
  const own = tools.pictureOf(layer.source.kind, layer.source.key)
  if (!own) return false
  const placed = tools.cropOf?.(own)
  if (placed) {
    if (isMasked(layer)) {
      surface.beginPath()
      drawMask(surface, layer)
      surface.clip()
    }
    surface.imageSmoothingEnabled = false
    const [x, y] = [(placed.left - 0.5) * layer.width, (placed.top - 0.5) * layer.height]
    surface.drawImage(own, x, y, placed.width * layer.width, placed.height * layer.height)
    return true
  }
  const { width: share_x, height: share_y } = layer.crop ?? wholePicture
  const [across_px, down_px] = [(layer.width / share_x) * scale, (layer.height / share_y) * scale]
  const picture = adjustedPicture(tools, own, layer.adjust, { across_px, down_px })
  if (layer.adjust && drawsEdges(layer.adjust)) {
    paintEdges(place, picture, layer, layer.adjust)
    return true
  }
  const { smoothingOf } = tools
  if (smoothingOf) surface.imageSmoothingQuality = smoothingOf(picture, across_px, down_px)
  drawCut(surface, picture, layer)
  return true
}
