import { combineShapes } from '../commands/combine.ts'
import { newDocument } from '../document/design-document.ts'
import type { ImageLayer, Layer, PatternLayer, ShapeLayer } from '../layers/layer-types.ts'
import type { PictureSource } from '../layers/placed.ts'
import { newTextStyle, type TextLayer } from '../layers/text-layer.ts'
import { readDrawing } from '../paths/svg/svg-outline.ts'
import { getOutline, type LibraryShape } from '../shapes/shape-library.ts'

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
/** A heart with a round window, one shape of two outlines. */
export function combined(change: Partial<ShapeLayer> = {}): Layer {
  const parts = [
    { ...shape({ shape: 'heart', width: 200, height: 180 }), id: 'heart' },
    { ...shape({ shape: 'ellipse', width: 90, height: 90, cx: 290, cy: 262 }), id: 'window' },
  ]
  const [view] = newDocument(1, [1]).views
  const document = { ...newDocument(1, [1]), views: view ? [{ ...view, layers: parts }] : [] }
  const selection = { view_id: 1, ids: ['heart', 'window'] }
  const made = combineShapes(document, selection, { how: 'subtract', name: '', newId: () => 'combined' })
  const layer = 'document' in made ? made.document.views[0]?.layers[0] : undefined
  if (layer?.type !== 'shape') throw new Error('the golden shapes cannot be combined')
  return { ...layer, ...change }
}
/** Rings, dashes, a clip and a line of two thicknesses, as an artwork may have them. */
const drawing = readDrawing(
  `<svg viewBox="0 0 100 100"><clipPath id="c"><circle cx="50" cy="50" r="42"/></clipPath><g clip-path="url(#c)">
  <path fill-rule="evenodd" d="M0 0H100V100H0ZM20 20L80 30Q50 50 80 80L25 75Z"/></g>
  <g transform="matrix(1 .2 0 1.5 10 -20)" fill="none" stroke="#3b5bfd" stroke-width="5" stroke-linecap="round">
  <path stroke-linejoin="round" d="M5 30C20 10 40 50 60 30S70 50 50 70"/>
  <path stroke-dasharray="8 9" d="M10 75h70"/></g></svg>`,
)

/** A drawing with a bite taken out of it. */
export function combinedDrawing(): Layer {
  const parts = [
    { ...image({ width: 240, height: 200, rotation_deg: 20, flip_x: true }), id: 'drawing' },
    { ...shape({ shape: 'ellipse', width: 90, height: 90, cx: 350, cy: 262 }), id: 'bite' },
  ]
  const [view] = newDocument(1, [1]).views
  const document = { ...newDocument(1, [1]), views: view ? [{ ...view, layers: parts }] : [] }
  const made = combineShapes(
    document,
    { view_id: 1, ids: ['drawing', 'bite'] },
    {
      how: 'subtract',
      name: '',
      newId: () => 'combined',
      drawing: () => ('svg' in drawing ? drawing : undefined),
    },
  )
  const layer = 'document' in made ? made.document.views[0]?.layers[0] : undefined
  if (layer?.type !== 'shape') throw new Error('the golden drawing cannot be combined')
  return layer
}

/** A shape of the library, as the panel adds it. */
export function outlined(which: LibraryShape, change: Partial<ShapeLayer> = {}): Layer {
  const { path, ratio } = getOutline(which)
  return shape({ shape: 'rectangle', path, width: 180, height: 180 * ratio, ...change })
}

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
