import { MOST_PATH_POINTS, type TextPath } from '@inkroute/engine/layers/text-shape'

export type PathPoint = TextPath['points'][number]
export type PathName = 'circle' | 'arc' | 'wave' | 'curl' | 'heart' | 'spiral'

const fine = (value: number) => Math.round(value * 1000) / 1000 || 0
const row = (count: number, pointAt: (share: number) => PathPoint): PathPoint[] =>
  Array.from({ length: count }, (_, n) => pointAt(n / (count - 1))).map(([x, y]) => [fine(x), fine(y)])
const round = (share: number, radius: number): PathPoint => [
  -Math.sin(share * 2 * Math.PI) * radius,
  Math.cos(share * 2 * Math.PI) * radius,
]

/** Closed ones begin at the bottom, so that the middle of a text is at the top. */
const shapes: Readonly<Record<PathName, readonly PathPoint[]>> = {
  circle: row(13, (share) => round(share, 0.45)).slice(0, -1),
  arc: row(9, (share) => {
    const angle = (share - 0.5) * 2.1
    return [Math.sin(angle) * 0.55, 0.35 - Math.cos(angle) * 0.5]
  }),
  wave: row(13, (share) => [share - 0.5, -Math.sin(share * 2 * Math.PI) * 0.1]),
  curl: row(9, (share) => [share - 0.5, Math.sin((share - 0.5) * Math.PI) * -0.22]),
  heart: row(25, (share) => {
    const t = share * 2 * Math.PI
    const x = Math.sin(t) ** 3
    const y = (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 16
    return [x * 0.45, -y * 0.45]
  })
    .slice(0, -1)
    .map((_, n, all) => all[(n + 12) % 24] ?? [0, 0]),
  spiral: row(25, (share) => {
    const [x, y] = round(share * 1.75, 0.15 + 0.3 * share)
    return [x, y]
  }),
}
export const pathNames = Object.keys(shapes) as PathName[]
const closed: readonly PathName[] = ['circle', 'heart']

export const presetPath = (name: PathName): TextPath => ({
  points: [...shapes[name]],
  is_closed: closed.includes(name),
  length: null,
  offset: 0,
})
export const findPreset = ({ points }: TextPath): PathName | null =>
  pathNames.find((name) => JSON.stringify(shapes[name]) === JSON.stringify(points)) ?? null

const distance = ([ax, ay]: PathPoint, [bx, by]: PathPoint) => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2)

const DRAWN_POINTS = 16
const SHORTEST = 0.15
const CLOSED_WITHIN = 0.08

/** A line drawn by hand as a few points at even distances; null when it is too short to be meant. */
export function drawnPath(trail: readonly PathPoint[]): Pick<TextPath, 'points' | 'is_closed'> | null {
  const ends: number[] = [0]
  for (const [n, point] of trail.slice(1).entries()) ends.push((ends[n] ?? 0) + distance(trail[n] ?? point, point))
  const [first, last, total] = [trail[0], trail.at(-1), ends.at(-1) ?? 0]
  if (!first || !last || total < SHORTEST) return null
  const pointAt = (wanted: number): PathPoint => {
    const next = Math.max(
      1,
      ends.findIndex((end) => end >= wanted),
    )
    const [a, b] = [trail[next - 1] ?? first, trail[next] ?? last]
    const [from, to] = [ends[next - 1] ?? 0, ends[next] ?? total]
    const share = to > from ? (wanted - from) / (to - from) : 0
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
  }
  const is_closed = distance(first, last) < CLOSED_WITHIN && total > 4 * CLOSED_WITHIN
  const count = Math.min(MOST_PATH_POINTS, DRAWN_POINTS)
  const points = row(count + (is_closed ? 1 : 0), (share) => pointAt(share * total))
  return { points: is_closed ? points.slice(0, -1) : points, is_closed }
}

export const movedPoint = (points: readonly PathPoint[], index: number, [x, y]: PathPoint): PathPoint[] =>
  points.map((point, n) => (n === index ? [within(x), within(y)] : point))
const within = (value: number) => Math.min(0.6, Math.max(-0.6, fine(value)))

export const withoutPoint = (points: readonly PathPoint[], index: number): PathPoint[] =>
  points.length > 3 ? points.filter((_, n) => n !== index) : [...points]

/** The smooth line as a drawing has it, a hundred units wide. */
export function svgPath({ points, is_closed }: Pick<TextPath, 'points' | 'is_closed'>): string {
  const count = points.length
  const at = (n: number): PathPoint =>
    points[is_closed ? (n + count) % count : Math.min(count - 1, Math.max(0, n))] ?? [0, 0]
  const said = ([x, y]: PathPoint) => `${fine(x * 100)} ${fine(y * 100)}`
  const handle = (from: PathPoint, a: PathPoint, b: PathPoint, way: number): PathPoint => [
    from[0] + ((b[0] - a[0]) / 6) * way,
    from[1] + ((b[1] - a[1]) / 6) * way,
  ]
  const curves = Array.from({ length: is_closed ? count : count - 1 }, (_, n) => {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    return `C ${said(handle(b, a, c, 1))} ${said(handle(c, b, d, -1))} ${said(c)}`
  })
  return [`M ${said(at(0))}`, ...curves].join(' ')
}
