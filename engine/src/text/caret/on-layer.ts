import { type Point, turn } from '../../geometry/box.ts'
import type { TextLayer } from '../../layers/text-layer.ts'
import { getStretch } from '../ink-box.ts'
import type { LetterPlaces } from '../letter-places.ts'

/** Between em around the middle of a text and pixels of the canvas: its size, stretch, mirroring, rotation and place. */
export function onLayer(layer: TextLayer, places: LetterPlaces) {
  const stretch = getStretch(layer, places)
  const x_px = stretch.x * places.em_px * (layer.flip_x ? -1 : 1)
  const y_px = stretch.y * places.em_px * (layer.flip_y ? -1 : 1)
  return {
    toCanvas: ({ x, y }: Point): Point => {
      const turned = turn({ x: x * x_px, y: y * y_px }, layer.rotation_deg)
      return { x: layer.cx + turned.x, y: layer.cy + turned.y }
    },
    toText: ({ x, y }: Point): Point => {
      const level = turn({ x: x - layer.cx, y: y - layer.cy }, -layer.rotation_deg)
      return { x: level.x / x_px, y: level.y / y_px }
    },
  }
}
