import { expect, test } from 'vitest'
import { getBounds } from '../../geometry/box.ts'
import { documentWith, imageLayer } from '../../testing/designs.ts'
import { coverView, factorOnSize, fillsArea, setSizeRule, viewOnSize, widenView } from './size-rule.ts'

const area = { left: 100, top: 50, width: 200, height: 300 }
const sizes = [
  { size_id: 1, view_id: 1, actual_width: 25 },
  { size_id: 2, view_id: 1, actual_width: 30 },
  { size_id: 3, view_id: 1, actual_width: 40 },
]
const layer = imageLayer({ cx: 220, cy: 110, width: 100, height: 60 })
const fixed = setSizeRule(documentWith(layer), { kind: 'fixed', size_id: 2 })

/** Width, and distance from the upper edge and the middle, in cm on a size. */
function measured(size_id: number) {
  const [view] = fixed.views
  if (!view) throw new Error('no view')
  const cm = (sizes.find((one) => one.size_id === size_id)?.actual_width ?? 0) / area.width
  const [found] = viewOnSize(view, area, factorOnSize(fixed, sizes, 1, size_id)).layers
  if (!found) throw new Error('no layer')
  return [found.width, found.cy - found.height / 2 - area.top, found.cx - (area.left + area.width / 2)].map(
    (length) => Math.round(length * cm * 1000) / 1000,
  )
}

test('a design of fixed size has the same centimetres on every size', () => {
  expect(measured(2)).toEqual([15, 4.5, 3])
  expect(measured(1)).toEqual(measured(2))
  expect(measured(3)).toEqual(measured(2))
})

test('without a rule, and on a size nobody measured, the design is left as it is', () => {
  expect(factorOnSize(documentWith(layer), sizes, 1, 3)).toBe(1)
  expect(factorOnSize(fixed, sizes, 1, 9)).toBe(1)
  expect(factorOnSize(fixed, sizes, 2, 3)).toBe(1)
})

test('what covers the whole area covers it on every size, and tiles keep their centimetres', () => {
  const background = imageLayer({ id: 'b', cx: 200, cy: 200, width: 260, height: 400 })
  const pattern = {
    ...imageLayer({ id: 'p', cx: 200, cy: 200, width: 200, height: 300 }),
    mask: undefined,
    type: 'pattern',
    tile: 'basic',
    tile_width: 40,
    gap: 4,
    row_shift: 0,
    offset_x: 0,
    offset_y: 0,
    tile_rotation_deg: 0,
  } as never
  const view = { view_id: 1, background: null, layers: [background, pattern] }
  const [kept, tiled] = viewOnSize(view, area, 0.5).layers
  expect(kept).toBe(background)
  expect(tiled).toMatchObject({ width: 200, height: 300, tile_width: 20, gap: 2 })
})

test('a design that fills its area covers it as one, in the middle, and grows with the sizes', () => {
  const two = documentWith(layer, imageLayer({ id: 'b', cx: 150, cy: 300, width: 60, height: 60 }))
  const filled = setSizeRule(coverView(two, 1, area), { kind: 'filling' })
  const bounds = getBounds(filled.views[0]?.layers ?? [])
  expect(bounds.left).toBeLessThanOrEqual(area.left + 0.01)
  expect(bounds.left + bounds.width).toBeGreaterThanOrEqual(area.left + area.width - 0.01)
  expect(bounds.top).toBeLessThanOrEqual(area.top + 0.01)
  expect(bounds.top + bounds.height).toBeGreaterThanOrEqual(area.top + area.height - 0.01)
  // No larger than it takes.
  expect(Math.min(bounds.width / area.width, bounds.height / area.height)).toBeCloseTo(1, 4)
  expect(fillsArea(filled)).toBe(true)
  for (const size_id of [1, 2, 3]) expect(factorOnSize(filled, sizes, 1, size_id)).toBe(1)
})

test('the whole print is made as wide as asked, and begins where it began', () => {
  const two = documentWith(layer, imageLayer({ id: 'b', cx: 150, cy: 300, width: 60, height: 60 }))
  const before = getBounds(two.views[0]?.layers ?? [])
  const after = getBounds(widenView(two, 1, 180).views[0]?.layers ?? [])
  expect(after.width).toBeCloseTo(180, 2)
  expect(after.top).toBeCloseTo(before.top, 2)
  expect(after.left + after.width / 2).toBeCloseTo(before.left + before.width / 2, 2)
  expect(widenView(two, 1, 0)).toBe(two)
  expect(widenView(documentWith(), 1, 180)).toEqual(documentWith())
})
