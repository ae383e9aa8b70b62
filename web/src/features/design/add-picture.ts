import { fit } from '@inkroute/engine/commands/fit'
import { addLayer } from '@inkroute/engine/commands/layers'
import type { Area } from '@inkroute/engine/geometry/box'
import type { ImageLayer } from '@inkroute/engine/layers/image-layer'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { apply, areaNow, choose, newLayerId, useStudio } from './studio-store.ts'
import { openSheet } from './studio-ui.ts'

/** A new picture is easy to take hold of: most of the area, but not its edges. */
const FIRST_SHARE = 0.8

const inner = (area: Area, share: number): Area => ({
  left: area.left + (area.width * (1 - share)) / 2,
  top: area.top + (area.height * (1 - share)) / 2,
  width: area.width * share,
  height: area.height * share,
})

/** Puts a picture in the middle of the print area and takes it in hand. */
export function addPicture(name: string, source: PictureSource, share = FIRST_SHARE): void {
  const area = areaNow()
  if (!area) return
  const { view_id } = useStudio.getState()
  const layer: ImageLayer = {
    id: newLayerId(),
    name: name.slice(0, 120),
    type: 'image',
    source,
    mask: null,
    cx: area.left + area.width / 2,
    cy: area.top + area.height / 2,
    width: 100,
    height: (100 * source.height_px) / source.width_px,
    ...{ rotation_deg: 0, flip_x: false, flip_y: false, opacity: 1 },
    ...{ is_locked: false, is_hidden: false, group_id: null },
  }
  const chosen = { view_id, ids: [layer.id] }
  apply((document) => fit(addLayer(document, view_id, layer), chosen, inner(area, share)))
  choose([layer.id])
  // On a phone the panel would hide what has just been placed.
  openSheet(null)
}
