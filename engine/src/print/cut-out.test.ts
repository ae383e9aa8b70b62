import { describe, expect, test } from 'vitest'
import { getBounds } from '../geometry/box.ts'
import { freeAreas, shareInHoles, takesNoInk, touchesHole, zoneKinds } from './cut-out.ts'
import { placeBeside } from './place-new.ts'

const name = { zh: '缝线', en: 'a seam' }
const area = { left: 100, top: 50, width: 300, height: 400 }
/** A slanted seam a pixel and a half wide. */
const seam = {
  left: 150,
  top: 100,
  width: 101.5,
  height: 100,
  radius: 0,
  name,
  points: [
    [150, 100],
    [151.5, 100],
    [251.5, 200],
    [250, 200],
  ] as const,
}
const camera = { left: 120, top: 60, width: 120, height: 120, radius: 20, name }
const box = (cx: number, cy: number, side: number) => ({ cx, cy, width: side, height: side, rotation_deg: 0 })

describe('holes of any outline', () => {
  test('are touched only where they are, not within their whole box', () => {
    expect(touchesHole(box(200, 150, 10), seam)).toBe(true)
    expect(touchesHole(box(230, 115, 20), seam)).toBe(false)
    expect(shareInHoles(box(200, 150, 200), [seam])).toBeLessThan(0.05)
  })
  test('leave the room beside them free', () => {
    const free = freeAreas(area, [seam], 2)
    expect(free.length).toBeGreaterThan(3)
    for (const one of free) expect(touchesHole({ ...middle(one), ...one, rotation_deg: 0 }, seam)).toBe(false)
    // The corner right above the seam is inside its bounding box but still usable.
    expect(free.some((one) => one.left < 245 && one.top < 60 && one.top + one.height > 120)).toBe(true)
  })
})

const middle = (one: typeof area) => ({ cx: one.left + one.width / 2, cy: one.top + one.height / 2 })

describe('seams, folds and handles', () => {
  const zone = { ...camera, kind: 'seam' as const }
  const facts = { area: { ...area, cut_outs: [zone] }, cm_per_px: 0.1 }
  test('do not move a picture, but what has to be read', () => {
    const wanted = { width: 100, height: 60, middle: { x: 200, y: 120 } }
    expect(placeBeside(facts, wanted)).toEqual({ cx: 200, cy: 120, factor: 1 })
    const { cx, cy, factor } = placeBeside(facts, { ...wanted, is_read: true })
    expect(touchesHole({ cx, cy, width: 100 * factor, height: 60 * factor, rotation_deg: 0 }, zone)).toBe(false)
  })
  test('take ink, unlike holes and what is cut off', () => {
    expect(zoneKinds.filter((kind) => takesNoInk({ kind }))).toEqual(['hole', 'cut'])
    expect(takesNoInk({})).toBe(true)
  })
})

describe('new artwork', () => {
  const ground = (facts: object) => ({ area: { ...area, ...facts }, cm_per_px: 0.1 })
  test('stays in the middle where nothing is in its way', () => {
    expect(placeBeside(ground({ cut_outs: [camera] }), { width: 100, height: 100 })).toEqual({
      cx: 250,
      cy: 250,
      factor: 1,
    })
  })
  test('is moved off a hole, and made smaller only if it has to be', () => {
    const small = placeBeside(ground({ cut_outs: [camera] }), { width: 200, height: 200 })
    expect(small).toMatchObject({ cx: 250, factor: 1 })
    expect(small.cy - 100).toBeGreaterThan(180)
    const tall = placeBeside(ground({ cut_outs: [camera] }), { width: 300, height: 400 })
    expect(tall.factor).toBeLessThan(0.7)
    const placed = { ...tall, width: 300 * tall.factor, height: 400 * tall.factor, rotation_deg: 0 }
    expect(touchesHole(placed, camera)).toBe(false)
    expect(getBounds([placed]).top + placed.height).toBeLessThanOrEqual(450)
  })
  test('may lose its corners to a blade where it fills the sheet, but no more of it', () => {
    const corner = (side: number) => ({
      kind: 'cut' as const,
      left: 100,
      top: 50,
      width: side,
      height: side,
      radius: 0,
      name,
    })
    const whole = { width: 300, height: 400 }
    expect(placeBeside(ground({ cut_outs: [corner(60)] }), whole).factor).toBe(1)
    const halved = placeBeside(ground({ cut_outs: [corner(150)] }), whole)
    expect(halved.factor).toBeLessThan(1)
    expect(
      touchesHole({ ...halved, width: 300 * halved.factor, height: 400 * halved.factor, rotation_deg: 0 }, corner(150)),
    ).toBe(false)
  })
  test('keeps inside a stated safe area', () => {
    const right = { left: 260, top: 60, width: 130, height: 380, radius: 0, name }
    const { cx, factor } = placeBeside(ground({ safe_cm: 3, cut_outs: [right] }), { width: 200, height: 200 })
    expect(cx - 100 * factor).toBeGreaterThanOrEqual(130)
    expect(cx + 100 * factor).toBeLessThan(260)
  })
})
