import { codeBoxes } from '../codes/code-boxes.ts'
import { drawPath } from '../layers/layer-path.ts'
import type { Layer, LayerType, ShapeLayer } from '../layers/layer-types.ts'
import { drawShape } from '../layers/shape-path.ts'
import { gradientStyle } from './gradient-style.ts'
import { isGrouped, paintGrouped } from './paint-group.ts'
import { paintImage } from './paint-image.ts'
import { paintPattern } from './paint-pattern.ts'
import { paintSky } from './paint-sky.ts'
import { paintText } from './paint-text.ts'
import type { PaintPlace, Surface } from './surface.ts'

function paintCode<P>(surface: Surface<P>, layer: ShapeLayer, code: NonNullable<ShapeLayer['code']>): void {
  const { width, height, fill } = layer
  const found = codeBoxes(code.kind, code.text)
  if (!found) return
  if (code.paper) {
    surface.fillStyle = code.paper
    surface.fillRect(-width / 2, -height / 2, width, height)
  }
  const [x_unit, y_unit] = [width / found.columns, height / found.rows]
  surface.beginPath()
  for (const { x, y, width: columns, height: rows } of found.boxes) {
    surface.rect(x * x_unit - width / 2, y * y_unit - height / 2, columns * x_unit, rows * y_unit)
  }
  surface.fillStyle = fill ?? '#000000'
  surface.fill()
}

function paintShape<P>({ surface }: PaintPlace<P>, layer: ShapeLayer): boolean {
  if (layer.code) {
    paintCode(surface, layer, layer.code)
    return true
  }
  surface.beginPath()
  if (layer.path) drawPath(surface, layer.path, layer.width, layer.height)
  else drawShape(surface, layer.shape, layer.width, layer.height)
  if (layer.gradient || layer.fill) {
    const { gradient, width, height } = layer
    surface.fillStyle = gradient ? gradientStyle(surface, gradient, width, height) : layer.fill
    surface.fill()
  }
  if (layer.stroke && layer.stroke_width > 0) {
    surface.strokeStyle = layer.stroke
    surface.lineWidth = layer.stroke_width
    surface.lineJoin = 'round'
    surface.stroke()
  }
  if (layer.sky) paintSky(surface, layer, layer.sky)
  return true
}

type Painters = { readonly [T in LayerType]: <P>(place: PaintPlace<P>, layer: Extract<Layer, { type: T }>) => boolean }
const painters: Painters = { image: paintImage, pattern: paintPattern, shape: paintShape, text: paintText }

function paintPlain<P>(place: PaintPlace<P>, layer: Layer): boolean {
  const { surface } = place
  surface.save()
  surface.globalAlpha = layer.opacity
  if (layer.blend) surface.globalCompositeOperation = layer.blend
  surface.translate(layer.cx, layer.cy)
  surface.rotate((layer.rotation_deg * Math.PI) / 180)
  surface.scale(layer.flip_x ? -1 : 1, layer.flip_y ? -1 : 1)
  const paint = painters[layer.type] as (place: PaintPlace<P>, layer: Layer) => boolean
  const is_painted = paint(place, layer)
  surface.restore()
  return is_painted
}

/** False when the picture or a font of the layer is not loaded. */
export const paintLayer = <P>(place: PaintPlace<P>, layer: Layer): boolean =>
  isGrouped(layer) ? paintGrouped(place, layer, paintPlain) : paintPlain(place, layer)
