import { expect, test } from 'vitest'
import { newDocument } from '../document/design-document.ts'
import { type ImageLayer, Layer, type ShapeLayer } from '../layers/layer-types.ts'
import { getOutline } from '../shapes/shape-library.ts'
import { combined, goldenText, image, shape } from '../testing/golden-layers.ts'
import { maskWithLayer, setMask, setMaskOutline } from './mask.ts'
import { panCrop, uncrop, zoomCrop } from './picture.ts'

const chosen = { view_id: 1, ids: ['image', 'shape'] }

function getDesign(...layers: Layer[]) {
  const [view] = newDocument(1, [1]).views
  if (!view) throw new Error('no view')
  return { ...newDocument(1, [1]), views: [{ ...view, layers }] }
}

function onlyPicture(document: ReturnType<typeof getDesign>): ImageLayer {
  const [layer, ...rest] = document.views[0]?.layers ?? []
  if (layer?.type !== 'image' || rest.length > 0) throw new Error('one picture is expected')
  expect(Layer.safeParse(layer).error).toBeUndefined()
  return layer
}

const cutBy = (picture: Layer, cutter: Layer) => {
  const made = maskWithLayer(getDesign(picture, cutter), { view_id: 1, ids: [picture.id, cutter.id] })
  if ('problem' in made) throw new Error(made.problem)
  return onlyPicture(made.document)
}

test('a shape of the library cuts a picture in its own proportions, and another mask takes its place', () => {
  const outline = getOutline('cloud')
  const cut = onlyPicture(setMaskOutline(getDesign(image()), chosen, outline))
  expect(cut.mask).toBeNull()
  expect(cut.mask_path).toEqual(outline.path)
  expect(cut.height / cut.width).toBeCloseTo(outline.ratio, 3)
  // What is seen is not stretched: the crop has the proportions of the frame in pixels of the picture.
  const { width = 1, height = 1 } = cut.crop ?? {}
  expect((height * 150) / (width * 200)).toBeCloseTo(outline.ratio, 3)
  const tried = (['paw', 'star_5_wide', 'bone', 'cloud'] as const).reduce(
    (document, name) => setMaskOutline(document, chosen, getOutline(name)) as typeof document,
    getDesign(cut),
  )
  expect(onlyPicture(tried).width * onlyPicture(tried).height).toBeGreaterThan(0.6 * cut.width * cut.height)
  const heart = onlyPicture(setMask(getDesign(cut), chosen, 'heart'))
  expect([heart.mask, heart.mask_path]).toEqual(['heart', undefined])
  expect(onlyPicture(setMask(getDesign(cut), chosen, null)).mask_path).toBeUndefined()
})

test('a picture is moved and enlarged behind an outline, which stays where it is', () => {
  const cut = onlyPicture(setMaskOutline(getDesign(image()), chosen, getOutline('paw')))
  const zoomed = zoomCrop(getDesign(cut), chosen, 3)
  const moved = onlyPicture(panCrop(zoomed as ReturnType<typeof getDesign>, chosen, 12, -7))
  const { cx, cy, width, height, mask_path } = cut
  expect(moved).toMatchObject({ cx, cy, width, height, mask_path })
  expect(moved.crop?.left).toBeLessThan(onlyPicture(zoomed as ReturnType<typeof getDesign>).crop?.left ?? 0)
})

test('a shape drawn over a turned and mirrored picture cuts it exactly where it lies', () => {
  const picture = image({ rotation_deg: 30, flip_x: true, crop: { left: 0.1, top: 0.2, width: 0.8, height: 0.6 } })
  const window = shape({ shape: 'ellipse', cx: 300, cy: 260, width: 60, height: 40 }) as ShapeLayer
  const cut = cutBy(picture, window)
  expect([cut.cx, cut.cy]).toEqual([expect.closeTo(300, 1), expect.closeTo(260, 1)])
  // The picture behind it has not moved: shown whole again, both are in the same place.
  const whole = (layer: Layer) => onlyPicture(uncrop(getDesign(layer), chosen) as ReturnType<typeof getDesign>)
  const [before, after] = [whole(picture), whole(cut)]
  for (const name of ['cx', 'cy', 'width', 'height'] as const) expect(after[name]).toBeCloseTo(before[name], 1)
})

test('combined shapes cut with their holes, and what reaches over the picture is left out', () => {
  const hole = cutBy(image(), combined({ id: 'shape' }))
  expect(hole.mask_path).toHaveLength(2)
  const over = cutBy(image(), shape({ shape: 'rectangle', cx: 375, width: 100, height: 50 }))
  expect([over.cx, over.width]).toEqual([350, 50])
  expect(over.crop).toMatchObject({ left: 0.75, width: 0.25 })
})

test('what cannot cut says why: too little chosen, beside the picture, or not loaded', () => {
  const away = shape({ cx: 30, cy: 30, width: 20, height: 20 })
  expect(maskWithLayer(getDesign(image(), away), chosen)).toEqual({ problem: 'nothing_left' })
  expect(maskWithLayer(getDesign(image()), chosen)).toEqual({ problem: 'too_few' })
  expect(maskWithLayer(getDesign(image({ is_locked: true }), shape()), chosen)).toEqual({ problem: 'too_few' })
  const text = { ...goldenText({}), id: 'shape' }
  expect(maskWithLayer(getDesign(image(), text), chosen)).toEqual({ problem: 'nothing_left' })
})
