import type { ImageLayer } from '@inkroute/engine/layers/layer-types'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { newLayerId } from './studio-store.ts'

/** A picture layer with the right aspect ratio; callers set its position and size. */
export const newPicture = (name: string, source: PictureSource): ImageLayer => ({
  id: newLayerId(),
  name: name.slice(0, 120),
  type: 'image',
  source,
  mask: null,
  cx: 0,
  cy: 0,
  width: 100,
  height: (100 * source.height_px) / source.width_px,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
})
