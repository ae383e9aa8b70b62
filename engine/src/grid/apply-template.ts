import { type DesignDocument, MAX_LAYERS_PER_VIEW } from '../document/design-document.ts'
import type { Layer } from '../layers/layer-types.ts'
import { changeView } from '../transform/selection.ts'
import { regrid } from './grid-commands.ts'

/**
 * Applies a template to a sheet: its cells, background, texts and shapes. Pictures in cells stay there;
 * where a cell is empty the template's own picture shows.
 */
export function applyTemplate(
  document: DesignDocument,
  view_id: number,
  template: DesignDocument,
  newId: () => string,
): DesignDocument {
  const from = template.views[0]
  const { grid } = from ?? {}
  if (!from || !grid) return document
  return changeView(document, view_id, (view) => {
    const inCells = view.layers.filter((layer) => layer.cell !== undefined)
    const kept = regrid({ ...view, layers: inCells }, grid).layers
    const filled = new Set(kept.map((layer) => layer.cell))
    const isWanted = (layer: Layer) => layer.cell === undefined || !filled.has(layer.cell)
    const brought = from.layers.filter(isWanted).map((layer) => ({ ...layer, id: newId() }))
    // Texts and shapes of a template are above its cells.
    const below = [...brought.filter((layer) => layer.cell !== undefined), ...kept]
    const layers = [...below, ...brought.filter((layer) => layer.cell === undefined)].slice(0, MAX_LAYERS_PER_VIEW)
    return { ...view, background: from.background, grid, layers }
  })
}
