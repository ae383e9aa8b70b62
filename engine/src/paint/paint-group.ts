import { getCorners } from '../geometry/box.ts'
import type { Fade } from '../layers/gradient.ts'
import type { Layer } from '../layers/layer-types.ts'
import type { TextLayer } from '../layers/text-layer.ts'
import { getStretch } from '../text/ink-box.ts'
import { gradientStyle } from './gradient-style.ts'
import type { PaintPlace, Surface } from './surface.ts'

/** Beyond this a shadow's blur is invisible: three times its deviation, which is half its radius. */
const BLUR_REACH = 1.5

interface Shadow {
  readonly colour: string
  readonly blur_px: number
  readonly x_px: number
  readonly y_px: number
}

/** Whether the layer has overlapping parts that must not show through each other, or one shadow for all of them. */
export function isGrouped(layer: Layer): boolean {
  const is_mixed = layer.opacity < 1 || layer.blend !== undefined
  if (layer.type === 'image') return layer.fade !== undefined
  if (layer.type === 'text') return is_mixed || layer.shadow !== null
  if (layer.type !== 'shape' || !is_mixed) return false
  if (layer.sky) return true
  return layer.code
    ? layer.code.paper !== null
    : (layer.fill !== null || layer.gradient !== undefined) && layer.stroke !== null
}

/** Numbers that are the same as single and as double: canvases compute shadows in one or the other. */
const sixteenth = (value: number) => Math.round(value * 16) / 16

const byte = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)

/** The canvas knows shadows in pixels of the device only: turned and mirrored with the layer by hand. */
function findShadow<P>({ tools, scale }: PaintPlace<P>, layer: Layer): Shadow | undefined {
  if (layer.type !== 'text' || !layer.shadow) return undefined
  const layout = tools.typesetter?.layout(layer)
  if (!layout) return undefined
  const { colour, opacity, x_em, y_em, blur_em } = layer.shadow
  const stretch = getStretch(layer, layout)
  const x = (layer.flip_x ? -1 : 1) * x_em * layout.em_px * stretch.x * scale
  const y = (layer.flip_y ? -1 : 1) * y_em * layout.em_px * stretch.y * scale
  const angle = (layer.rotation_deg * Math.PI) / 180
  return {
    colour: `rgba(${byte(colour, 1)}, ${byte(colour, 3)}, ${byte(colour, 5)}, ${opacity})`,
    blur_px: sixteenth(blur_em * layout.em_px * Math.sqrt(stretch.x * stretch.y) * scale),
    x_px: sixteenth(x * Math.cos(angle) - y * Math.sin(angle)),
    y_px: sixteenth(x * Math.sin(angle) + y * Math.cos(angle)),
  }
}

/** The box of everything a layer paints, around its middle and before it is turned. */
function inkBox<P>({ tools }: PaintPlace<P>, layer: Layer): { half_width: number; half_height: number } {
  const box = { half_width: layer.width / 2, half_height: layer.height / 2 }
  if (layer.type === 'shape') {
    const more = layer.stroke_width / 2
    return { half_width: box.half_width + more, half_height: box.half_height + more }
  }
  if (layer.type === 'image') {
    const more = layer.adjust?.border?.width ?? 0
    return { half_width: box.half_width + more, half_height: box.half_height + more }
  }
  return layer.type === 'text' ? textInkBox(tools, layer, box) : box
}

function textInkBox(
  tools: PaintPlace<unknown>['tools'] | Pick<PaintPlace<never>['tools'], 'typesetter'>,
  layer: TextLayer,
  box: { half_width: number; half_height: number },
) {
  const layout = tools.typesetter?.layout(layer)
  if (!layout || layout.ink.length === 0) return box
  const stretch = getStretch(layer, layout)
  const line = layer.outline?.width_em ?? 0
  const { left, top, right, bottom } = layout.reach
  return {
    half_width: (Math.max(-left, right) + line) * layout.em_px * stretch.x,
    half_height: (Math.max(-top, bottom) + line) * layout.em_px * stretch.y,
  }
}

interface Tile {
  readonly left_px: number
  readonly top_px: number
  readonly width_px: number
  readonly height_px: number
}

/**
 * Room around the ink, in pixels and in em. A path whose handles reach beyond the edge of its canvas is smoothed by other
 * sums, and browsers and servers do not agree on where the edge of a sheet is: measured, one design in ten thousand.
 */
const SPARE_PX = 32
const SPARE_EM = 0.5

/** Whole device pixels around the visible part of the layer and its shadow. */
function findTile<P>(place: PaintPlace<P>, layer: Layer, shadow: Shadow | undefined): Tile | undefined {
  const { scale, offset_px, visible } = place
  const { half_width, half_height } = inkBox(place, layer)
  const corners = getCorners({ ...layer, width: 2 * half_width, height: 2 * half_height })
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  const away_px = shadow ? Math.max(Math.abs(shadow.x_px), Math.abs(shadow.y_px)) + BLUR_REACH * shadow.blur_px : 0
  const away = away_px / scale
  const left = Math.max(Math.min(...xs), visible.left - away)
  const top = Math.max(Math.min(...ys), visible.top - away)
  const right = Math.min(Math.max(...xs), visible.left + visible.width + away)
  const bottom = Math.min(Math.max(...ys), visible.top + visible.height + away)
  const spare_px = SPARE_PX + (layer.type === 'text' ? Math.ceil(SPARE_EM * layer.size * scale) : 0)
  const left_px = Math.floor(left * scale + offset_px.x) - spare_px
  const top_px = Math.floor(top * scale + offset_px.y) - spare_px
  const width_px = Math.ceil(right * scale + offset_px.x) + spare_px - left_px
  const height_px = Math.ceil(bottom * scale + offset_px.y) + spare_px - top_px
  return right <= left || bottom <= top ? undefined : { left_px, top_px, width_px, height_px }
}

/** Takes away what fades out, as much as lies under each part of the box. */
function fadeOut<P>(surface: Surface<P>, layer: Layer, fade: Fade): void {
  surface.save()
  surface.translate(layer.cx, layer.cy)
  surface.rotate((layer.rotation_deg * Math.PI) / 180)
  surface.scale(layer.flip_x ? -1 : 1, layer.flip_y ? -1 : 1)
  surface.globalCompositeOperation = 'destination-in'
  surface.fillStyle = gradientStyle(surface, fade, layer.width, layer.height)
  const far = 2 * (layer.width + layer.height)
  surface.fillRect(-far, -far, 2 * far, 2 * far)
  surface.restore()
}

/** Paints a layer on a separate surface and draws that, with its shadow, as one picture. */
export function paintGrouped<P>(
  place: PaintPlace<P>,
  layer: Layer,
  paint: (place: PaintPlace<P>, layer: Layer) => boolean,
): boolean {
  const { surface, tools, scale, offset_px } = place
  const shadow = findShadow(place, layer)
  const tile = findTile(place, layer, shadow)
  if (!tile) return true
  const sheet = tools.makeTile(tile.width_px, tile.height_px)
  sheet.surface.save()
  sheet.surface.translate(offset_px.x - tile.left_px, offset_px.y - tile.top_px)
  sheet.surface.scale(scale, scale)
  const is_painted = paint({ ...place, surface: sheet.surface }, { ...layer, opacity: 1, blend: undefined })
  if (layer.type === 'image' && layer.fade) fadeOut(sheet.surface, layer, layer.fade)
  sheet.surface.restore()
  surface.save()
  surface.globalAlpha = layer.opacity
  if (layer.blend) surface.globalCompositeOperation = layer.blend
  if (shadow) {
    surface.shadowColor = shadow.colour
    surface.shadowBlur = shadow.blur_px
    surface.shadowOffsetX = shadow.x_px
    surface.shadowOffsetY = shadow.y_px
  }
  // One to one: no smoothing needed.
  surface.imageSmoothingEnabled = false
  const [x, y] = [(tile.left_px - offset_px.x) / scale, (tile.top_px - offset_px.y) / scale]
  surface.drawImage(sheet.picture, x, y, tile.width_px / scale, tile.height_px / scale)
  surface.restore()
  return is_painted
}
