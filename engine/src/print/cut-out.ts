// Places of a product that take no ink: camera holes, seams, folds, handles.
import {
  type Area,
  getBounds,
  getMiddle,
  isInside,
  overlaps,
  type Point,
  type TurnedBox,
  turn,
} from '../geometry/box.ts'

/**
 * What a place of a print area is. A hole takes no ink, and what lies beyond a cut line is cut off. Seams, folds and the
 * curve above a brim are printed, but what crosses them is bent or does not meet exactly. A handle hides what is beside it.
 */
export const zoneKinds = ['hole', 'cut', 'seam', 'fold', 'handle', 'brim'] as const
export type ZoneKind = (typeof zoneKinds)[number]

/** A place of the product that is not like the rest of its print area, in coordinates of the 550 canvas. */
export interface CutOut extends Area {
  /** Omitted: a hole. */
  readonly kind?: ZoneKind | undefined
  /** Corner radius; half the shorter side makes it round. */
  readonly radius: number
  /** Corners of any other outline; the box is then its bounds. */
  readonly points?: readonly (readonly [number, number])[] | undefined
  /** What the hole is for, within a sentence. */
  readonly name: { readonly zh: string; readonly en: string }
}

type Outline = NonNullable<CutOut['points']>

/** Whether nothing is printed there. */
export const takesNoInk = ({ kind = 'hole' }: Pick<CutOut, 'kind'>): boolean => kind === 'hole' || kind === 'cut'

/** From one edge of an area to the other: meant to run beyond it, and to be cut with it. */
export function spansArea(area: Area, { left, top, width, height }: Area): boolean {
  const is_wide = left <= area.left && left + width >= area.left + area.width
  return is_wide || (top <= area.top && top + height >= area.top + area.height)
}

/** More than the corners of a picture is missed. */
const MOST_CUT_SHARE = 0.1

/**
 * What a new box keeps clear of: everything where it has to be read or scanned, otherwise what would be missing. A blade
 * may take the corners of what fills the sheet.
 */
export function inTheWay(
  zones: readonly CutOut[],
  box: TurnedBox,
  { is_read, is_filling }: { readonly is_read: boolean; readonly is_filling: boolean },
): readonly CutOut[] {
  if (is_read) return zones
  const inkless = zones.filter(takesNoInk)
  const cuts = inkless.filter(({ kind }) => kind === 'cut')
  const is_cornered = is_filling && shareInHoles(box, cuts) <= MOST_CUT_SHARE
  return is_cornered ? inkless.filter(({ kind }) => kind !== 'cut') : inkless
}

/** Points along each side of a box that are looked at. */
const SAMPLES = 24
const shares = Array.from({ length: SAMPLES }, (_, n) => (n + 0.5) / SAMPLES - 0.5)

const getSamples = (box: TurnedBox): Point[] =>
  shares.flatMap((y) =>
    shares.map((x) => {
      const at = turn({ x: x * box.width, y: y * box.height }, box.rotation_deg)
      return { x: box.cx + at.x, y: box.cy + at.y }
    }),
  )

const getSides = (points: Outline) => points.map((from, n) => [from, points[(n + 1) % points.length] ?? from] as const)

/** A line to the left crosses the outline an odd number of times. Asked for hundreds of points, so it makes no arrays. */
function isInOutline(points: Outline, { x, y }: Point): boolean {
  let is_inside = false
  let [ax, ay] = points.at(-1) ?? [0, 0]
  for (const [bx, by] of points) {
    if (ay > y !== by > y && x > ax + ((y - ay) * (bx - ax)) / (by - ay)) is_inside = !is_inside
    ;[ax, ay] = [bx, by]
  }
  return is_inside
}

function isInHole({ left, top, width, height, radius, points }: CutOut, at: Point): boolean {
  if (points) return isInOutline(points, at)
  const [half_x, half_y] = [width / 2, height / 2]
  const from_middle = { x: Math.abs(at.x - left - half_x), y: Math.abs(at.y - top - half_y) }
  if (from_middle.x > half_x || from_middle.y > half_y) return false
  const into_corner = { x: from_middle.x - half_x + radius, y: from_middle.y - half_y + radius }
  return into_corner.x <= 0 || into_corner.y <= 0 || Math.hypot(into_corner.x, into_corner.y) <= radius
}

const turnedBox = ({ left, top, width, height }: Area): TurnedBox => ({
  cx: left + width / 2,
  cy: top + height / 2,
  width,
  height,
  rotation_deg: 0,
})

/** Points of the hole itself. A seam is so narrow that only its outline is sure to be hit. */
function pointsOfHole(hole: CutOut): Point[] {
  const inside = getSamples(turnedBox(hole)).filter((point) => isInHole(hole, point))
  const along = getSides(hole.points ?? []).flatMap(([[ax, ay], [bx, by]]) =>
    shares.map((share) => ({ x: ax + (bx - ax) * (share + 0.5), y: ay + (by - ay) * (share + 0.5) })),
  )
  return [...inside, ...along]
}

/** Small holes fall between the sample points of a long text, so both directions are checked. */
export const touchesHole = (box: TurnedBox, hole: CutOut): boolean =>
  overlaps(getBounds([box]), hole) &&
  (pointsOfHole(hole).some((point) => isInside(box, point)) || getSamples(box).some((point) => isInHole(hole, point)))

/** How much of a box falls into holes. */
export const shareInHoles = (box: TurnedBox, holes: readonly CutOut[]): number =>
  getSamples(box).filter((point) => holes.some((hole) => isInHole(hole, point))).length / SAMPLES ** 2

const SLICES = 12

/** Boxes that cover a hole. A slanted outline is cut into level slices, as one box around it would block too much. */
function boxesOfHole({ left, top, width, height, points }: CutOut): Area[] {
  if (!points) return [{ left, top, width, height }]
  return Array.from({ length: SLICES }, (_, n) => {
    const [from, to] = [top + (height * n) / SLICES, top + (height * (n + 1)) / SLICES]
    const xs = getSides(points).flatMap(([[ax, ay], [bx, by]]) => {
      if (Math.max(ay, by) < from || Math.min(ay, by) > to) return []
      if (ay === by) return [ax, bx]
      const at = (y: number) =>
        ax + ((Math.max(Math.min(ay, by), Math.min(Math.max(ay, by), y)) - ay) * (bx - ax)) / (by - ay)
      return [at(from), at(to)]
    })
    const [low, high] = [Math.min(...xs), Math.max(...xs)]
    return { left: low, top: from, width: high - low, height: to - from }
  }).filter(({ width }) => Number.isFinite(width))
}

const grown = ({ left, top, width, height }: Area, margin: number): Area => ({
  left: left - margin,
  top: top - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
})

/** What is left of an area beside a box: below, above, right and left of it. */
function around(area: Area, box: Area): Area[] {
  const [right, bottom] = [area.left + area.width, area.top + area.height]
  const [box_right, box_bottom] = [box.left + box.width, box.top + box.height]
  if (box.left >= right || box_right <= area.left || box.top >= bottom || box_bottom <= area.top) return [area]
  const level = { left: area.left, width: area.width }
  const upright = { top: area.top, height: area.height }
  return [
    { ...level, top: box_bottom, height: bottom - box_bottom },
    { ...level, top: area.top, height: box.top - area.top },
    { ...upright, left: box_right, width: right - box_right },
    { ...upright, left: area.left, width: box.left - area.left },
  ].filter(({ width, height }) => width > 0 && height > 0)
}

const isWithin = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height

const MOST_AREAS = 200

/** The largest upright boxes in an area that keep this far away from all holes. */
export function freeAreas(area: Area, holes: readonly CutOut[], margin: number): Area[] {
  const boxes = holes.flatMap(boxesOfHole).map((box) => grown(box, margin))
  return boxes.reduce<Area[]>(
    (free, box) => {
      const split = free.flatMap((one) => around(one, box))
      const largest = split.filter(
        (one, n) => !split.some((other, m) => m !== n && isWithin(one, other) && (m < n || !isWithin(other, one))),
      )
      return largest.sort((a, b) => b.width * b.height - a.width * a.height).slice(0, MOST_AREAS)
    },
    [area],
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The area where a box keeps most of its size, nearest to a point among equals; null when holes leave no room. */
export function roomiestArea(areas: readonly Area[], { width, height }: Size, near: Point) {
  const rated = areas.map((area) => {
    const to = getMiddle(area)
    const factor = Math.min(1, area.width / width, area.height / height)
    return { area, factor, distance: Math.hypot(to.x - near.x, to.y - near.y) }
  })
  const [best] = rated.sort((a, b) => b.factor - a.factor || a.distance - b.distance)
  return best ?? null
}

/** The bounds of an outline, as a hole stores them. */
export const boundsOfOutline = (points: Outline): Area =>
  getBounds(points.map(([x, y]) => ({ cx: x, cy: y, width: 0, height: 0, rotation_deg: 0 })))
