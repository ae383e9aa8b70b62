/** The few path calls of a canvas that shapes need. */
export interface PathPen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void
  closePath(): void
}

export const shapeKinds = [
  'rectangle',
  'rounded',
  'ellipse',
  'triangle',
  'diamond',
  'hexagon',
  'star',
  'heart',
  'arrow',
  'double_arrow',
  'chevron',
  'pentagon',
  'octagon',
  'cross',
  'burst',
  'speech',
] as const
export type ShapeKind = (typeof shapeKinds)[number]

/** Distance of the handles of a Bézier quarter that approximates a circle. */
const ROUND = 0.5522847498
const CORNER_SHARE = 0.12

/** Draws in a box of the given size around the origin. */
type Draw = (pen: PathPen, width: number, height: number) => void

const polygon =
  (corners: (right: number, bottom: number) => readonly (readonly [number, number])[]): Draw =>
  (pen, width, height) => {
    const [first, ...rest] = corners(width / 2, height / 2)
    if (!first) return
    pen.moveTo(first[0], first[1])
    for (const [x, y] of rest) pen.lineTo(x, y)
    pen.closePath()
  }

const rounded: Draw = (pen, width, height) => {
  const [right, bottom] = [width / 2, height / 2]
  const r = Math.min(width, height) * CORNER_SHARE
  const k = r * (1 - ROUND)
  pen.moveTo(-right + r, -bottom)
  pen.lineTo(right - r, -bottom)
  pen.bezierCurveTo(right - k, -bottom, right, -bottom + k, right, -bottom + r)
  pen.lineTo(right, bottom - r)
  pen.bezierCurveTo(right, bottom - k, right - k, bottom, right - r, bottom)
  pen.lineTo(-right + r, bottom)
  pen.bezierCurveTo(-right + k, bottom, -right, bottom - k, -right, bottom - r)
  pen.lineTo(-right, -bottom + r)
  pen.bezierCurveTo(-right, -bottom + k, -right + k, -bottom, -right + r, -bottom)
  pen.closePath()
}

const ellipse: Draw = (pen, width, height) => {
  const [rx, ry] = [width / 2, height / 2]
  const [kx, ky] = [rx * ROUND, ry * ROUND]
  pen.moveTo(0, -ry)
  pen.bezierCurveTo(kx, -ry, rx, -ky, rx, 0)
  pen.bezierCurveTo(rx, ky, kx, ry, 0, ry)
  pen.bezierCurveTo(-kx, ry, -rx, ky, -rx, 0)
  pen.bezierCurveTo(-rx, -ky, -kx, -ry, 0, -ry)
  pen.closePath()
}

const star = polygon((right, bottom) =>
  Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? 1 : 0.42
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    return [Math.cos(angle) * right * reach, Math.sin(angle) * bottom * reach] as const
  }),
)

const heart: Draw = (pen, width, height) => {
  const [x, y] = [width / 2, height / 2]
  pen.moveTo(0, y)
  pen.bezierCurveTo(-x * 0.55, y * 0.45, -x, y * 0.05, -x, -y * 0.42)
  pen.bezierCurveTo(-x, -y * 0.8, -x * 0.72, -y, -x * 0.46, -y)
  pen.bezierCurveTo(-x * 0.2, -y, -x * 0.06, -y * 0.82, 0, -y * 0.62)
  pen.bezierCurveTo(x * 0.06, -y * 0.82, x * 0.2, -y, x * 0.46, -y)
  pen.bezierCurveTo(x * 0.72, -y, x, -y * 0.8, x, -y * 0.42)
  pen.bezierCurveTo(x, y * 0.05, x * 0.55, y * 0.45, 0, y)
  pen.closePath()
}

/** A polygon by shares of the half width and half height. */
const outline = (...points: readonly (readonly [number, number])[]): Draw =>
  polygon((right, bottom) => points.map(([x, y]) => [x * right, y * bottom] as const))

const pentagon = polygon((right, bottom) =>
  Array.from({ length: 5 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2
    return [Math.cos(angle) * right, Math.sin(angle) * bottom] as const
  }),
)

const burst = polygon((right, bottom) =>
  Array.from({ length: 24 }, (_, i) => {
    const reach = i % 2 === 0 ? 1 : 0.8
    const angle = (i * Math.PI) / 12 - Math.PI / 2
    return [Math.cos(angle) * right * reach, Math.sin(angle) * bottom * reach] as const
  }),
)

/** A rounded box with a tail at the lower left. */
const speech: Draw = (pen, width, height) => {
  const [right, bottom] = [width / 2, height / 2]
  const low = bottom * 0.6
  const r = Math.min(width, height) * CORNER_SHARE
  const k = r * (1 - ROUND)
  pen.moveTo(-right + r, -bottom)
  pen.lineTo(right - r, -bottom)
  pen.bezierCurveTo(right - k, -bottom, right, -bottom + k, right, -bottom + r)
  pen.lineTo(right, low - r)
  pen.bezierCurveTo(right, low - k, right - k, low, right - r, low)
  pen.lineTo(-right * 0.2, low)
  pen.lineTo(-right * 0.55, bottom)
  pen.lineTo(-right * 0.5, low)
  pen.lineTo(-right + r, low)
  pen.bezierCurveTo(-right + k, low, -right, low - k, -right, low - r)
  pen.lineTo(-right, -bottom + r)
  pen.bezierCurveTo(-right, -bottom + k, -right + k, -bottom, -right + r, -bottom)
  pen.closePath()
}

const draws: Record<ShapeKind, Draw> = {
  rectangle: polygon((x, y) => [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ]),
  rounded,
  ellipse,
  triangle: polygon((x, y) => [
    [0, -y],
    [x, y],
    [-x, y],
  ]),
  diamond: polygon((x, y) => [
    [0, -y],
    [x, 0],
    [0, y],
    [-x, 0],
  ]),
  hexagon: polygon((x, y) => [
    [-x / 2, -y],
    [x / 2, -y],
    [x, 0],
    [x / 2, y],
    [-x / 2, y],
    [-x, 0],
  ]),
  star,
  heart,
  arrow: outline([-1, -0.4], [0.3, -0.4], [0.3, -1], [1, 0], [0.3, 1], [0.3, 0.4], [-1, 0.4]),
  double_arrow: outline(
    [-1, 0],
    [-0.45, -1],
    [-0.45, -0.4],
    [0.45, -0.4],
    [0.45, -1],
    [1, 0],
    [0.45, 1],
    [0.45, 0.4],
    [-0.45, 0.4],
    [-0.45, 1],
  ),
  chevron: outline([-1, -1], [0.2, -1], [1, 0], [0.2, 1], [-1, 1], [-0.2, 0]),
  pentagon,
  octagon: outline(
    [-0.414, -1],
    [0.414, -1],
    [1, -0.414],
    [1, 0.414],
    [0.414, 1],
    [-0.414, 1],
    [-1, 0.414],
    [-1, -0.414],
  ),
  cross: outline(
    [-0.33, -1],
    [0.33, -1],
    [0.33, -0.33],
    [1, -0.33],
    [1, 0.33],
    [0.33, 0.33],
    [0.33, 1],
    [-0.33, 1],
    [-0.33, 0.33],
    [-1, 0.33],
    [-1, -0.33],
    [-0.33, -0.33],
  ),
  burst,
  speech,
}

export const drawShape = (pen: PathPen, shape: ShapeKind, width: number, height: number): void =>
  draws[shape](pen, width, height)
