import type { DesignDocument } from '../document/design-document.ts'
import { type LayerPath, MAX_PATH_POINTS, PATH_UNITS } from '../layers/layer-path.ts'
import type { Layer, ShapeLayer } from '../layers/layer-types.ts'
import type { TextLayer } from '../layers/text-layer.ts'
import { areaOf, type Combination, combineAreas } from '../paths/combine.ts'
import { type GridRing, outlinesOf, UNITS_PER_PX } from '../paths/flatten.ts'
import type { Typesetter } from '../text/typesetter.ts'
import type { NewId } from './layers.ts'
import { changeableLayers, changeView, round, type Selection } from './selection.ts'

/** Sets the texts; without it, and while a font is not loaded, they cannot be combined. */
type Layout = Typesetter['layout'] | undefined

/** Shapes with an area, and texts; codes have to stay readable, and skies keep their stars. */
const isCombinable = (layer: Layer, layout: Layout): layer is ShapeLayer | TextLayer => {
  if (layer.is_hidden) return false
  if (layer.type === 'text') return (layout?.(layer)?.ink.length ?? 0) > 0
  return layer.type === 'shape' && layer.code === undefined && layer.sky === undefined
}

export const combinableLayers = (document: DesignDocument, selection: Selection, layout?: Layout) =>
  changeableLayers(document, selection).filter((layer): layer is ShapeLayer | TextLayer => isCombinable(layer, layout))

/** Rounding leaves crumbs where outlines nearly touch; nobody can see or print a hundredth of a canvas pixel. */
const CRUMB = 0.01 * UNITS_PER_PX * UNITS_PER_PX
const SMALLEST_PX = 0.1
const MOST_STROKE = 200

interface Fitted {
  readonly path: LayerPath
  readonly cx: number
  readonly cy: number
  readonly width: number
  readonly height: number
}

/** Outlines in units of their own box; null when nothing is left of them. */
function fitOutlines(rings: readonly GridRing[]): Fitted | null {
  const seen = rings.filter((ring) => Math.abs(areaOf([ring])) > CRUMB)
  const [xs, ys] = [seen.flatMap((ring) => ring.map(({ x }) => x)), seen.flatMap((ring) => ring.map(({ y }) => y))]
  const least = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value), Infinity)
  const most = (values: readonly number[]) => values.reduce((high, value) => Math.max(high, value), -Infinity)
  const [left, right, top, bottom] = [least(xs), most(xs), least(ys), most(ys)]
  const [width, height] = [(right - left) / UNITS_PER_PX, (bottom - top) / UNITS_PER_PX]
  if (!(width >= SMALLEST_PX && height >= SMALLEST_PX)) return null
  const share = (value: number, from: number, to: number) => Math.round(((value - from) * PATH_UNITS) / (to - from))
  const path = seen.map((ring) => ring.flatMap(({ x, y }) => [share(x, left, right), share(y, top, bottom)]))
  return {
    path,
    cx: round((left + right) / 2 / UNITS_PER_PX),
    cy: round((top + bottom) / 2 / UNITS_PER_PX),
    width: round(width),
    height: round(height),
  }
}

interface Task {
  readonly how: Combination
  readonly name: string
  readonly newId: NewId
  readonly layout?: Layout
}

/** What a shape made of this layer looks like. */
function lookOf(layer: ShapeLayer | TextLayer) {
  const { marks: _, cell: __, path: ___, ...rest } = layer
  if (rest.type === 'shape') return rest
  const { id, name, cx, cy, width, height, rotation_deg, flip_x, flip_y, opacity, is_locked, is_hidden, group_id } =
    rest
  const { outline, fill, gradient, blend } = rest
  const placed = {
    id,
    name,
    cx,
    cy,
    width,
    height,
    rotation_deg,
    flip_x,
    flip_y,
    opacity,
    is_locked,
    is_hidden,
    group_id,
  }
  return {
    ...placed,
    type: 'shape' as const,
    fill,
    stroke: outline?.colour ?? null,
    // Letters cover the inner half of their stroke; a shape's stroke is centred on its edge.
    stroke_width: outline ? Math.min(MOST_STROKE, round(2 * outline.width_em * rest.size)) : 0,
    ...(gradient ? { gradient } : {}),
    ...(blend ? { blend } : {}),
  }
}

/** Why nothing was combined: fewer than two shapes, nothing left of them, or more points than a layer may have. */
export type CombineProblem = 'too_few' | 'nothing_left' | 'too_complex'

type Combined = { readonly document: DesignDocument; readonly layer_id: string } | { readonly problem: CombineProblem }

const shared = <T>(values: readonly T[]): T | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined

/**
 * Makes one shape of several. It looks like the lowest of them, from which the others are subtracted, and takes the
 * place of the highest in the pile.
 */
export function combineShapes(document: DesignDocument, selection: Selection, task: Task): Combined {
  const { how, name, newId, layout } = task
  const layers = combinableLayers(document, selection, layout)
  const [lowest] = layers
  const highest = layers.at(-1)
  if (!lowest || !highest || lowest === highest) return { problem: 'too_few' }
  const rings = combineAreas(
    layers.map((layer) => outlinesOf(layer, layer.type === 'text' ? layout?.(layer) : undefined)),
    how,
  )
  const fitted = rings && fitOutlines(rings)
  if (!rings || (fitted && fitted.path.reduce((sum, ring) => sum + ring.length, 0) > MAX_PATH_POINTS * 2)) {
    return { problem: 'too_complex' }
  }
  if (!fitted) return { problem: 'nothing_left' }
  const cell = shared(layers.map((layer) => layer.cell))
  const layer: ShapeLayer = {
    ...lookOf(lowest),
    ...fitted,
    id: newId(),
    name,
    shape: 'rectangle',
    rotation_deg: 0,
    flip_x: false,
    flip_y: false,
    group_id: shared(layers.map((one) => one.group_id)) ?? null,
    ...(cell === undefined ? {} : { cell }),
  }
  const gone = new Set(layers.map(({ id }) => id))
  const changed = changeView(document, selection.view_id, (view) => ({
    ...view,
    layers: view.layers.flatMap((one): Layer[] => {
      if (one.id === highest.id) return [layer]
      return gone.has(one.id) ? [] : [one]
    }),
  }))
  return { document: changed, layer_id: layer.id }
}
