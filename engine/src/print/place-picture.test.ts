import { describe, expect, test } from 'vitest'
import { placeNew } from './place-picture.ts'

/** 30 cm over 300 canvas pixels, printed at 300 dpi: 118.11 picture pixels make a centimetre, which is ten of the canvas. */
const area = { left: 100, top: 50, width: 300, height: 400 }
const ground = { area, cm_per_px: 0.1, dpi: 300 }
const picture = (width_px: number, height_px: number) => ({
  kind: 'material' as const,
  key: '1',
  width_px,
  height_px,
})

describe('a new picture', () => {
  test('is as large as its pixels print well, not blown up', () => {
    const { width, height, cx, cy } = placeNew(picture(600, 300), ground, {})
    expect(width).toBeCloseTo(50.8)
    expect(height).toBeCloseTo(25.4)
    expect([cx, cy]).toEqual([250, 250])
  })
  test('is as large as its file means it to be, as long as that prints well', () => {
    expect(placeNew(picture(600, 300), ground, { dpi: 600 }).width).toBeCloseTo(25.4)
    expect(placeNew(picture(600, 300), ground, { dpi: 240 }).width).toBeCloseTo(63.5)
    expect(placeNew(picture(600, 300), ground, { dpi: 96 }).width).toBeCloseTo(67.73)
  })
  test('is shrunk to the area when it is larger', () => {
    const { width, height } = placeNew(picture(9000, 9000), ground, {})
    expect([width, height]).toEqual([300, 300])
  })
  test('is placed where it was dropped, moved only as far as needed to fit', () => {
    expect(placeNew(picture(600, 300), ground, { at: { x: 180, y: 120 } })).toMatchObject({ cx: 180, cy: 120 })
    const { cx, cy } = placeNew(picture(600, 300), ground, { at: { x: 395, y: -500 } })
    expect([cx, cy]).toEqual([400 - 25.4, 50 + 12.7])
  })
  test('is placed where the product’s main picture shows it', () => {
    const focus = { left: 300, top: 100, width: 80, height: 120 }
    const mug = { ...ground, area: { ...area, focus } }
    expect(placeNew(picture(600, 300), mug, {})).toMatchObject({ cx: 340, cy: 160 })
    expect(placeNew(picture(6000, 3000), mug, {}).width).toBe(80)
    // A picture dropped elsewhere on purpose stays there.
    expect(placeNew(picture(600, 300), mug, { at: { x: 150, y: 300 } })).toMatchObject({ cx: 150, cy: 300 })
  })
  test('takes most of what is seen when it is drawn from curves', () => {
    const artwork = { kind: 'artwork' as const, key: 'a', width_px: 100, height_px: 100 }
    expect(placeNew(artwork, ground, {}).width).toBeCloseTo(240)
    expect(placeNew({ ...picture(3000, 3000), is_vector: true }, ground, {}).width).toBeCloseTo(240)
    expect(placeNew(artwork, ground, { share: 0.2 }).width).toBeCloseTo(60)
  })
  test('keeps inside the safe area and beside holes, unless it was dropped there', () => {
    const name = { zh: '镜头孔', en: 'the camera hole' }
    const camera = { left: 120, top: 70, width: 260, height: 180, radius: 20, name }
    const phone = { ...ground, area: { ...area, safe_cm: 2, cut_outs: [camera] } }
    const { width, height, cy } = placeNew(picture(9000, 9000), phone, {})
    expect(width).toBeCloseTo(170)
    expect(cy - height / 2).toBeCloseTo(250 + 10)
    expect(cy + height / 2).toBeLessThanOrEqual(430)
    expect(placeNew(picture(600, 300), phone, { at: { x: 250, y: 150 } })).toMatchObject({ cx: 250, cy: 150 })
  })
})
