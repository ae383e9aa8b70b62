import { expect, test } from 'vitest'
import type { ImageLayer } from '../layers/layer-types.ts'
import { documentWith, imageLayer } from '../testing/designs.ts'
import { clearAdjust, cropTo, cropZoom, panCrop, setAdjust, setBlend, setSource, uncrop, zoomCrop } from './picture.ts'

const chosen = { view_id: 1, ids: ['a'] }
const first = (document: ReturnType<typeof documentWith>) => document.views[0]?.layers[0] as ImageLayer
const begin = (change: Partial<ImageLayer> = {}) => documentWith(imageLayer(change))

test('adjustments add up, and those that change nothing are not kept', () => {
  const both = setAdjust(setAdjust(begin(), chosen, { exposure: 20 }), chosen, { contrast: 10 })
  expect(first(both).adjust).toEqual({ exposure: 20, contrast: 10 })
  expect(first(setAdjust(both, chosen, { exposure: 0 })).adjust).toEqual({ contrast: 10 })
  expect(first(setAdjust(both, chosen, { exposure: 0, contrast: 0 })).adjust).toBeUndefined()
  expect(first(clearAdjust(both, chosen)).adjust).toBeUndefined()
  expect(first(setBlend(both, chosen, 'multiply')).blend).toBe('multiply')
})

test('another picture keeps frame, crop and adjustments', () => {
  const adjusted = setAdjust(cropTo(begin(), chosen, 1), chosen, { exposure: 20 })
  const source = { kind: 'material', key: '7', width_px: 3000, height_px: 1500, is_vector: true } as const
  expect(first(setSource(adjusted, chosen, source))).toEqual({ ...first(adjusted), source })
})

test('a frame cut to a square shows the middle of the picture at the size it had', () => {
  const square = first(cropTo(begin(), chosen, 1))
  expect([square.width, square.height]).toEqual([50, 50])
  expect(square.crop).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 })
})

test('the picture moves with the hand inside its frame, turned and mirrored, and stops at its edges', () => {
  const square = cropTo(begin(), chosen, 1)
  expect(first(panCrop(square, chosen, 10, 0)).crop?.left).toBeCloseTo(0.15)
  expect(first(panCrop(square, chosen, 1000, 50)).crop).toMatchObject({ left: 0, top: 0 })
  const mirrored = cropTo(begin({ flip_x: true }), chosen, 1)
  expect(first(panCrop(mirrored, chosen, 10, 0)).crop?.left).toBeCloseTo(0.35)
  const turned = cropTo(begin({ rotation_deg: 90 }), chosen, 1)
  expect(first(panCrop(turned, chosen, 0, 10)).crop?.left).toBeCloseTo(0.15)
})

test('zooming keeps the middle, and zooming back shows all that fits', () => {
  const near = zoomCrop(cropTo(begin(), chosen, 1), chosen, 2)
  expect(first(near).crop).toEqual({ left: 0.375, top: 0.25, width: 0.25, height: 0.5 })
  expect(cropZoom(first(near))).toBe(2)
  expect(first(zoomCrop(near, chosen, 1)).crop).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 })
})

test('showing the whole picture again leaves every part where it was', () => {
  for (const change of [{}, { rotation_deg: 90 }, { flip_x: true }, { rotation_deg: 30, flip_y: true }]) {
    const before = begin(change)
    const moved = panCrop(zoomCrop(cropTo(before, chosen, 1), chosen, 1.6), chosen, 4, 3)
    // The frame stays on the canvas while the picture inside it is moved and enlarged: its own middle goes elsewhere.
    const cropped = first(cropTo(before, chosen, 1))
    const back = first(uncrop(cropTo(before, chosen, 1), chosen))
    expect([back.width, back.height]).toEqual([100, 50])
    expect(back.cx).toBeCloseTo(cropped.cx, 6)
    expect(first(uncrop(moved, chosen)).crop).toBeUndefined()
    expect(first(uncrop(moved, chosen)).width).toBeCloseTo(160, 1)
  }
})
