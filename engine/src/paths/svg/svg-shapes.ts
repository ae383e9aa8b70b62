import type { OutlinePen } from '../../text/outline.ts'
import { drawPathData } from './path-data.ts'
import type { SvgNode } from './read-svg.ts'

/** A length without its unit; shares of the drawing are of its own side, which `whole` gives. */
export function getLength(text: string | undefined, whole: number, otherwise = 0): number {
  const value = Number.parseFloat(text ?? '')
  if (!Number.isFinite(value)) return otherwise
  return text?.trim().endsWith('%') ? (value * whole) / 100 : value
}

/** A quarter of a circle as a curve: how far its handles reach. */
const PULL = 0.5522847498307936

function drawEllipse(pen: OutlinePen, cx: number, cy: number, rx: number, ry: number): void {
  if (!(rx > 0 && ry > 0)) return
  const [px, py] = [rx * PULL, ry * PULL]
  pen.moveTo(cx + rx, cy)
  pen.bezierCurveTo(cx + rx, cy + py, cx + px, cy + ry, cx, cy + ry)
  pen.bezierCurveTo(cx - px, cy + ry, cx - rx, cy + py, cx - rx, cy)
  pen.bezierCurveTo(cx - rx, cy - py, cx - px, cy - ry, cx, cy - ry)
  pen.bezierCurveTo(cx + px, cy - ry, cx + rx, cy - py, cx + rx, cy)
  pen.closePath()
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function drawRect(pen: OutlinePen, { x, y, width, height }: Box, round_x: number, round_y: number): void {
  if (!(width > 0 && height > 0)) return
  const [rx, ry] = [Math.min(round_x, width / 2), Math.min(round_y, height / 2)]
  const [px, py] = [rx * (1 - PULL), ry * (1 - PULL)]
  const [right, bottom] = [x + width, y + height]
  pen.moveTo(x + rx, y)
  pen.lineTo(right - rx, y)
  if (rx > 0) pen.bezierCurveTo(right - px, y, right, y + py, right, y + ry)
  pen.lineTo(right, bottom - ry)
  if (rx > 0) pen.bezierCurveTo(right, bottom - py, right - px, bottom, right - rx, bottom)
  pen.lineTo(x + rx, bottom)
  if (rx > 0) pen.bezierCurveTo(x + px, bottom, x, bottom - py, x, bottom - ry)
  pen.lineTo(x, y + ry)
  if (rx > 0) pen.bezierCurveTo(x, y + py, x + px, y, x + rx, y)
  pen.closePath()
}

function drawPoints(pen: OutlinePen, text: string, is_closed: boolean): void {
  const numbers = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
  const bad = numbers.findIndex((value) => !Number.isFinite(value))
  const count = Math.floor((bad < 0 ? numbers.length : bad) / 2)
  for (let n = 0; n < count; n++) {
    const [x = 0, y = 0] = [numbers[2 * n], numbers[2 * n + 1]]
    if (n === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  if (is_closed && count > 0) pen.closePath()
}

/** Draws a shape of SVG with the pen; whole drawings are as wide and high as given. False for what is no shape. */
export function drawElement(pen: OutlinePen, { name, attributes }: SvgNode, width: number, height: number): boolean {
  const x = (key: string) => getLength(attributes.get(key), width)
  const y = (key: string) => getLength(attributes.get(key), height)
  if (name === 'path') drawPathData(pen, attributes.get('d') ?? '')
  else if (name === 'circle') drawEllipse(pen, x('cx'), y('cy'), x('r'), x('r'))
  else if (name === 'ellipse') drawEllipse(pen, x('cx'), y('cy'), x('rx'), y('ry'))
  else if (name === 'rect') {
    const rx = attributes.has('rx') ? x('rx') : y('ry')
    const ry = attributes.has('ry') ? y('ry') : rx
    const box = { x: x('x'), y: y('y'), width: x('width'), height: y('height') }
    drawRect(pen, box, rx > 0 && ry > 0 ? rx : 0, rx > 0 && ry > 0 ? ry : 0)
  } else if (name === 'line') {
    pen.moveTo(x('x1'), y('y1'))
    pen.lineTo(x('x2'), y('y2'))
  } else if (name === 'polyline' || name === 'polygon')
    drawPoints(pen, attributes.get('points') ?? '', name === 'polygon')
  else return false
  return true
}
