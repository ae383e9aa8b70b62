import fc from 'fast-check'
import { type DesignDocument, newDocument } from '../document/design-document.ts'
import type { Area } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { shapeKinds } from '../layers/shape-path.ts'

export const areas: ReadonlyMap<number, Area> = new Map([
  [1, { left: 150, top: 80, width: 250, height: 330 }],
  [2, { left: 180, top: 120, width: 190, height: 190 }],
])

const placed = {
  name: fc.string({ maxLength: 20 }),
  cx: fc.integer({ min: -100, max: 650 }),
  cy: fc.integer({ min: -100, max: 650 }),
  width: fc.integer({ min: 1, max: 800 }),
  height: fc.integer({ min: 1, max: 800 }),
  rotation_deg: fc.integer({ min: -179, max: 180 }),
  flip_x: fc.boolean(),
  flip_y: fc.boolean(),
  opacity: fc.constantFrom(0, 0.5, 1),
  is_locked: fc.boolean(),
  is_hidden: fc.boolean(),
  group_id: fc.constantFrom(null, 'g1', 'g2'),
}
const source = fc.record({
  kind: fc.constantFrom('material' as const, 'artwork' as const),
  key: fc.constantFrom('1', 'retro-sunset-peaks'),
  width_px: fc.integer({ min: 1, max: 5000 }),
  height_px: fc.integer({ min: 1, max: 5000 }),
})
const colour = fc.constantFrom('#17202e', '#e8452c', '#ffffff')

const textParts = {
  text: fc.constantFrom('', 'please enter English letters', '印途\nInkRoute', 'مرحبا', '👍🏽'),
  family: fc.constantFrom('Georgia', 'Noto Sans SC', 'nobody knows it'),
  weight: fc.constantFrom(400, 700),
  is_italic: fc.boolean(),
  size: fc.integer({ min: 1, max: 300 }),
  letter_spacing_em: fc.constantFrom(0, 0.1, -0.05),
  line_height_em: fc.constantFrom(1, 1.2, 2),
  align: fc.constantFrom('left' as const, 'center' as const, 'right' as const, 'justify' as const),
  curve_deg: fc.constantFrom(0, 90, -200),
  is_vertical: fc.boolean(),
  fitting: fc.constantFrom('free' as const, 'wrap' as const, 'fit' as const),
  line_length: fc.integer({ min: 10, max: 400 }),
  direction: fc.constantFrom('auto' as const, 'ltr' as const, 'rtl' as const),
  fill: fc.option(colour),
  outline: fc.option(fc.record({ colour, width_em: fc.constantFrom(0, 0.05) })),
  shadow: fc.option(
    fc.record({
      colour,
      opacity: fc.constantFrom(0.5, 1),
      blur_em: fc.constantFrom(0, 0.2),
      x_em: fc.constantFrom(0, 0.1),
      y_em: fc.constant(0.1),
    }),
  ),
}

const anyLayer = (id: string): fc.Arbitrary<Layer> =>
  fc.oneof(
    fc.record({
      ...placed,
      id: fc.constant(id),
      type: fc.constant('image' as const),
      source,
      mask: fc.option(fc.constantFrom(...shapeKinds)),
    }),
    fc.record({
      ...placed,
      id: fc.constant(id),
      type: fc.constant('pattern' as const),
      source,
      tile: fc.constantFrom('basic' as const, 'mirrored' as const),
      tile_width: fc.integer({ min: 5, max: 300 }),
      gap: fc.integer({ min: 0, max: 40 }),
      row_shift: fc.constantFrom(0, 0.5),
      offset_x: fc.integer({ min: -50, max: 50 }),
      offset_y: fc.constantFrom(0, 7),
      tile_rotation_deg: fc.constantFrom(0, 45, -90),
    }),
    fc.record({
      ...placed,
      ...textParts,
      id: fc.constant(id),
      type: fc.constant('text' as const),
    }),
    fc.record({
      ...placed,
      id: fc.constant(id),
      type: fc.constant('shape' as const),
      shape: fc.constantFrom(...shapeKinds),
      fill: fc.option(colour),
      stroke: fc.option(colour),
      stroke_width: fc.integer({ min: 0, max: 12 }),
    }),
  )

export const layerIds = ['a', 'b', 'c', 'd'] as const

/** A document with two views, up to four layers on the first. */
export const anyDocument: fc.Arbitrary<DesignDocument> = fc
  .tuple(fc.integer({ min: 0, max: 4 }), ...layerIds.map(anyLayer))
  .map(([count, ...layers]) => {
    const empty = newDocument(1, [1, 2])
    return {
      ...empty,
      views: empty.views.map((view) => (view.view_id === 1 ? { ...view, layers: layers.slice(0, count) } : view)),
    }
  })

export const imageLayer = (change: Partial<Extract<Layer, { type: 'image' }>> = {}): Layer => ({
  id: 'a',
  name: 'Sun',
  type: 'image',
  source: { kind: 'artwork', key: 'retro-sunset-peaks', width_px: 2000, height_px: 1000 },
  mask: null,
  cx: 200,
  cy: 200,
  width: 100,
  height: 50,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
  ...change,
})

export const documentWith = (...layers: Layer[]): DesignDocument => {
  const empty = newDocument(1, [1, 2])
  return { ...empty, views: empty.views.map((view) => (view.view_id === 1 ? { ...view, layers } : view)) }
}
