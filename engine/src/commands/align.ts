import type { DesignDocument } from '../document/design-document.ts'
import { type Area, getBounds, getMiddle } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { type BoxOf, ownBox } from '../text/ink-box.ts'
import { changeableLayers, changeLayers, round, type Selection } from '../transform/selection.ts'

export type Edge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

function shift(edge: Edge, seen: Area, frame: Area): { dx: number; dy: number } {
  switch (edge) {
    case 'left':
      return { dx: frame.left - seen.left, dy: 0 }
    case 'right':
      return { dx: frame.left + frame.width - seen.left - seen.width, dy: 0 }
    case 'centre':
      return { dx: getMiddle(frame).x - getMiddle(seen).x, dy: 0 }
    case 'top':
      return { dx: 0, dy: frame.top - seen.top }
    case 'bottom':
      return { dx: 0, dy: frame.top + frame.height - seen.top - seen.height }
    case 'middle':
      return { dx: 0, dy: getMiddle(frame).y - getMiddle(seen).y }
  }
}

const moved = (layer: Layer, { dx, dy }: { dx: number; dy: number }) => ({
  cx: round(layer.cx + dx),
  cy: round(layer.cy + dy),
})

/** One layer lines up with the area, several with each other. */
export function align(
  document: DesignDocument,
  selection: Selection,
  edge: Edge,
  area: Area,
  getBox: BoxOf = ownBox,
): DesignDocument {
  const layers = changeableLayers(document, selection)
  if (layers.length === 0) return document
  const frame = layers.length > 1 ? getBounds(layers.map(getBox)) : area
  return changeLayers(document, selection, (layer) => moved(layer, shift(edge, getBounds([getBox(layer)]), frame)))
}

/** The selection as a whole into the middle of the area. */
export function centre(
  document: DesignDocument,
  selection: Selection,
  area: Area,
  getBox: BoxOf = ownBox,
): DesignDocument {
  const layers = changeableLayers(document, selection)
  if (layers.length === 0) return document
  const [from, to] = [getMiddle(getBounds(layers.map(getBox))), getMiddle(area)]
  return changeLayers(document, selection, (layer) => moved(layer, { dx: to.x - from.x, dy: to.y - from.y }))
}

/** Equal gaps between three or more layers; the outermost stay. */
export function distribute(
  document: DesignDocument,
  selection: Selection,
  axis: 'x' | 'y',
  getBox: BoxOf = ownBox,
): DesignDocument {
  const spans = changeableLayers(document, selection).map((layer) => {
    const seen = getBounds([getBox(layer)])
    return axis === 'x'
      ? { id: layer.id, from: seen.left, size: seen.width }
      : { id: layer.id, from: seen.top, size: seen.height }
  })
  if (spans.length < 3) return document
  spans.sort((a, b) => a.from - b.from)
  const start = spans[0]?.from ?? 0
  const end = Math.max(...spans.map((span) => span.from + span.size))
  const gap = (end - start - spans.reduce((sum, span) => sum + span.size, 0)) / (spans.length - 1)
  let next = start
  const shifts = new Map<string, number>()
  for (const span of spans) {
    shifts.set(span.id, next - span.from)
    next += span.size + gap
  }
  return changeLayers(document, selection, (layer) => {
    const by = shifts.get(layer.id) ?? 0
    return moved(layer, axis === 'x' ? { dx: by, dy: 0 } : { dx: 0, dy: by })
  })
}
