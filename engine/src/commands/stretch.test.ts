import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DesignDocument } from '../document/design-document.ts'
import { getBounds } from '../geometry/box.ts'
import { setSizeRule } from '../print/rules/size-rule.ts'
import { anyDocument, documentWith, imageLayer } from '../testing/designs.ts'
import { lostRoom } from './carry-fixed.ts'
import { carryOver } from './carry-over.ts'
import { matchFaces, pairedFaces } from './faces.ts'
import { addLayers, pastedLayers } from './paste.ts'
import { gripPoint, stretch } from './stretch.ts'

const a = { view_id: 1, ids: ['a'] }
const only = (document: DesignDocument) => document.views[0]?.layers[0]
const corner = { x: 1, y: 1 } as const

test('a corner pulled twice as far keeps the opposite corner and the proportions', () => {
  const document = documentWith(imageLayer({ cx: 200, cy: 200, width: 100, height: 50 }))
  const pull = { grip: corner, to: { x: 350, y: 275 }, keeps_ratio: true, from_middle: false }
  expect(only(stretch(document, a, pull))).toMatchObject({ width: 200, height: 100, cx: 250, cy: 225 })
  expect(only(stretch(document, a, { ...pull, to: { x: 250, y: 225 } }))).toMatchObject({ width: 100, height: 50 })
})

test('a side changes one length only, also of a turned layer, and not below a pixel', () => {
  const document = documentWith(imageLayer({ cx: 200, cy: 200, width: 100, height: 50, rotation_deg: 90 }))
  const pull = { grip: { x: 1, y: 0 }, to: { x: 200, y: 290 }, keeps_ratio: true, from_middle: false } as const
  expect(only(stretch(document, a, pull))).toMatchObject({ width: 140, height: 50, cx: 200, cy: 220 })
  expect(only(stretch(document, a, { ...pull, to: { x: 200, y: -500 } }))?.width).toBe(1)
})

test('from the middle, and by the axis a guide holds', () => {
  const document = documentWith(imageLayer({ cx: 200, cy: 200, width: 100, height: 50 }))
  const pull = { grip: corner, to: { x: 300, y: 999 }, keeps_ratio: true, from_middle: true, by_axis: 'x' } as const
  expect(only(stretch(document, a, pull))).toMatchObject({ width: 200, height: 100, cx: 200, cy: 200 })
})

test('several layers grow as one, and the corner opposite stays', () => {
  const document = documentWith(imageLayer({ cx: 100 }), imageLayer({ id: 'b', cx: 300 }))
  const both = { view_id: 1, ids: ['a', 'b'] }
  const before = getBounds(document.views[0]?.layers ?? [])
  const to = { x: before.left + before.width * 2, y: before.top + before.height * 2 }
  const after = stretch(document, both, { grip: corner, to, keeps_ratio: false, from_middle: false })
  expect(getBounds(after.views[0]?.layers ?? [])).toEqual({
    ...before,
    width: before.width * 2,
    height: before.height * 2,
  })
})

test('whatever is pulled wherever, the document stays valid and the opposite corner stays', () => {
  const sign = fc.constantFrom(-1 as const, 0 as const, 1 as const)
  const place = fc.integer({ min: -300, max: 900 })
  fc.assert(
    fc.property(anyDocument, fc.tuple(sign, sign, place, place, fc.boolean()), (document, [x, y, px, py, keeps]) => {
      const grip = { x, y }
      const after = stretch(document, a, { grip, to: { x: px, y: py }, keeps_ratio: keeps, from_middle: false })
      DesignDocument.parse(after)
      const [was, is] = [only(document), only(after)]
      if (was?.id !== 'a' || is === undefined) return
      const opposite = { x: -x as typeof x, y: -y as typeof y }
      const [from, to] = [gripPoint([was], opposite), gripPoint([is], opposite)]
      expect(to.x).toBeCloseTo(from.x, 1)
      expect(to.y).toBeCloseTo(from.y, 1)
    }),
  )
})

const face = (view_id: number, key: string, left: number) => ({
  view_id,
  key,
  area: { left, top: 0, width: 100, height: 100 },
})

test('a design goes to the faces of the same name, and a lone face takes it in any case', () => {
  const from = [face(1, 'front', 0), face(2, 'back', 0)]
  expect([...matchFaces(from, [face(5, 'back', 0), face(6, 'front', 0)])]).toEqual([
    [1, 6],
    [2, 5],
  ])
  expect([...matchFaces(from, [face(9, 'wrap', 0)])]).toEqual([[1, 9]])
  const document = documentWith(imageLayer({ cx: 50, cy: 50 }))
  const moved = carryOver(document, from, [face(6, 'front', 200)], 77)
  expect(moved).toMatchObject({ basic_product_id: 77, views: [{ view_id: 6, layers: [{ cx: 250, cy: 50 }] }] })
  DesignDocument.parse(moved)
})

test('a design carried to a mug goes where the picture shows it; what fills the area still fills it', () => {
  const motif = imageLayer({ id: 'motif', cx: 50, cy: 50, width: 40, height: 40 })
  const ground = imageLayer({ id: 'ground', cx: 50, cy: 50, width: 100, height: 100 })
  const mug = { ...face(9, 'wrap', 0), focus: { left: 60, top: 10, width: 30, height: 80 } }
  const [view] = carryOver(documentWith(ground, motif), [face(1, 'front', 0)], [mug], 77).views
  expect(view?.layers).toMatchObject([
    { id: 'ground', cx: 50, cy: 50, width: 100 },
    { id: 'motif', cx: 75, cy: 50, width: 12 },
  ])
})

test('a design that fills its area fills an area of other proportions too, with its bleed', () => {
  const document = setSizeRule(documentWith(imageLayer({ cx: 50, cy: 50, width: 100, height: 100 })), {
    kind: 'filling',
  })
  const flat = { ...face(9, 'front', 0), area: { left: 0, top: 0, width: 300, height: 100 }, bleed: 10 }
  const taken = carryOver(document, [face(1, 'front', 0)], [flat], 77)
  expect(taken).toMatchObject({
    size_rule: { kind: 'filling' },
    views: [{ layers: [{ cx: 150, cy: 50, width: 320, height: 320 }] }],
  })
})

describe('a design that keeps its centimetres', () => {
  const sizes = (...rows: readonly (readonly [size_id: number, name: string, width_cm: number])[]) =>
    rows.map(([size_id, name, width_cm]) => ({ size_id, name, width_cm }))
  // 20 cm of print on 40 px of a print area 50 cm wide.
  const motif = imageLayer({ cx: 50, cy: 30, width: 40, height: 20 })
  const shirt = { ...face(1, 'front', 0), sizes: sizes([1, 'M', 50], [2, 'L', 60]) }
  const fixed = setSizeRule(documentWith(motif), { kind: 'fixed', size_id: 1 })
  const widthCm = (document: DesignDocument, cm_per_px: number) =>
    (document.views[0]?.layers[0]?.width ?? 0) * cm_per_px

  test('keeps them on the size of the same name, as far from the upper edge', () => {
    const hoodie = { ...face(4, 'front', 0), sizes: sizes([7, 'S', 30], [8, 'M', 40]) }
    const taken = carryOver(fixed, [shirt], [hoodie], 77)
    expect(taken).toMatchObject({ size_rule: { kind: 'fixed', size_id: 8 } })
    expect(widthCm(taken, 0.4)).toBeCloseTo(20)
    expect(taken.views[0]?.layers).toMatchObject([{ cx: 50, cy: 37.5 }])
    expect(lostRoom(fixed, taken, pairedFaces([shirt], [hoodie]))).toEqual([])
    DesignDocument.parse(taken)
  })
  test('takes the size printed most alike where none has that name, and names those too small for it', () => {
    const mugs = { ...face(4, 'wrap', 0), sizes: sizes([7, '11oz', 18], [8, '15oz', 24]) }
    const taken = carryOver(fixed, [shirt], [mugs], 77)
    expect(taken.size_rule).toEqual({ kind: 'fixed', size_id: 8 })
    expect(widthCm(taken, 0.24)).toBeCloseTo(20)
    expect(lostRoom(fixed, taken, pairedFaces([shirt], [mugs]))).toMatchObject([
      { view_id: 4, from_cm: 20, to_cm: 20, too_small: ['11oz'] },
    ])
  })
  test('is made no smaller than the product asks for, and what it lost is told', () => {
    const coaster = { ...face(4, 'front', 0), sizes: sizes([7, 'one', 10]) }
    const taken = carryOver(fixed, [shirt], [coaster], 77)
    expect(widthCm(taken, 0.1)).toBeCloseTo(10)
    expect(lostRoom(fixed, taken, pairedFaces([shirt], [coaster]))).toEqual([
      { view_id: 4, from_cm: 20, to_cm: 10, too_small: [] },
    ])
  })
  test('still covers what it covered, with tiles as large as they were', () => {
    const ground = imageLayer({ id: 'ground', cx: 50, cy: 50, width: 100, height: 100 })
    const document = setSizeRule(documentWith(ground, motif), { kind: 'fixed', size_id: 1 })
    const poster = { ...face(4, 'front', 0), sizes: sizes([7, 'A1', 100]) }
    expect(carryOver(document, [shirt], [poster], 77).views[0]?.layers).toMatchObject([
      { id: 'ground', width: 100 },
      { id: 'a', width: 20 },
    ])
  })
  test('grows with the sizes where nobody measured them', () => {
    expect(carryOver(fixed, [face(1, 'front', 0)], [face(4, 'front', 0)], 77).size_rule).toBeUndefined()
  })
})

test('pasted layers have ids and groups of their own', () => {
  const document = documentWith(imageLayer({ group_id: 'g', is_locked: true }), imageLayer({ id: 'b', group_id: 'g' }))
  let count = 0
  const area = { left: 0, top: 0, width: 100, height: 100 }
  const layers = pastedLayers({
    layers: document.views[0]?.layers ?? [],
    from: area,
    to: { ...area, left: 10 },
    shift_px: 5,
    newId: () => `n${++count}`,
  })
  const after = addLayers(document, 1, layers)
  DesignDocument.parse(after)
  expect(after.views[0]?.layers).toHaveLength(4)
  expect(layers[0]).toMatchObject({ cx: 215, cy: 205, is_locked: false })
  expect(layers[0]?.group_id).toBe(layers[1]?.group_id)
  expect(layers[0]?.group_id).not.toBe('g')
})
