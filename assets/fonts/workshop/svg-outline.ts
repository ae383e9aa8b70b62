/** Points of a drawing as absolute cubic and straight pieces: `M`, `L`, `C`, `Z` only. */
export interface Piece {
  readonly verb: 'M' | 'L' | 'C' | 'Z'
  readonly points: readonly number[]
}

const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Numbers of a path. The flags of an arc may stand without a space before the next number. */
function getNumbers(text: string, letter: string): number[] {
  const found: number[] = []
  const pattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
  let at = 0
  while (at < text.length) {
    const flag = letter === 'A' && (found.length % 7 === 3 || found.length % 7 === 4)
    const rest = text.slice(at)
    const match = flag ? /[01]/.exec(rest) : new RegExp(pattern.source, 'i').exec(rest)
    if (!match) break
    found.push(Number(match[0]))
    at += match.index + match[0].length
  }
  return found
}

/** An elliptic arc as cubic curves of at most a quarter each. */
function arcPieces(from: readonly [number, number], values: readonly number[]): Piece[] {
  const [rx0 = 0, ry0 = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = values
  const [x0, y0] = from
  if (rx0 === 0 || ry0 === 0) return [{ verb: 'L', points: [x, y] }]
  const phi = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(phi), Math.cos(phi)]
  const [dx, dy] = [(x0 - x) / 2, (y0 - y) / 2]
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy]
  const grow = Math.max(1, Math.sqrt((px / rx0) ** 2 + (py / ry0) ** 2))
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow]
  const under = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, under) / ((rx * py) ** 2 + (ry * px) ** 2 || 1))
  const [cxp, cyp] = [(factor * rx * py) / ry, (-factor * ry * px) / rx]
  const [cx, cy] = [cos * cxp - sin * cyp + (x0 + x) / 2, sin * cxp + cos * cyp + (y0 + y) / 2]
  const start = Math.atan2((py - cyp) / ry, (px - cxp) / rx)
  let span = Math.atan2((-py - cyp) / ry, (-px - cxp) / rx) - start
  if (sweep === 0 && span > 0) span -= 2 * Math.PI
  if (sweep === 1 && span < 0) span += 2 * Math.PI
  const steps = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9))
  const at = (angle: number, dxe: number, dye: number) => {
    const [ex, ey] = [rx * (Math.cos(angle) + dxe), ry * (Math.sin(angle) + dye)]
    return [cos * ex - sin * ey + cx, sin * ex + cos * ey + cy]
  }
  const k = (4 / 3) * Math.tan(span / steps / 4)
  return Array.from({ length: steps }, (_, i): Piece => {
    const [a, b] = [start + (span * i) / steps, start + (span * (i + 1)) / steps]
    return {
      verb: 'C',
      points: [
        ...at(a, -k * Math.sin(a), k * Math.cos(a)),
        ...at(b, k * Math.sin(b), -k * Math.cos(b)),
        ...at(b, 0, 0),
      ],
    }
  })
}

interface Pen {
  x: number
  y: number
  start_x: number
  start_y: number
  /** The last handle, which smooth curves mirror. */
  handle: readonly [number, number] | null
}

function step(pen: Pen, letter: string, values: readonly number[]): Piece[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
  const mirrored = pen.handle ? [2 * pen.x - pen.handle[0], 2 * pen.y - pen.handle[1]] : [pen.x, pen.y]
  const [mx = pen.x, my = pen.y] = mirrored
  const quadratic = (hx: number, hy: number, x: number, y: number): Piece => {
    pen.handle = [hx, hy]
    const third = (from: number, to: number) => from + ((to - from) * 2) / 3
    return { verb: 'C', points: [third(pen.x, hx), third(pen.y, hy), third(x, hx), third(y, hy), x, y] }
  }
  const cubic = (points: readonly number[]): Piece => {
    pen.handle = [points[2] as number, points[3] as number]
    return { verb: 'C', points }
  }
  const curved = { C: [a, b, c, d, e, f], S: [mx, my, a, b, c, d] }[letter]
  if (curved) return [cubic(curved)]
  if (letter === 'Q') return [quadratic(a, b, c, d)]
  if (letter === 'T') return [quadratic(mx, my, a, b)]
  pen.handle = null
  if (letter === 'A') return arcPieces([pen.x, pen.y], values)
  if (letter === 'M') return [{ verb: 'M', points: [a, b] }]
  return [{ verb: 'L', points: letter === 'H' ? [a, pen.y] : letter === 'V' ? [pen.x, a] : [a, b] }]
}

/** Relative values made absolute. */
function absolute(pen: Pen, letter: string, values: readonly number[]): number[] {
  if (letter === 'H') return values.map((value) => value + pen.x)
  if (letter === 'V') return values.map((value) => value + pen.y)
  if (letter === 'A') return values.map((value, i) => value + (i === 5 ? pen.x : i === 6 ? pen.y : 0))
  return values.map((value, i) => value + (i % 2 === 0 ? pen.x : pen.y))
}

export function getPieces(path: string): Piece[] {
  const pen: Pen = { x: 0, y: 0, start_x: 0, start_y: 0, handle: null }
  const pieces: Piece[] = []
  for (const [, given = '', text = ''] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    let letter = given.toUpperCase()
    const size = counts[letter] ?? 0
    if (letter === 'Z') {
      pieces.push({ verb: 'Z', points: [] })
      Object.assign(pen, { x: pen.start_x, y: pen.start_y, handle: null })
      continue
    }
    const numbers = getNumbers(text, letter)
    for (let i = 0; i + size <= numbers.length; i += size) {
      const values = numbers.slice(i, i + size)
      const made = step(pen, letter, given === given.toLowerCase() ? absolute(pen, letter, values) : values)
      pieces.push(...made)
      const last = made.at(-1)?.points ?? []
      Object.assign(pen, { x: last.at(-2) ?? pen.x, y: last.at(-1) ?? pen.y })
      if (letter === 'M') Object.assign(pen, { start_x: pen.x, start_y: pen.y })
      if (letter === 'M') letter = 'L'
    }
  }
  return pieces
}

export function ellipsePieces(cx: number, cy: number, rx: number, ry: number): Piece[] {
  return [
    { verb: 'M', points: [cx + rx, cy] },
    ...arcPieces([cx + rx, cy], [rx, ry, 0, 0, 1, cx - rx, cy]),
    ...arcPieces([cx - rx, cy], [rx, ry, 0, 0, 1, cx + rx, cy]),
    { verb: 'Z', points: [] },
  ]
}
