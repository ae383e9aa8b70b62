import { BorderNetwork, type Chain, type Point } from './chains.ts'
import { fitCurve, type Segment } from './fit-curve.ts'
import { flatPixels, getLabels, getPalette, type Pixels } from './palette.ts'
import { dropBackground, dropSpecks } from './regions.ts'
import { type Areas, softEdge } from './soft-edges.ts'

export interface VectoriseOptions {
  /** 2 to 16. */
  readonly colours: number
  /** 0 keeps large forms only, 1 every small one. */
  readonly detail: number
  readonly drops_background: boolean
}

export interface VectorPicture {
  readonly svg: string
  /** Ends of lines and curves. */
  readonly nodes: number
  readonly colours: readonly string[]
}

export const LEAST_COLOURS = 2
export const MOST_COLOURS = 16

/** Half the distance over which the turn at a point is measured. */
const REACH = 5
/** Cosine of the turn from which a point is a corner: about 50 degrees. */
const CORNER_COSINE = 0.64

const turn = (before: Point, at: Point, after: Point): number => {
  const [ax, ay, bx, by] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y]
  const size = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by))
  return size > 0 ? (ax * bx + ay * by) / size : 1
}

/** Where the line turns sharply: the sharpest point of each turn. */
function getCorners(points: readonly Point[], is_closed: boolean): number[] {
  const n = points.length
  const at = (index: number) => points[is_closed ? (index + n) % n : Math.max(0, Math.min(n - 1, index))] as Point
  const cosines = points.map((point, index) => turn(at(index - REACH), point, at(index + REACH)))
  const cosine = (index: number) => cosines[is_closed ? (index + n) % n : index] ?? 1
  return points.flatMap((_, index) => {
    if (!is_closed && (index < REACH || index >= n - REACH)) return []
    if (cosine(index) >= CORNER_COSINE) return []
    for (let step = 1; step <= REACH; step++) {
      if (cosine(index - step) <= cosine(index) - 1e-9 || cosine(index + step) < cosine(index)) return []
      if (cosine(index - step) === cosine(index)) return []
    }
    return [index]
  })
}

/** Where two straight sides of a corner would meet: the middles of steps cut it off by half a pixel. */
function sharpened(points: readonly Point[], corner: number): Point {
  const n = points.length
  const at = (index: number) => points[(index + n) % n] as Point
  const [a, b, c, d] = [at(corner - REACH), at(corner - 2), at(corner + 2), at(corner + REACH)]
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const cross = ux * vy - uy * vx
  if (Math.abs(cross) < 1e-6) return at(corner)
  const t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross
  const meeting = { x: a.x + ux * t, y: a.y + uy * t }
  const [dx, dy] = [meeting.x - at(corner).x, meeting.y - at(corner).y]
  return dx * dx + dy * dy <= 2 ? meeting : at(corner)
}

interface FittedChain {
  readonly start: Point
  readonly segments: readonly Segment[]
  readonly left: number
  readonly right: number
}

function fitChain(areas: Areas, chain: Chain, tolerance: number): FittedChain {
  const points = softEdge(areas, chain)
  const { left, right, is_closed } = chain
  const corners = points.length > REACH * 4 ? getCorners(points, is_closed) : []
  const sharp = new Map(corners.map((corner) => [corner, sharpened(points, corner)]))
  const placed = points.map((point, index) => sharp.get(index) ?? point)
  if (!is_closed) {
    const stops = [0, ...corners, placed.length - 1]
    const segments = stops.slice(1).flatMap((stop, n) => fitCurve(placed.slice(stops[n] ?? 0, stop + 1), tolerance))
    return { start: placed[0] as Point, segments, left, right }
  }
  const first = corners[0] ?? 0
  const turned = [...placed.slice(first), ...placed.slice(0, first + 1)]
  const stops = [...(corners.length > 0 ? corners.map((corner) => corner - first) : [0]), turned.length - 1]
  // A round form has no corner to begin at: it leaves its first point in the direction it comes back in.
  const around = corners.length === 0 ? roundStart(placed) : undefined
  const segments = stops.slice(1).flatMap((stop, n) => {
    const part = turned.slice(stops[n] ?? 0, stop + 1)
    return fitCurve(part, tolerance, around, around && { x: -around.x, y: -around.y })
  })
  return { start: turned[0] as Point, segments, left, right }
}

function roundStart(points: readonly Point[]): Point {
  const [before, after] = [points.at(-3) as Point, points[Math.min(3, points.length - 1)] as Point]
  const [x, y] = [after.x - before.x, after.y - before.y]
  const size = Math.sqrt(x * x + y * y) || 1
  return { x: x / size, y: y / size }
}

/** The same border walked the other way. */
function reversed({ start, segments, left, right }: FittedChain): FittedChain {
  const ends = [start, ...segments.map(({ end }) => end)]
  const back = segments
    .map(({ handle_1, handle_2, is_line }, n) => ({
      handle_1: handle_2,
      handle_2: handle_1,
      end: ends[n] as Point,
      is_line,
    }))
    .reverse()
  return { start: ends.at(-1) as Point, segments: back, left: right, right: left }
}

const number = (value: number): string => String(Math.round(value * 100) / 100)
const place = ({ x, y }: Point): string => `${number(x)} ${number(y)}`
const getKey = ({ x, y }: Point): string => `${x},${y}`

const stepText = ({ handle_1, handle_2, end, is_line }: Segment): string =>
  is_line ? `L${place(end)}` : `C${place(handle_1)} ${place(handle_2)} ${place(end)}`

/** Closed outlines of one colour out of all borders it has on the left. */
function getOutline(chains: readonly FittedChain[]): string {
  const by_start = new Map<string, FittedChain[]>()
  for (const chain of chains) {
    const key = getKey(chain.start)
    by_start.set(key, [...(by_start.get(key) ?? []), chain])
  }
  const parts: string[] = []
  for (const list of by_start.values()) {
    for (let chain = list.pop(); chain; chain = list.pop()) {
      const begin = getKey(chain.start)
      parts.push(`M${place(chain.start)}`)
      for (let now: FittedChain | undefined = chain; now; ) {
        parts.push(now.segments.map(stepText).join(''))
        const end: string = getKey(now.segments.at(-1)?.end ?? now.start)
        now = end === begin ? undefined : by_start.get(end)?.pop()
      }
      parts.push('Z')
    }
  }
  return parts.join('')
}

const hex = (value: number) => value.toString(16).padStart(2, '0')

/**
 * Flat artwork as paths: few colours, their areas, and the borders between them as lines and curves. Each border is
 * fitted once and used by the areas on both of its sides, so that no gap can show. The same pixels give the same paths
 * on every machine.
 */
export function vectorise(
  pixels: Pixels,
  { colours, detail, drops_background }: VectoriseOptions,
  onProgress: (share: number) => void = () => {},
): VectorPicture {
  const { width, height } = pixels
  const count = Math.max(LEAST_COLOURS, Math.min(MOST_COLOURS, Math.round(colours)))
  const kept = Math.max(0, Math.min(1, detail))
  const flat = flatPixels(pixels)
  onProgress(0.15)
  const palette = getPalette(pixels, flat, count)
  onProgress(0.25)
  const labels = getLabels(pixels, flat, palette)
  onProgress(0.45)
  const map = { labels, width, height }
  if (drops_background) dropBackground(map)
  dropSpecks(map, Math.round(4 + (1 - kept) * (1 - kept) * Math.max(60, width * height * 0.0005)))
  onProgress(0.6)
  const tolerance = 0.3 + (1 - kept) * 0.9
  const chains = new BorderNetwork(labels, width, height).chains()
  const fitted = chains.map((chain, n) => {
    if (n % 256 === 0) onProgress(0.6 + (0.35 * n) / chains.length)
    return fitChain({ pixels, labels, palette }, chain, tolerance)
  })
  const all = fitted.flatMap((chain) => [chain, reversed(chain)])
  const names = palette.map(([r, g, b]) => `#${hex(r)}${hex(g)}${hex(b)}`)
  const used = names.flatMap((name, label) => {
    const mine = all.filter((chain) => chain.left === label)
    return mine.length > 0 ? [{ name, d: getOutline(mine) }] : []
  })
  // A hair of its own colour around each area: two soft edges side by side would let the ground through.
  const paths = used.map(
    ({ name, d }) =>
      `<path fill="${name}" stroke="${name}" stroke-width="0.4" stroke-linejoin="round" fill-rule="evenodd" d="${d}"/>`,
  )
  onProgress(1)
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`,
    nodes: fitted.reduce((sum, { segments }) => sum + segments.length, 0),
    colours: used.map(({ name }) => name),
  }
}
