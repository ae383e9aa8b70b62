import { addLayer } from '@inkroute/engine/commands/layers'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { type Arrival, placeNew } from '@inkroute/engine/print/place-picture'
import { round } from '@inkroute/engine/transform/selection'
import { layerLength } from '@inkroute/engine/transform/transform'
import { canAddLayers } from '../state/layer-limit.ts'
import { newPicture } from '../state/new-picture.ts'
import { apply, areaNow, choose, cmPerPxNow, gridNow, useStudio } from '../state/studio-store.ts'
import { openSheet } from '../state/studio-ui.ts'
import { addToCell } from './add-to-cell.ts'

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
