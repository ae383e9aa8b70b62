import type { Matrix, OutlinePen } from '../../text/outline.ts'

export const same: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/** First `inner`, then `outer`. */
export const chained = (outer: Matrix, inner: Matrix): Matrix => ({
  a: outer.a * inner.a + outer.c * inner.b,
  b: outer.b * inner.a + outer.d * inner.b,
  c: outer.a * inner.c + outer.c * inner.d,
  d: outer.b * inner.c + outer.d * inner.d,
  e: outer.a * inner.e + outer.c * inner.f + outer.e,
  f: outer.b * inner.e + outer.d * inner.f + outer.f,
})

export const moved = ({ a, b, c, d, e, f }: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** Null where everything falls on a line. */
export function inverse({ a, b, c, d, e, f }: Matrix): Matrix | null {
  const area = a * d - b * c
  if (!Number.isFinite(1 / area)) return null
  return { a: d / area, b: -b / area, c: -c / area, d: a / area, e: (c * f - d * e) / area, f: (b * e - a * f) / area }
}

/** How much longer lines become, on average. */
export const getScale = ({ a, b, c, d }: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

const listed = (text: string): number[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
const radians = (degrees = 0) => (degrees * Math.PI) / 180

function oneOf(kind: string, n: readonly number[]): Matrix {
  const [first = 0, second] = n
  if (kind === 'translate') return { ...same, e: first, f: second ?? 0 }
  if (kind === 'scale') return { ...same, a: first, d: second ?? first }
  if (kind === 'skewX') return { ...same, c: Math.tan(radians(first)) }
  if (kind === 'skewY') return { ...same, b: Math.tan(radians(first)) }
  if (kind === 'matrix') {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = n
    return { a, b, c, d, e, f }
  }
  const [cos, sin] = [Math.cos(radians(first)), Math.sin(radians(first))]
  const turned = { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 }
  const [x, y] = [second ?? 0, n[2] ?? 0]
  return chained(chained({ ...same, e: x, f: y }, turned), { ...same, e: -x, f: -y })
}

/** What a `transform` says; null where it cannot be read. */
export function readTransform(text: string | undefined): Matrix | null {
  let whole = same
  for (const [, kind = '', numbers = ''] of (text ?? '').matchAll(/([a-zA-Z]+)\s*\(([^()]*)\)/g)) {
    const values = listed(numbers)
    const is_known = ['translate', 'scale', 'rotate', 'skewX', 'skewY', 'matrix'].includes(kind)
    if (!is_known || values.some((value) => !Number.isFinite(value))) return null
    whole = chained(whole, oneOf(kind, values))
  }
  return whole
}

/** Moves every point before it is drawn. */
export const penThrough = (pen: OutlinePen, matrix: Matrix): OutlinePen => ({
  moveTo: (x, y) => pen.moveTo(...moved(matrix, x, y)),
  lineTo: (x, y) => pen.lineTo(...moved(matrix, x, y)),
  bezierCurveTo: (ax, ay, bx, by, x, y) =>
    pen.bezierCurveTo(...moved(matrix, ax, ay), ...moved(matrix, bx, by), ...moved(matrix, x, y)),
  quadraticCurveTo: (ax, ay, x, y) => pen.quadraticCurveTo(...moved(matrix, ax, ay), ...moved(matrix, x, y)),
  closePath: () => pen.closePath(),
})
