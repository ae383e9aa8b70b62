import { addLayer } from '@inkroute/engine/commands/layers'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { type Arrival, placeNew } from '@inkroute/engine/print/place-picture'
import { round } from '@inkroute/engine/transform/selection'
import { layerLength } from '@inkroute/engine/transform/transform'
import { addToCell } from './grid/add-to-cell.ts'
import { canAddLayers } from './layer-limit.ts'
import { newPicture } from './new-picture.ts'
import { apply, areaNow, choose, cmPerPxNow, gridNow, useStudio } from './studio-store.ts'
import { openSheet } from './studio-ui.ts'

const DEFAULT_DPI = 300

/** Adds a picture to the print area, or to a cell of a grid, and selects it. */
export function addPicture(name: string, source: PictureSource, arrival: Arrival = {}): void {
  const area = areaNow()
  if (!area) return
  if (gridNow()) return addToCell(name, source)
  if (!canAddLayers(1)) return
  const { view_id, product } = useStudio.getState()
  const ground = { area, cm_per_px: cmPerPxNow(), dpi: product?.dpi ?? DEFAULT_DPI }
  const { cx, cy, width, height } = placeNew(source, ground, arrival)
  const layer = {
    ...newPicture(name, source),
    cx: round(cx),
    cy: round(cy),
    width: layerLength(width),
    height: layerLength(height),
  }
  apply((document) => addLayer(document, view_id, layer))
  choose([layer.id])
  // On phones the panel would cover the new picture.
  openSheet(null)
}
