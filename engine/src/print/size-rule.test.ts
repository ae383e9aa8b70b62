import { expect, test } from 'vitest'
import { documentWith, imageLayer } from '../testing/designs.ts'
import { factorOnSize, setSizeRule, viewOnSize } from './size-rule.ts'

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
