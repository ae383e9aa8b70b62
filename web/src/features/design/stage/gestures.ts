import { type Grip, gripPoint, type Stretch, stretch } from '@inkroute/engine/commands/stretch'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { type Area, getBounds, getMiddle, type Point } from '@inkroute/engine/geometry/box'
import { getDistances } from '@inkroute/engine/geometry/distances'
import { type Guide, getSnapLines, noSnap, type SnapLines, snapMove, snapPoint } from '@inkroute/engine/geometry/snap'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { getSafeArea } from '@inkroute/engine/print/print-area'
import type { BoxOf } from '@inkroute/engine/text/ink-box'
import { type Selection, selectedLayers } from '@inkroute/engine/transform/selection'
import { move, rotate, scale } from '@inkroute/engine/transform/transform'
import { turned } from '../state/stage.view.ts'

/** State at the start of the gesture. Every frame is computed from it, so errors do not accumulate. */
export interface Hold {
  readonly start: DesignDocument
  readonly selection: Selection
  readonly layers: readonly Layer[]
  readonly boxOf: BoxOf
  readonly bounds: Area
  readonly lines: SnapLines
  readonly others: readonly Area[]
  /** Groups all frames of a gesture into one undo step. */
  readonly step: string
}

export interface Keys {
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

export interface Outcome {
  readonly document: DesignDocument
  readonly guides: readonly Guide[]
}

interface HoldInput {
  readonly document: DesignDocument
  readonly selection: Selection
  readonly area: Area
  readonly cm_per_px: number
  /** Holes, seams and folds, which layers are laid against. */
  readonly zones?: readonly Area[]
  /** Lines pulled from the rulers. */
  readonly own_guides?: readonly { readonly axis: 'x' | 'y'; readonly at: number }[]
  readonly boxOf: BoxOf
}

/** A line as an area without width, as long as the print area. */
const lineArea = ({ left, top, width, height }: Area, axis: 'x' | 'y', at: number): Area =>
  axis === 'x' ? { left: at, top, width: 0, height } : { left, top: at, width, height: 0 }

export function takeHold({
  document,
  selection,
  area,
  cm_per_px,
  zones = [],
  own_guides = [],
  boxOf,
}: HoldInput): Hold | null {
  const layers = selectedLayers(document, selection).filter((layer) => !layer.is_locked)
  if (layers.length === 0) return null
  const all = document.views.find((view) => view.view_id === selection.view_id)?.layers ?? []
  const others = all
    .filter((layer) => !layer.is_hidden && layer.type !== 'pattern' && !selection.ids.includes(layer.id))
    .map((layer) => getBounds([boxOf(layer)]))
  const pulled_lines = own_guides.map(({ axis, at }) => lineArea(area, axis, at))
  const lines = getSnapLines([area, getSafeArea(area, cm_per_px), ...zones, ...pulled_lines, ...others])
  const ids = layers.map((layer) => layer.id)
  const bounds = getBounds(layers.map(boxOf))
  const step = crypto.randomUUID()
  return { start: document, selection: { ...selection, ids }, layers, boxOf, bounds, lines, others, step }
}

const SNAP_SCREEN_PX = 6

/** Snap distance on the canvas, constant on screen. Zero disables snapping. */
export const reachAt = (zoom: number, is_snapping: boolean, keys: Keys): number =>
  is_snapping && !(keys.ctrlKey || keys.metaKey) ? SNAP_SCREEN_PX / zoom : 0

/** Shift restricts movement to the dominant axis. */
export function dragged(hold: Hold, by: Point, keys: Keys, reach_px: number): Outcome {
  const { start, selection, bounds, lines, others } = hold
  const way = keys.shiftKey ? (Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y }) : by
  const wanted = { ...bounds, left: bounds.left + way.x, top: bounds.top + way.y }
  const snap = reach_px > 0 ? snapMove(wanted, lines, others, reach_px) : noSnap
  const placed = { ...wanted, left: wanted.left + snap.dx, top: wanted.top + snap.dy }
  // Equal gaps already say how wide they are.
  const equal = snap.guides.filter(({ kind }) => kind === 'gap').map(({ axis }) => axis)
  const distances = getDistances(placed, others).filter(({ axis }) => !equal.includes(axis))
  return {
    document: move(start, selection, way.x + snap.dx, way.y + snap.dy),
    guides: [...snap.guides, ...distances],
  }
}

const isUpright = (layers: readonly Layer[]) => layers.length > 1 || (layers[0]?.rotation_deg ?? 0) % 90 === 0

/** Corners keep proportions unless Shift is held; Alt resizes around the centre. `by` is the pointer's movement. */
export function pulled(hold: Hold, grip: Grip, by: Point, keys: Keys, reach_px: number): Outcome {
  const { start, selection, layers, lines, boxOf } = hold
  const from = gripPoint(layers.map(boxOf), grip)
  const wanted = { x: from.x + by.x, y: from.y + by.y }
  const is_quarter = layers.length === 1 && Math.abs(layers[0]?.rotation_deg ?? 0) % 180 === 90
  const axes = is_quarter ? { x: grip.y !== 0, y: grip.x !== 0 } : { x: grip.x !== 0, y: grip.y !== 0 }
  const is_snapped = reach_px > 0 && isUpright(layers)
  const to = is_snapped
    ? snapPoint(wanted, lines, axes, reach_px)
    : { ...wanted, on_x: false, on_y: false, guides: [] as Guide[] }
  const held_axis = to.on_x ? 'x' : to.on_y ? 'y' : null
  const by_axis = is_quarter && held_axis ? (held_axis === 'x' ? 'y' : 'x') : held_axis
  const pull: Stretch = { grip, to, keeps_ratio: !keys.shiftKey, from_middle: keys.altKey, by_axis }
  const document = stretch(start, selection, pull, boxOf)
  return { document, guides: to.guides }
}

const STEP_DEG = 15

/** Rotates around the centre; Shift snaps to 15°. */
export function spun(hold: Hold, from: Point, to: Point, keys: Keys): Outcome {
  const { start, selection, layers, bounds } = hold
  const [only] = layers
  const middle = layers.length === 1 && only ? { x: only.cx, y: only.cy } : getMiddle(bounds)
  const before = layers.length === 1 && only ? only.rotation_deg : 0
  const free = turned(before, middle, from, to)
  const degrees = keys.shiftKey ? Math.round(free / STEP_DEG) * STEP_DEG : free
  return { document: rotate(start, selection, degrees - before), guides: [] }
}

export interface Pinch {
  readonly middle: Point
  readonly distance: number
  readonly angle_deg: number
}

export const getPinch = (a: Point, b: Point): Pinch => ({
  middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  angle_deg: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
})

/** Fingers are never quite level: this near to upright, nobody meant to turn it. */
const UPRIGHT_PULL_DEG = 6
const QUARTER_DEG = 90

/** Two fingers move, scale and rotate at once; near to upright or to a quarter turn it falls into place. */
export function pinched(hold: Hold, from: Pinch, to: Pinch): Outcome {
  const { start, selection, layers } = hold
  const before = layers.length === 1 ? (layers[0]?.rotation_deg ?? 0) : 0
  const free = before + to.angle_deg - from.angle_deg
  const quarter = Math.round(free / QUARTER_DEG) * QUARTER_DEG
  const degrees = Math.abs(free - quarter) <= UPRIGHT_PULL_DEG ? quarter : free
  const moved = move(start, selection, to.middle.x - from.middle.x, to.middle.y - from.middle.y)
  const grown = scale(moved, selection, to.distance / from.distance)
  return { document: rotate(grown, selection, degrees - before), guides: [] }
}
