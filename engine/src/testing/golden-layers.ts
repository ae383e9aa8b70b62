import type { ImageLayer, Layer, PatternLayer, ShapeLayer } from '../layers/layer-types.ts'
import type { PictureSource } from '../layers/placed.ts'
import { newTextStyle, type TextLayer } from '../layers/text-layer.ts'

const placed = {
  name: '',
  cx: 275,
  cy: 275,
  width: 200,
  height: 150,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}
export const sun: PictureSource = { kind: 'material', key: 'sun', width_px: 240, height_px: 180 }
export const leaf: PictureSource = { kind: 'artwork', key: 'leaf', width_px: 64, height_px: 64 }

export const image = (change: Partial<ImageLayer> = {}): Layer => ({
  ...placed,
  id: 'image',
  type: 'image',
  source: sun,
  mask: null,
  ...change,
})
export const pattern = (change: Partial<PatternLayer> = {}): Layer => ({
  ...placed,
  id: 'pattern',
  type: 'pattern',
  source: leaf,
  tile: 'basic',
  tile_width: 46,
  gap: 0,
  row_shift: 0,
  offset_x: 0,
  offset_y: 0,
  tile_rotation_deg: 0,
  width: 300,
  height: 320,
  ...change,
})
export const shape = (change: Partial<ShapeLayer> = {}): Layer => ({
  ...placed,
  id: 'shape',
  type: 'shape',
  shape: 'star',
  fill: '#e8452c',
  stroke: '#17202e',
  stroke_width: 6,
  ...change,
})
/** Boxes are as wide as given: every text is stretched a little, as if resized by a user. */
export const goldenText = (change: Partial<TextLayer> = {}): TextLayer => ({
  ...placed,
  ...newTextStyle,
  id: 'text',
  type: 'text',
  width: 300,
  height: 40,
  ...change,
})
