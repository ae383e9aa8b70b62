import { expect, test } from 'vitest'
import { encodeMask } from '../cutout/mask-code.ts'
import { turn } from '../geometry/box.ts'
import type { ImageLayer } from '../layers/layer-types.ts'
import { documentWith, imageLayer } from '../testing/designs.ts'
import {
  clearAdjust,
  cropTo,
  cropZoom,
  panCrop,
  setAdjust,
  setBlend,
  setCutout,
  setSource,
  uncrop,
  zoomCrop,
} from './picture.ts'

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

/** A mask of 100 × 50 points that shows a box. */
function boxCutout(left: number, top: number, right: number, bottom: number) {
  const alpha = Uint8Array.from({ length: 100 * 50 }, (_, n) => {
    const [x, y] = [n % 100, Math.floor(n / 100)]
    return x >= left && x < right && y >= top && y < bottom ? 255 : 0
  })
  return { width: 100, height: 50, mask: encodeMask({ width: 100, height: 50, alpha }) }
}

/** Maps a point of the picture (0 … 1) to the canvas. */
function placeOnCanvas(layer: ImageLayer, across: number, down: number): { x: number; y: number } {
  const { left, top, width, height } = layer.crop ?? { left: 0, top: 0, width: 1, height: 1 }
  const x = ((across - left) / width - 0.5) * layer.width * (layer.flip_x ? -1 : 1)
  const y = ((down - top) / height - 0.5) * layer.height * (layer.flip_y ? -1 : 1)
  const by = turn({ x, y }, layer.rotation_deg)
  return { x: layer.cx + by.x, y: layer.cy + by.y }
}

test('a cut-out trims the frame to what is left, which stays where it was', () => {
  for (const change of [{}, { rotation_deg: 30 }, { flip_x: true }, { rotation_deg: 90, flip_y: true }]) {
    const before = begin(change)
    const after = first(setCutout(before, chosen, boxCutout(60, 10, 80, 30)))
    expect(after.crop).toEqual({ left: 0.56, top: 0.12, width: 0.28, height: 0.56 })
    expect([after.width, after.height]).toEqual([28, 28])
    for (const [across, down] of [
      [0.6, 0.2],
      [0.7, 0.5],
    ] as const) {
      const [was, is] = [placeOnCanvas(first(before), across, down), placeOnCanvas(after, across, down)]
      expect(is.x).toBeCloseTo(was.x, 4)
      expect(is.y).toBeCloseTo(was.y, 4)
    }
  }
})

test('restoring the background restores the frame, and the next cut-out is trimmed again', () => {
  const before = begin({ rotation_deg: 30 })
  const small = setCutout(before, chosen, boxCutout(60, 10, 80, 30))
  const back = first(setCutout(small, chosen, undefined))
  expect([back.width, back.height, back.crop, back.adjust]).toEqual([100, 50, undefined, undefined])
  expect(back.cx).toBeCloseTo(first(before).cx, 4)
  const larger = first(setCutout(small, chosen, boxCutout(20, 10, 80, 30)))
  expect(larger.crop).toMatchObject({ left: 0.16, width: 0.68 })
})

test('a crop of the seller is trimmed further and stays when the background comes back', () => {
  const square = cropTo(begin(), chosen, 1)
  const cut = setCutout(square, chosen, boxCutout(10, 10, 60, 30))
  expect(first(cut).crop).toEqual({ left: 0.25, top: 0.12, width: 0.39, height: 0.56 })
  expect(first(setCutout(cut, chosen, undefined)).crop).toEqual(first(cut).crop)
})

test('a picture in a shape keeps its frame, and so does one of which nothing is left', () => {
  const shaped = first(setCutout(begin({ mask: 'ellipse' }), chosen, boxCutout(60, 10, 80, 30)))
  expect([shaped.width, shaped.crop]).toEqual([100, undefined])
  expect(first(setCutout(begin(), chosen, boxCutout(0, 0, 0, 0))).width).toBe(100)
})
