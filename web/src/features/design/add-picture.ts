import { fit } from '@inkroute/engine/commands/fit'
import { addLayer } from '@inkroute/engine/commands/layers'
import type { Area } from '@inkroute/engine/geometry/box'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { addToCell } from './grid/add-to-cell.ts'
import { newPicture } from './new-picture.ts'
import { hasRoomFor } from './room.ts'
import { apply, areaNow, choose, gridNow, useStudio } from './studio-store.ts'
import { openSheet } from './studio-ui.ts'

/** A new picture is easy to take hold of: most of the area, but not its edges. */
const FIRST_SHARE = 0.8

const inner = (area: Area, share: number): Area => ({
  left: area.left + (area.width * (1 - share)) / 2,
  top: area.top + (area.height * (1 - share)) / 2,
  width: area.width * share,
  height: area.height * share,
})

/** Puts a picture in the middle of the print area, or into a cell where there are cells, and takes it in hand. */
export function addPicture(name: string, source: PictureSource, share = FIRST_SHARE): void {
  const area = areaNow()
  if (!area) return
  if (gridNow()) return addToCell(name, source)
  if (!hasRoomFor(1)) return
  const { view_id } = useStudio.getState()
  const layer = newPicture(name, source)
  const chosen = { view_id, ids: [layer.id] }
  apply((document) => fit(addLayer(document, view_id, layer), chosen, inner(area, share)))
  choose([layer.id])
  // On a phone the panel would hide what has just been placed.
  openSheet(null)
}
