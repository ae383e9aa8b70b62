import type { ShapeLayer } from '../layers/layer-types.ts'
import { drawShape } from '../layers/shape-path.ts'
import { getMoment, type Sky } from '../layers/sky.ts'
import { skyChart } from '../sky/star-sky.ts'
import type { Surface } from './surface.ts'

/** Radius of a star as a share of the chart: bright ones are larger, faint ones stay printable. */
const getRadius = (magnitude: number): number => Math.max(0.0028, 0.0125 - 0.0021 * magnitude)
const LINE_SHARE = 0.0022

/** Stars and lines over a shape that is already painted. Only the ellipse holds the whole chart; others cut it. */
export function paintSky<P>(surface: Surface<P>, { shape, width, height }: ShapeLayer, sky: Sky): void {
  const { points, lines } = skyChart(getMoment(sky))
  const is_whole = shape === 'ellipse'
  const radius = is_whole ? Math.min(width, height) / 2 : Math.max(width, height) / 2
  surface.save()
  if (!is_whole) {
    surface.beginPath()
    drawShape(surface, shape, width, height)
    surface.clip()
  }
  if (sky.has_lines) {
    surface.beginPath()
    for (const [from, to] of lines) {
      surface.moveTo(from.x * radius, from.y * radius)
      surface.lineTo(to.x * radius, to.y * radius)
    }
    surface.strokeStyle = sky.ink
    surface.lineWidth = radius * LINE_SHARE
    surface.stroke()
  }
  surface.fillStyle = sky.ink
  for (const { x, y, magnitude } of points) {
    const side = 2 * radius * getRadius(magnitude)
    surface.save()
    surface.translate(x * radius, y * radius)
    surface.beginPath()
    drawShape(surface, 'ellipse', side, side)
    surface.fill()
    surface.restore()
  }
  surface.restore()
}
