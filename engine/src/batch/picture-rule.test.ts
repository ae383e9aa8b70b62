import { expect, test } from 'vitest'
import { DesignDocument, newDocument } from '../document/design-document.ts'
import type { ImageLayer } from '../layers/layer-types.ts'
import { getOutline } from '../shapes/shape-library.ts'
import { image } from '../testing/golden-layers.ts'
import { batchProduct } from './batch-product.ts'
import { fillTemplate } from './fill-template.ts'
import { type Frame, wholeFrame } from './picture-rule.ts'
import { placeArtwork } from './place-artwork.ts'
import { type FacePlacement, newPlacement, Placement, placedBy, removesBackground } from './placement.ts'

const area = { left: 150, top: 80, width: 250, height: 330 }
const product = batchProduct({
  id: 7,
  sizes: [{ id: 1, name: 'M' }],
  dpi: 150,
  views: [
    { view_id: 1, key: 'front' },
    { view_id: 2, key: 'back' },
  ],
  print_areas: [
    { view_id: 1, ...area },
    { view_id: 2, ...area },
  ],
  actual_sizes: [{ view_id: 1, size_id: 1, actual_width: 32 }],
})
const cutout = { width: 2, height: 1, mask: 'fAAA' }
const source = { kind: 'material', key: '12', width_px: 3000, height_px: 1500 } as const
const artwork = { name: 'Fox', source, cutout }
const ruled = (change: Partial<FacePlacement>): Placement =>
  Placement.parse({ ...newPlacement(), main: { ...placedBy(change.mode ?? 'fit'), ...change } })

function front(placement: Placement, picture: typeof artwork | Omit<typeof artwork, 'cutout'> = artwork): ImageLayer {
  const { views } = DesignDocument.parse(placeArtwork(product, picture, placement))
  return views[0]?.layers[0] as ImageLayer
}

test('the cut-out of a picture is part of its layer where the rule asks for it and one was found', () => {
  const placement = ruled({ is_cut_out: true, adjust: { levels: { black: 20, white: 240, middle: 0 } } })
  expect(front(placement).adjust).toEqual({ levels: { black: 20, white: 240, middle: 0 }, cutout })
  expect(front(placement, { name: 'Fox', source }).adjust).toEqual({ levels: { black: 20, white: 240, middle: 0 } })
  expect(front(ruled({})).adjust).toBeUndefined()
})

test('all that a picture of the studio can have is kept by the layer of a batch', () => {
  const fade = {
    kind: 'linear',
    angle_deg: 90,
    stops: [
      { at: 0, opacity: 1 },
      { at: 1, opacity: 0 },
    ],
  } as const
  const adjust = {
    blur: 3,
    look: { name: 'film', strength: 40 },
    curves: {
      blue: [
        [0, 30],
        [255, 200],
      ] as [number, number][],
    },
    screen: { kind: 'halftone', pitch: 4, angle_deg: 15, ink: '#aa0000', paper: '#ffffff' },
  } as const
  const placement = ruled({ adjust, fade: { ...fade, stops: [...fade.stops] }, blend: 'multiply', opacity: 0.4 })
  expect(front(placement)).toMatchObject({ adjust, fade, blend: 'multiply', opacity: 0.4 })
})

test.each([
  ['in the middle', { ...wholeFrame, ratio: 1 }, { left: 0.25, top: 0, width: 0.5, height: 1 }],
  ['of the left', { ...wholeFrame, ratio: 1, x: 0 }, { left: 0, top: 0, width: 0.5, height: 1 }],
  ['enlarged', { ...wholeFrame, zoom: 4, x: 1 }, { left: 0.75, top: 0.375, width: 0.25, height: 0.25 }],
  ['as wide as it is', { ...wholeFrame, ratio: 4, y: 1 }, { left: 0, top: 0.5, width: 1, height: 0.5 }],
] satisfies [string, Frame, object][])('a frame shows the part %s, not stretched', (_, frame, crop) => {
  const layer = front(ruled({ frame }))
  expect(layer.crop).toEqual(crop)
  const seen = (crop.width * source.width_px) / (crop.height * source.height_px)
  expect(layer.width / layer.height).toBeCloseTo(seen, 3)
})

test('a picture in an outline fits, fills and keeps its size like any other; tiles repeat the whole of it', () => {
  const { path, ratio } = getOutline('cloud')
  const frame = { ...wholeFrame, mask_path: path, ratio: 1 / ratio }
  const fits = front(ruled({ frame, share: 1 }))
  expect(fits).toMatchObject({ mask: null, mask_path: path })
  expect(fits.width).toBeCloseTo(area.width, 2)
  expect(fits.height / fits.width).toBeCloseTo(ratio, 3)
  const kept = front(ruled({ mode: 'keep_size', frame: { ...frame, zoom: 4 } }))
  expect(kept.width / (kept.crop?.width ?? 1)).toBeCloseTo((3000 * area.width) / ((32 / 2.54) * 150), 0)
  expect(front(ruled({ mode: 'tile', frame }))).toMatchObject({ type: 'pattern' })
})

test('only rules for a side that is printed remove backgrounds, and a template by its own switch', () => {
  expect(removesBackground(ruled({}))).toBe(false)
  expect(removesBackground(ruled({ is_cut_out: true }))).toBe(true)
  const none = ruled({ mode: 'none', is_cut_out: true })
  expect(removesBackground(none)).toBe(false)
  expect(removesBackground({ ...none, template: { kind: 'own', id: 1, fills: {} } })).toBe(true)
})

test('a masked place of a template keeps its form and is filled, by the subject alone where that is known', () => {
  const place = image({ mask: 'heart', width: 100, height: 100 })
  const template = {
    document: { ...newDocument(7, [1]), views: [{ view_id: 1, background: null, layers: [place] }] },
    faces: [{ view_id: 1, key: 'front', area }],
  }
  const filling = { fills: {}, artwork, values: {}, pictures: new Map(), typesetter: undefined }
  const [layer] = DesignDocument.parse(fillTemplate(template, product, filling)).views[0]?.layers ?? []
  expect(layer).toMatchObject({
    mask: 'heart',
    width: 100,
    height: 100,
    crop: { left: 0.25, top: 0, width: 0.5, height: 1 },
    adjust: { cutout },
  })
})
