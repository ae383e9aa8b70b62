type Point = readonly [x: number, y: number]

export interface StrokeStyle {
  readonly width: number
  readonly cap: string
  readonly join: string
  readonly miter_limit: number
  /** Lengths of dashes and gaps in turn; none for one line. */
  readonly dashes: readonly number[]
  readonly dash_from: number
  /** How far a round end may be from the true one. */
  readonly tolerance: number
}

export interface Line {
  readonly points: readonly Point[]
  readonly is_closed: boolean
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
const getLength = ([x, y]: Point) => Math.sqrt(x * x + y * y)
const unit = (v: Point): Point => [v[0] / getLength(v), v[1] / getLength(v)]
/** From a point into a direction. */
const along = (from: Point, way: Point, by: number): Point => [from[0] + way[0] * by, from[1] + way[1] * by]
const left = ([x, y]: Point): Point => [y, -x]

/** Points on the circle between two directions, halved until they are near enough; `middle` for opposite ones. */
function between(a: Point, b: Point, middle: Point | null, least_cosine: number): Point[] {
  if (!middle && a[0] * b[0] + a[1] * b[1] >= least_cosine) return []
  const mid = middle ?? unit([a[0] + b[0], a[1] + b[1]])
  return [...between(a, mid, null, least_cosine), mid, ...between(mid, b, null, least_cosine)]
}

interface Brush extends StrokeStyle {
  readonly half: number
  readonly least_cosine: number
}

function capAt(at: Point, way: Point, { cap, half, least_cosine }: Brush): Point[] {
  const [from, to] = [left(way), left([-way[0], -way[1]])]
  const ends = [along(at, from, half), along(at, to, half)] as const
  if (cap === 'round') {
    return [ends[0], ...between(from, to, way, least_cosine).map((one) => along(at, one, half)), ends[1]]
  }
  return cap === 'square' ? [along(ends[0], way, half), along(ends[1], way, half)] : [...ends]
}

/** The left side of a corner, seen along the line. */
function getCorner(at: Point, before: Point, after: Point, shortest: number, brush: Brush): Point[] {
  const { half, join, miter_limit, least_cosine } = brush
  const dot = before[0] * after[0] + before[1] * after[1]
  const cross = before[0] * after[1] - before[1] * after[0]
  const [from, to] = [left(before), left(after)]
  const [first, last] = [along(at, from, half), along(at, to, half)]
  const reach = half * (Math.abs(cross) / (1 + dot))
  const pointed = () => along(at, [from[0] + to[0], from[1] + to[1]], half / (1 + dot))
  if (dot > 0.9 && reach <= shortest / 2) return [pointed()]
  // On the inner side, through the corner itself: whatever overlaps is wound around in the same direction.
  if (cross < 0) return [first, at, last]
  if (join === 'round') {
    const middle = dot < -0.9999 ? before : null
    return [first, ...between(from, to, middle, least_cosine).map((one) => along(at, one, half)), last]
  }
  const miter = Math.sqrt(2 / (1 + dot))
  return join.startsWith('miter') && dot > -0.9999 && miter <= miter_limit ? [pointed()] : [first, last]
}

function getSide(points: readonly Point[], is_closed: boolean, brush: Brush): Point[] {
  const side: Point[] = []
  for (const [n, at] of points.entries()) {
    const before = points[n - 1] ?? (is_closed ? points.at(-1) : undefined)
    const after = points[n + 1] ?? (is_closed ? points[0] : undefined)
    if (!before || !after) continue
    const [into, out] = [minus(at, before), minus(after, at)]
    side.push(...getCorner(at, unit(into), unit(out), Math.min(getLength(into), getLength(out)), brush))
  }
  return side
}

function getOutline({ points, is_closed }: Line, brush: Brush): Point[][] {
  const [first, second] = points
  const last = points.at(-1)
  if (!first || !last) return []
  if (!second) return brush.cap === 'butt' ? [] : [[...capAt(first, [1, 0], brush), ...capAt(first, [-1, 0], brush)]]
  const back = points.toReversed()
  if (is_closed && points.length > 2) return [getSide(points, true, brush), getSide(back, true, brush)]
  const [start, end] = [unit(minus(first, second)), unit(minus(last, points.at(-2) ?? first))]
  return [
    [
      ...getSide(points, false, brush),
      ...capAt(last, end, brush),
      ...getSide(back, false, brush),
      ...capAt(first, start, brush),
    ],
  ]
}

const withoutRepeats = ({ points, is_closed }: Line): Line => {
  const kept = points.filter((point, n) => n === 0 || getLength(minus(point, points[n - 1] ?? point)) > 1e-9)
  const [first, last] = [kept[0], kept.at(-1)]
  const is_double = is_closed && kept.length > 1 && first && last && getLength(minus(first, last)) <= 1e-9
  return { points: is_double ? kept.slice(0, -1) : kept, is_closed }
}

/** More dashes than anybody can see are one line. */
const MAX_DASHES = 2000

function dashed(line: Line, { dashes, dash_from }: StrokeStyle): Line[] {
  const period = dashes.reduce((sum, one) => sum + one, 0)
  const points = line.is_closed ? [...line.points, ...line.points.slice(0, 1)] : line.points
  const total = points.reduce((sum, point, n) => sum + getLength(minus(point, points[n - 1] ?? point)), 0)
  if (!(period > 0) || (total / period) * dashes.length > MAX_DASHES) return [line]
  let [index, rest] = [0, ((dash_from % period) + period) % period]
  const size = () => dashes[index % dashes.length] ?? period
  while (rest >= size()) rest -= dashes[index++ % dashes.length] ?? period
  rest = size() - rest
  const found: Point[][] = index % 2 === 0 ? [points.slice(0, 1)] : []
  for (const [n, to] of points.entries()) {
    let from = points[n - 1] ?? to
    for (let way = getLength(minus(to, from)); way > rest; way = getLength(minus(to, from))) {
      from = along(from, unit(minus(to, from)), rest)
      if (index % 2 === 0) found.at(-1)?.push(from)
      else found.push([from])
      index++
      rest = Math.max(size(), 1e-6)
    }
    rest -= getLength(minus(to, from))
    if (index % 2 === 0 && n > 0) found.at(-1)?.push(to)
  }
  return found.map((one) => withoutRepeats({ points: one, is_closed: false }))
}

/** The outlines of a line of some width; its inside is what they wind around. */
export function strokeOutlines(lines: readonly Line[], style: StrokeStyle): Point[][] {
  const half = style.width / 2
  const brush = { ...style, half, least_cosine: Math.max(0.5, 1 - (4 * style.tolerance) / half) }
  const whole = lines.map(withoutRepeats)
  const parts = style.dashes.length > 0 ? whole.flatMap((line) => dashed(line, style)) : whole
  return parts.flatMap((line) => getOutline(line, brush))
}
