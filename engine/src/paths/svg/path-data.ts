import type { OutlinePen } from '../../text/outline.ts'

const apart = /[\s,]*/y
const command = /[a-zA-Z]/y
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y
/** The flags of an arc are one digit each, with or without anything between them and what follows. */
const flag = /[01]/y
const FLAGS_OF_ARC = [3, 4]
const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

interface Step {
  readonly verb: string
  readonly is_relative: boolean
  readonly numbers: readonly number[]
}

/** What a pattern finds at a place, and the place after it. */
function readAt(pattern: RegExp, data: string, at: number): { readonly found: string; readonly end: number } | null {
  pattern.lastIndex = at
  const found = pattern.exec(data)?.[0]
  return found === undefined ? null : { found, end: at + found.length }
}

const pastGap = (data: string, at: number): number => readAt(apart, data, at)?.end ?? at

/** Steps until something cannot be read: a drawing shows what comes before a mistake. */
function* getSteps(data: string): Generator<Step> {
  let letter = ''
  let numbers: number[] = []
  for (let at = pastGap(data, 0); at < data.length; ) {
    const named = readAt(command, data, at)
    const verb = (named?.found ?? letter).toUpperCase()
    const is_flag = verb === 'A' && FLAGS_OF_ARC.includes(numbers.length)
    const read = named ?? readAt(is_flag ? flag : number, data, at)
    if (!read) return
    at = pastGap(data, read.end)
    if (named) {
      if (numbers.length > 0 || counts[verb] === undefined) return
      letter = named.found
      if (verb === 'Z') yield { verb, is_relative: false, numbers: [] }
      continue
    }
    if (!letter || verb === 'Z' || !Number.isFinite(Number(read.found))) return
    numbers.push(Number(read.found))
    if (numbers.length < (counts[verb] ?? 0)) continue
    yield { verb, is_relative: letter !== verb, numbers }
    numbers = []
    // What follows the first point of a move are lines.
    if (verb === 'M') letter = letter === 'm' ? 'l' : 'L'
  }
}

type Point = readonly [number, number]

interface Arc {
  readonly from: Point
  readonly to: Point
  readonly radii: Point
  readonly turn_deg: number
  readonly is_large: boolean
  readonly is_clockwise: boolean
}

/** The middle of an ellipse through both points, in the plane where it is a circle of radius one around the origin. */
function roundArc({ from, to, radii, turn_deg, is_large, is_clockwise }: Arc) {
  const [cos, sin] = [Math.cos((turn_deg * Math.PI) / 180), Math.sin((turn_deg * Math.PI) / 180)]
  const [half_x, half_y] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * half_x + sin * half_y, cos * half_y - sin * half_x]
  const least = Math.sqrt((x / radii[0]) ** 2 + (y / radii[1]) ** 2)
  const [rx, ry] = least > 1 ? [radii[0] * least, radii[1] * least] : radii
  const [u, v] = [x / rx, y / ry]
  const across = Math.sqrt(Math.max(0, 1 / (u * u + v * v) - 1)) * (is_large === is_clockwise ? -1 : 1)
  const [mu, mv] = [across * v, -across * u]
  const start = Math.atan2(v - mv, u - mu)
  let sweep = Math.atan2(-v - mv, -u - mu) - start
  if (is_clockwise && sweep < 0) sweep += 2 * Math.PI
  if (!is_clockwise && sweep > 0) sweep -= 2 * Math.PI
  const place = (a: number, b: number): [number, number] => {
    const [px, py] = [(a + mu) * rx, (b + mv) * ry]
    return [cos * px - sin * py + (from[0] + to[0]) / 2, sin * px + cos * py + (from[1] + to[1]) / 2]
  }
  return { start, sweep, place }
}

function drawArc(pen: OutlinePen, arc: Arc): void {
  const { from, to, radii } = arc
  if (from[0] === to[0] && from[1] === to[1]) return
  if (radii[0] === 0 || radii[1] === 0) return pen.lineTo(to[0], to[1])
  const { start, sweep, place } = roundArc(arc)
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
  const pull = (4 / 3) * Math.tan(sweep / parts / 4)
  for (let n = 0; n < parts; n++) {
    const [a, b] = [start + (sweep * n) / parts, start + (sweep * (n + 1)) / parts]
    const end = n === parts - 1 ? to : place(Math.cos(b), Math.sin(b))
    pen.bezierCurveTo(
      ...place(Math.cos(a) - pull * Math.sin(a), Math.sin(a) + pull * Math.cos(a)),
      ...place(Math.cos(b) + pull * Math.sin(b), Math.sin(b) - pull * Math.cos(b)),
      ...end,
    )
  }
}

interface Place {
  readonly at: Point
  readonly start: Point
  /** The last handle of a curve, which a smooth curve of the same kind mirrors. */
  readonly handle: { readonly of: 'C' | 'Q'; readonly at: Point } | null
  readonly is_drawing: boolean
}

const mirrored = ({ at, handle }: Place, of: 'C' | 'Q'): Point =>
  handle?.of === of ? [2 * at[0] - handle.at[0], 2 * at[1] - handle.at[1]] : at

/** One line or curve; gives the handle it leaves. */
function drawStep(pen: OutlinePen, place: Place, { verb, is_relative, numbers }: Step, to: Point): Place['handle'] {
  const n = (index: number) => numbers[index] ?? 0
  const point = (index: number): Point =>
    is_relative ? [place.at[0] + n(index), place.at[1] + n(index + 1)] : [n(index), n(index + 1)]
  if (verb === 'C' || verb === 'S') {
    const [first, second] = verb === 'C' ? [point(0), point(2)] : [mirrored(place, 'C'), point(0)]
    pen.bezierCurveTo(...first, ...second, ...to)
    return { of: 'C', at: second }
  }
  if (verb === 'Q' || verb === 'T') {
    const handle = verb === 'Q' ? point(0) : mirrored(place, 'Q')
    pen.quadraticCurveTo(...handle, ...to)
    return { of: 'Q', at: handle }
  }
  if (verb === 'A') {
    const radii = [Math.abs(n(0)), Math.abs(n(1))] as const
    drawArc(pen, { from: place.at, to, radii, turn_deg: n(2), is_large: n(3) !== 0, is_clockwise: n(4) !== 0 })
  } else pen.lineTo(...to)
  return null
}

/** Draws what the `d` of a path says. */
export function drawPathData(pen: OutlinePen, data: string): void {
  let place: Place = { at: [0, 0], start: [0, 0], handle: null, is_drawing: false }
  for (const step of getSteps(data)) {
    const { verb, is_relative, numbers } = step
    if (verb === 'Z') {
      if (place.is_drawing) pen.closePath()
      place = { ...place, at: place.start, handle: null, is_drawing: false }
      continue
    }
    const [x, y] = place.at
    const [from_x, from_y] = is_relative ? place.at : [0, 0]
    const to: Point = [
      verb === 'V' ? x : from_x + (numbers.at(verb === 'H' ? -1 : -2) ?? 0),
      verb === 'H' ? y : from_y + (numbers.at(-1) ?? 0),
    ]
    if (verb === 'M') {
      pen.moveTo(...to)
      place = { at: to, start: to, handle: null, is_drawing: true }
      continue
    }
    if (!place.is_drawing) pen.moveTo(x, y)
    place = { ...place, at: to, handle: drawStep(pen, place, step, to), is_drawing: true }
  }
}
