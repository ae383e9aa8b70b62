import type { DesignDocument } from '../document/design-document.ts'
import { wholePicture } from '../layers/adjust.ts'
import { MAX_PATH_POINTS } from '../layers/layer-path.ts'
import type { ImageLayer, Layer, ShapeLayer } from '../layers/layer-types.ts'
import type { TextLayer } from '../layers/text-layer.ts'
import { type Combination, combineAreas } from '../paths/combine.ts'
import { fitOutlines } from '../paths/fit-outlines.ts'
import { type GridRing, getOutlines, getPlace } from '../paths/flatten.ts'
import { chained } from '../paths/svg/svg-matrix.ts'
import { type Drawing, outlineDrawing } from '../paths/svg/svg-outline.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { changeableLayers, changeView, round, type Selection } from '../transform/selection.ts'
import type { NewId } from './layers.ts'

/** Sets the texts; without it, and while a font is not loaded, they cannot be combined. */
type Layout = Typesetter['layout'] | undefined

/** The file of a drawing that a picture layer shows; without it the layer cannot be combined. */
type DrawingOf = ((layer: ImageLayer) => Drawing | undefined) | undefined

type Operand = ShapeLayer | TextLayer | ImageLayer

/** Shapes with an area, texts and drawings; codes have to stay readable, and skies keep their stars. */
const isCombinable = (layer: Layer, { layout, drawing }: Pick<Task, 'layout' | 'drawing'>): layer is Operand => {
  if (layer.is_hidden) return false
  if (layer.type === 'image') return drawing?.(layer) !== undefined
  if (layer.type === 'text') return (layout?.(layer)?.ink.length ?? 0) > 0
  return layer.type === 'shape' && layer.code === undefined && layer.sky === undefined
}

const combinableLayers = (document: DesignDocument, selection: Selection, task: Task) =>
  changeableLayers(document, selection).filter((layer): layer is Operand => isCombinable(layer, task))

const MOST_STROKE = 200

interface Task {
  readonly how: Combination
  readonly name: string
  readonly newId: NewId
  readonly layout?: Layout
  readonly drawing?: DrawingOf
}

/** What a layer covers, and for a drawing the colour of most of it. Null for what is too complex. */
interface Covered {
  readonly rings: readonly GridRing[]
  readonly colour?: string | null
}

/** A drawing as it is seen: its whole or a part, within its frame. */
function drawnArea(layer: ImageLayer, drawing: Drawing): Covered | null {
  const { width, height, mask, mask_path } = layer
  const { left, top, width: across, height: down } = layer.crop ?? wholePicture
  const [a, d] = [width / across, height / down]
  const share = { a, b: 0, c: 0, d, e: -left * a - width / 2, f: -top * d - height / 2 }
  const drawn = outlineDrawing(drawing, chained(getPlace(layer), share))
  const cut = { shape: mask ?? 'rectangle', ...(mask_path ? { path: mask_path } : {}) } as const
  const frame = getOutlines({ ...layer, ...frameLook, ...cut, type: 'shape' })
  const rings = drawn && combineAreas([drawn.rings, frame], 'intersect')
  return rings && { rings, colour: drawn.colour }
}

function areaCovered(layer: Operand, { layout, drawing }: Task): Covered | null {
  if (layer.type === 'text') return { rings: getOutlines(layer, layout?.(layer)) }
  if (layer.type === 'shape') return { rings: getOutlines(layer) }
  const drawn = drawing?.(layer)
  return drawn ? drawnArea(layer, drawn) : { rings: [] }
}

const frameLook = { fill: null, stroke: null, stroke_width: 0 } as const

/** What a shape made of this layer looks like. */
function getLook(layer: Operand, colour: string | null | undefined) {
  const { marks: _, cell: __, ...rest } = layer
  if (rest.type === 'shape') {
    const { path: ___, ...look } = rest
    return look
  }
  const { id, name, cx, cy, width, height, rotation_deg, flip_x, flip_y, opacity, is_locked, is_hidden, group_id } =
    rest
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
  const look = rest.blend ? { blend: rest.blend } : {}
  if (rest.type === 'image') {
    return { ...placed, ...look, ...frameLook, type: 'shape' as const, fill: colour ?? '#000000' }
  }
  const { outline, fill, gradient } = rest
  return {
    ...placed,
    ...look,
    type: 'shape' as const,
    fill,
    stroke: outline?.colour ?? null,
    // Letters cover the inner half of their stroke; a shape's stroke is centred on its edge.
    stroke_width: outline ? Math.min(MOST_STROKE, round(2 * outline.width_em * rest.size)) : 0,
    ...(gradient ? { gradient } : {}),
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
  const { how, name, newId } = task
  const layers = combinableLayers(document, selection, task)
  const [lowest] = layers
  const highest = layers.at(-1)
  if (!lowest || !highest || lowest === highest) return { problem: 'too_few' }
  const covered = layers.map((layer) => areaCovered(layer, task))
  if (covered.includes(null)) return { problem: 'too_complex' }
  const rings = combineAreas(
    covered.map((one) => one?.rings ?? []),
    how,
  )
  const fitted = rings && fitOutlines(rings)
  if (!rings || (fitted && fitted.path.reduce((sum, ring) => sum + ring.length, 0) > MAX_PATH_POINTS * 2)) {
    return { problem: 'too_complex' }
  }
  if (!fitted) return { problem: 'nothing_left' }
  const cell = shared(layers.map((layer) => layer.cell))
  const layer: ShapeLayer = {
    ...getLook(lowest, covered[0]?.colour),
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
