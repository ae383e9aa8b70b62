import type { Point } from '../../geometry/box.ts'
import type { LetterPlaces, LinePlace } from '../letter-places.ts'
import type { Edge } from '../line-letters.ts'

/**
 * The letter that a caret belongs to, before or after it. They are apart where a line wraps and where the direction of
 * reading changes.
 */
export type Lean = 'back' | 'ahead'

/** A place between two letters, in UTF-16 units of the text. */
export interface Caret {
  readonly index: number
  readonly lean?: Lean | undefined
}

/** A caret where it is drawn. */
export interface PlacedCaret extends Required<Caret> {
  readonly lean: Lean
  readonly line: number
  readonly edge: Edge
  /** As high as the line. */
  readonly tall: Edge
}

function getStops({ lines }: LetterPlaces, line: number): PlacedCaret[] {
  const place = lines[line]
  if (!place) return []
  if (place.letters.length === 0) {
    return [{ index: place.from, lean: 'ahead', line, edge: place.start, tall: place.start }]
  }
  return place.letters.flatMap(({ from, to, near, far, tall_near, tall_far }): PlacedCaret[] => [
    { index: from, lean: 'ahead', line, edge: near, tall: tall_near },
    { index: to, lean: 'back', line, edge: far, tall: tall_far },
  ])
}

const getLine = (lines: readonly LinePlace[], index: number): number =>
  Math.max(
    0,
    lines.findLastIndex(({ from }) => from <= index),
  )

/**
 * Where a caret is drawn. An index inside a letter means the place before that letter. By default a caret belongs to the
 * letter before it, as after typing; at a line break it is drawn at the beginning of the lower line.
 */
export function caretAt(places: LetterPlaces, { index, lean }: Caret): PlacedCaret | undefined {
  const line = getLine(places.lines, index)
  const stops = [...getStops(places, line - 1), ...getStops(places, line)]
  const reached = stops.reduce((most, stop) => (stop.index <= index ? Math.max(most, stop.index) : most), -1)
  const here = stops.filter((stop) => stop.index === reached)
  const back = here.find((stop) => stop.lean === 'back')
  const ahead = here.find((stop) => stop.lean === 'ahead')
  if (lean) return (lean === 'back' ? back : ahead) ?? here[0] ?? stops.at(-1)
  return (back && (!ahead || ahead.line === back.line) ? back : ahead) ?? stops.at(-1)
}

const getMiddle = ({ top, foot }: Edge): Point => ({ x: (top.x + foot.x) / 2, y: (top.y + foot.y) / 2 })

/** Where a caret is while it moves up and down, so that it returns to where it came from. */
export const getGoal = (caret: PlacedCaret): Point => getMiddle(caret.tall)

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** How far a point lies above or below a line, the lengths of its letters not counted. */
function across({ top, foot }: Edge, point: Point): number {
  const height = apart(top, foot) || 1
  const [dx, dy] = [(foot.x - top.x) / height, (foot.y - top.y) / height]
  const down = (point.x - top.x) * dx + (point.y - top.y) * dy
  const outside = Math.max(0, -down, down - height)
  // Lines that overlap are told apart by their middles.
  return outside + Math.abs(down - height / 2) * 1e-3
}

/** How far a point lies from a caret. */
function distance({ top, foot }: Edge, point: Point): number {
  const [dx, dy] = [foot.x - top.x, foot.y - top.y]
  const share = ((point.x - top.x) * dx + (point.y - top.y) * dy) / (dx * dx + dy * dy || 1)
  const held = Math.min(1, Math.max(0, share))
  return apart(point, { x: top.x + dx * held, y: top.y + dy * held })
}

const nearest = (stops: readonly PlacedCaret[], getCost: (stop: PlacedCaret) => number): PlacedCaret | undefined => {
  let best: PlacedCaret | undefined
  let least = Infinity
  for (const stop of stops) {
    const cost = getCost(stop)
    if (cost >= least - 1e-9) continue
    best = stop
    least = cost
  }
  return best
}

/** The caret for a click: first the line that was hit, then the nearest edge of a letter in it. */
export function caretNear(places: LetterPlaces, point: Point): PlacedCaret | undefined {
  const all = places.lines.map((_, line) => getStops(places, line))
  if (!places.is_straight) return nearest(all.flat(), ({ tall }) => distance(tall, point))
  const firsts = all.flatMap((stops) => stops.slice(0, 1))
  const on = nearest(firsts, ({ tall }) => across(tall, point))
  return nearest(all[on?.line ?? 0] ?? [], ({ tall }) => apart(getMiddle(tall), point))
}

/** The line above or below; beyond the first and the last one, the beginning and the end of the text. */
export function caretBeside(places: LetterPlaces, caret: PlacedCaret, by: 1 | -1, goal: Point): Caret {
  const line = caret.line + by
  if (line < 0) return { index: 0 }
  const stops = getStops(places, line)
  const found = nearest(stops, ({ tall }) => apart(getMiddle(tall), goal))
  return found ? { index: found.index, lean: found.lean } : { index: places.lines.at(-1)?.to ?? 0 }
}

/** Beginning and end of the line a caret is on. */
export function lineEnds({ lines }: LetterPlaces, caret: PlacedCaret): { readonly from: Caret; readonly to: Caret } {
  const line = lines[caret.line]
  return {
    from: { index: line?.from ?? 0, lean: 'ahead' },
    to: { index: line?.shown_to ?? 0, lean: 'back' },
  }
}

/** The letter before or after a caret, for columns, in which arrows up and down go from letter to letter. */
export function caretAlong({ lines }: LetterPlaces, index: number, by: 1 | -1): number {
  const ends = lines.flatMap(({ from, to, letters }) => [from, to, ...letters.flatMap((one) => [one.from, one.to])])
  const sorted = ends.sort((a, b) => a - b)
  return (by > 0 ? sorted.find((end) => end > index) : sorted.findLast((end) => end < index)) ?? index
}
