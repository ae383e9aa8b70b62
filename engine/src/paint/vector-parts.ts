import type { ViewDesign } from '../document/design-document.ts'
import type { Layer } from '../layers/layer-types.ts'
import { isGrouped } from './paint-group.ts'

/** Neighbouring layers that go into a vector file in the same way. */
export interface VectorPart {
  readonly kind: 'curves' | 'pixels'
  /** The design with only these layers; the first part has the background. */
  readonly view: ViewDesign
}

/** Letters and shapes in plain colours are curves in every vector format; all else differs from program to program. */
const hasCurves = (layer: Layer): boolean =>
  (layer.type === 'text' || layer.type === 'shape') &&
  !isGrouped(layer) &&
  layer.opacity === 1 &&
  layer.gradient === undefined &&
  // Stars over any other shape are cut by its outline.
  !(layer.type === 'shape' && layer.sky && layer.shape !== 'ellipse')

/** How a design is put into a vector file: as curves where they are sure to look the same, otherwise as pixels. */
export function vectorParts(view: ViewDesign): VectorPart[] {
  const shown = view.layers.filter((layer) => !layer.is_hidden && layer.opacity > 0)
  // A blended layer needs those below it on the same sheet.
  const last_blended = shown.findLastIndex((layer) => layer.blend !== undefined)
  const kinds = shown.map((layer, index) =>
    index > last_blended && !view.grid && hasCurves(layer) ? 'curves' : 'pixels',
  )
  const parts: { kind: VectorPart['kind']; layers: Layer[] }[] = []
  for (const [index, layer] of shown.entries()) {
    const kind = kinds[index] ?? 'pixels'
    const last = parts.at(-1)
    if (last?.kind === kind) last.layers.push(layer)
    else parts.push({ kind, layers: [layer] })
  }
  if (parts.length === 0) parts.push({ kind: 'curves', layers: [] })
  return parts.map(({ kind, layers }, index) => ({
    kind,
    view: { ...view, layers, background: index === 0 ? view.background : null },
  }))
}
