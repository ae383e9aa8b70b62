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
}

export const drawShape = (pen: PathPen, shape: ShapeKind, width: number, height: number): void =>
  draws[shape](pen, width, height)
