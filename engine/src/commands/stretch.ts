import type { DesignDocument } from '../document/design-document.ts'
import { type Area, getBounds, type Point, type TurnedBox, turn } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { type BoxOf, ownBox } from '../text/ink-box.ts'
import { changeableLayers, changeLayers, round, type Selection } from '../transform/selection.ts'
import { layerLength, scaledLayer } from '../transform/transform.ts'

/** Which corner or side is pulled: −1 left or top, 1 right or bottom, 0 neither. */
export interface Grip {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

export interface Stretch {
  readonly grip: Grip
  /** Where the corner or side is pulled to, on the canvas. */
  readonly to: Point
  /** Corners keep the proportions unless one wants otherwise; sides never do. */
  readonly keeps_ratio: boolean
  /** The middle stays instead of the opposite corner. */
  readonly from_middle: boolean
  /** When a corner is held by a guide, the axis that decides how large the whole becomes. */
  readonly by_axis?: 'x' | 'y' | null
}

const SMALLEST_PX = 1

/** By what factor a box grows on each axis when its handle is dragged to a point in the box's own frame. */
function growth(size: { width: number; height: number }, local: Point, pull: Stretch): { x: number; y: number } {
  const { grip, from_middle } = pull
  const span = (half: number, sign: number, at: number) => (from_middle ? 2 * sign * at : sign * at + half)
  const factor = (length: number, sign: number, at: number) =>
    sign === 0 ? 1 : Math.max(SMALLEST_PX / length, span(length / 2, sign, at) / length)
  const free = { x: factor(size.width, grip.x, local.x), y: factor(size.height, grip.y, local.y) }
  if (!pull.keeps_ratio || grip.x === 0 || grip.y === 0) return free
  if (pull.by_axis) return { x: free[pull.by_axis], y: free[pull.by_axis] }
  // Along the diagonal: what the hand does across it counts for nothing.
  const [w, h] = [size.width ** 2, size.height ** 2]
  const both = (free.x * w + free.y * h) / (w + h)
  return { x: both, y: both }
}

function stretchedLayer(layer: Layer, pull: Stretch, getBox: BoxOf): Partial<Layer> {
  const box = getBox(layer)
  const local = turn({ x: pull.to.x - box.cx, y: pull.to.y - box.cy }, -layer.rotation_deg)
  const factor = growth(box, local, pull)
  const is_even = factor.x === factor.y
  const size = is_even
    ? scaledLayer(layer, factor.x)
    : { width: layerLength(layer.width * factor.x), height: layerLength(layer.height * factor.y) }
  // As it came out, after limits and rounding. The box grows with the layer, around the point that stays.
  const grown = {
    x: (size.width ?? layer.width) / layer.width,
    y: (size.height ?? layer.height) / layer.height,
  }
  const stays = pull.from_middle
    ? { x: 0, y: 0 }
    : { x: (-pull.grip.x * box.width) / 2, y: (-pull.grip.y * box.height) / 2 }
  const own = turn({ x: layer.cx - box.cx, y: layer.cy - box.cy }, -layer.rotation_deg)
  const moved = turn({ x: (own.x - stays.x) * (grown.x - 1), y: (own.y - stays.y) * (grown.y - 1) }, layer.rotation_deg)
  return { ...size, cx: round(layer.cx + moved.x), cy: round(layer.cy + moved.y) } as Partial<Layer>
}

/** Several layers keep their proportions: each grows as the whole does, away from what stays. */
function stretchedGroup(bounds: Area, pull: Stretch): (layer: Layer) => Partial<Layer> {
  const middle = { x: bounds.left + bounds.width / 2, y: bounds.top + bounds.height / 2 }
  const local = { x: pull.to.x - middle.x, y: pull.to.y - middle.y }
  const { x, y } = growth(bounds, local, { ...pull, keeps_ratio: true })
  const factor = pull.grip.x === 0 ? y : x
  const anchor = pull.from_middle
    ? middle
    : { x: middle.x - (pull.grip.x * bounds.width) / 2, y: middle.y - (pull.grip.y * bounds.height) / 2 }
  return (layer) => ({
    ...scaledLayer(layer, factor),
    cx: round(anchor.x + (layer.cx - anchor.x) * factor),
    cy: round(anchor.y + (layer.cy - anchor.y) * factor),
  })
}

/** Drags a corner or a side of the selection; the opposite one stays fixed. */
export function stretch(
  document: DesignDocument,
  selection: Selection,
  pull: Stretch,
  getBox: BoxOf = ownBox,
): DesignDocument {
  const layers = changeableLayers(document, selection)
  if (layers.length === 0) return document
  if (layers.length === 1) return changeLayers(document, selection, (layer) => stretchedLayer(layer, pull, getBox))
  return changeLayers(document, selection, stretchedGroup(getBounds(layers.map(getBox)), pull))
}

/** Position of a handle, so that grabbing it slightly off does not make it jump. */
export function gripPoint(boxes: readonly TurnedBox[], grip: Grip): Point {
  const [only] = boxes
  if (boxes.length === 1 && only) {
    const at = turn({ x: (grip.x * only.width) / 2, y: (grip.y * only.height) / 2 }, only.rotation_deg)
    return { x: only.cx + at.x, y: only.cy + at.y }
  }
  const { left, top, width, height } = getBounds(boxes)
  return { x: left + (width * (grip.x + 1)) / 2, y: top + (height * (grip.y + 1)) / 2 }
}
