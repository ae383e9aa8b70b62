import type { ViewDesign } from '../document/design-document.ts'
import { type Area, getBounds, overlaps } from '../geometry/box.ts'
import type { Layer, ShapeLayer } from '../layers/layer-types.ts'
import { type BoxOf, ownBox } from '../text/ink-box.ts'
import { isGrouped } from './paint-group.ts'

/** Neighbouring layers that go into a vector file in the same way. */
export interface VectorPart {
  readonly kind: 'curves' | 'pixels'
  /** The design with only these layers; the first part has the background. */
  readonly view: ViewDesign
}

/** Why a layer cannot be curves throughout: mixed with what lies under it, a soft shadow, or its own look. */
export type PixelReason = 'blend' | 'shadow' | 'look'

export interface PixelLayer {
  readonly layer: Layer
  readonly reason: PixelReason
}

interface Step {
  readonly kind: VectorPart['kind']
  readonly layers: readonly Layer[]
  readonly told: readonly PixelLayer[]
}

/** Every sheet of pixels is as large as the print; a design that would need more of them gets one. */
const MOST_SHEETS = 12

/** Letters and shapes in plain colours are curves in every vector format; all else differs from program to program. */
const hasCurves = (layer: Layer): boolean =>
  (layer.type === 'text' || layer.type === 'shape') &&
  !isGrouped(layer) &&
  layer.opacity === 1 &&
  layer.gradient === undefined &&
  // Stars over any other shape are cut by its outline.
  !(layer.type === 'shape' && layer.sky && layer.shape !== 'ellipse')

/** Layers from the bottom up, with the boxes they print on. */
interface Pile {
  readonly layers: readonly Layer[]
  readonly boxes: readonly Area[]
}

const nowhere: Area = { left: 0, top: 0, width: 0, height: 0 }
const touches = ({ boxes }: Pile, a: number, b: number) => overlaps(boxes[a] ?? nowhere, boxes[b] ?? nowhere)

/** Adds the layers between the members that overlap one, so that the group can be painted in one place. */
function grown(
  pile: Pile,
  seed: ReadonlySet<number>,
  top: number,
  others: readonly ReadonlySet<number>[],
): Set<number> {
  const group = new Set(seed)
  for (let size = -1; size !== group.size; ) {
    size = group.size
    for (const other of others) if ([...other].some((at) => group.has(at))) for (const at of other) group.add(at)
    for (let at = Math.min(...group); at < top; at++)
      if (!group.has(at) && [...group].some((member) => touches(pile, at, member))) group.add(at)
  }
  return group
}

/** Blended layers, each with what it is mixed with: these need one sheet. */
function blendGroups(pile: Pile, has_background: boolean): Set<number>[] {
  let groups: Set<number>[] = []
  for (const [top, layer] of pile.layers.entries()) {
    if (layer.blend === undefined) continue
    const below = Array.from({ length: top }, (_, at) => at).filter((at) => touches(pile, at, top))
    // Over nothing there is nothing to mix with.
    if (below.length === 0 && !has_background) continue
    const group = grown(pile, new Set([top, ...below]), top, groups)
    groups = [...groups.filter((other) => ![...other].some((at) => group.has(at))), group]
  }
  return groups
}

/** The background under a blended layer, as a shape on its sheet. */
const groundUnder = ({ left, top, width, height }: Area, fill: string, layer: Layer): ShapeLayer => ({
  id: `${layer.id}-ground`,
  type: 'shape',
  name: '',
  shape: 'rectangle',
  cx: left + width / 2,
  cy: top + height / 2,
  width,
  height,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
  fill,
  stroke: null,
  stroke_width: 0,
})

function groupStep(pile: Pile, group: ReadonlySet<number>, background: string | null): Step {
  const members = pile.layers.flatMap((layer, at) => (group.has(at) ? [{ layer, at }] : []))
  const grounds = members.flatMap(({ layer, at }) =>
    background !== null && layer.blend !== undefined ? [groundUnder(pile.boxes[at] ?? nowhere, background, layer)] : [],
  )
  const layers = members.map(({ layer }) => layer)
  return { kind: 'pixels', layers: [...grounds, ...layers], told: layers.map((layer) => ({ layer, reason: 'blend' })) }
}

function layerSteps(layer: Layer): Step[] {
  const { blend: _over_nothing, ...rest } = layer
  const plain = rest as Layer
  if (hasCurves(plain)) return [{ kind: 'curves', layers: [plain], told: [] }]
  // The letters lie as curves over their own shadow.
  const lit = plain.type === 'text' && plain.shadow ? { ...plain, shadow: null } : plain
  if (lit !== plain && hasCurves(lit)) {
    const shadow: Step = { kind: 'pixels', layers: [plain], told: [{ layer, reason: 'shadow' }] }
    return [shadow, { kind: 'curves', layers: [lit], told: [] }]
  }
  return [{ kind: 'pixels', layers: [plain], told: [{ layer, reason: 'look' }] }]
}

function getSteps({ grid, background, layers }: ViewDesign, getBox: BoxOf): Step[] {
  const shown = layers.filter((layer) => !layer.is_hidden && layer.opacity > 0)
  const asOne = (last: number): Step[] => {
    const told = shown.slice(0, last + 1).map((layer): PixelLayer => ({ layer, reason: 'blend' }))
    const sheet: Step = { kind: 'pixels', layers: shown.slice(0, last + 1), told }
    return [...(last < 0 ? [] : [sheet]), ...shown.slice(last + 1).flatMap(layerSteps)]
  }
  // Cells cut their layers.
  if (grid) return asOne(shown.length - 1)
  const pile = { layers: shown, boxes: shown.map((layer) => getBounds([getBox(layer)])) }
  const groups = blendGroups(pile, background !== null)
  const steps = shown.flatMap((layer, at) => {
    const group = groups.find((one) => one.has(at))
    if (!group) return layerSteps(layer)
    return at === Math.min(...group) ? [groupStep(pile, group, background)] : []
  })
  if (mergedSteps(steps, getBox).filter(({ kind }) => kind === 'pixels').length <= MOST_SHEETS) return steps
  return asOne(shown.findLastIndex((layer) => layerSteps(layer).some(({ kind }) => kind === 'pixels')))
}

/** Steps of one kind together, also past others that they do not touch. */
function mergedSteps(steps: readonly Step[], getBox: BoxOf): Step[] {
  const merged: { kind: Step['kind']; layers: Layer[]; told: PixelLayer[] }[] = []
  const touching = (a: readonly Layer[], b: readonly Layer[]) =>
    a.some((one) => b.some((other) => overlaps(getBounds([getBox(one)]), getBounds([getBox(other)]))))
  for (const { kind, layers, told } of steps) {
    let at = merged.length - 1
    while (at >= 0 && merged[at]?.kind !== kind && !touching(merged[at]?.layers ?? [], layers)) at--
    const same = merged[at]
    if (same?.kind === kind) {
      same.layers.push(...layers)
      same.told.push(...told)
    } else merged.push({ kind, layers: [...layers], told: [...told] })
  }
  return merged
}

/** How a design is put into a vector file: as curves where they are sure to look the same, otherwise as pixels. */
export function vectorParts(view: ViewDesign, getBox: BoxOf = ownBox): VectorPart[] {
  const steps = mergedSteps(getSteps(view, getBox), getBox)
  const ground: Omit<Step, 'told'> = { kind: 'curves', layers: [] }
  const parts = steps[0]?.kind === 'curves' || (steps[0] && view.background === null) ? steps : [ground, ...steps]
  return parts.map(({ kind, layers }, index) => ({
    kind,
    view: { ...view, layers: [...layers], background: index === 0 ? view.background : null },
  }))
}

/** Letters and shapes that a vector file shows in pixels, or whose shadow it does. Pictures always are. */
export const pixelLayers = (view: ViewDesign, getBox: BoxOf = ownBox): PixelLayer[] =>
  getSteps(view, getBox)
    .flatMap(({ told }) => told)
    .filter(({ layer }) => layer.type === 'text' || layer.type === 'shape')
