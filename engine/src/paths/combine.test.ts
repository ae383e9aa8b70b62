import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combineShapes } from '../commands/combine.ts'
import { DesignDocument, newDocument } from '../document/design-document.ts'
import type { Layer, ShapeLayer } from '../layers/layer-types.ts'
import { combined, goldenText, shape } from '../testing/golden-layers.ts'
import { CLOSE, LINE, MOVE, QUADRATIC } from '../text/outline.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { type Combination, combinations, combineAreas, getArea } from './combine.ts'
import { type GridRing, getOutlines, UNITS_PER_PX } from './flatten.ts'

const box = (x: number, y: number, width: number, height: number): GridRing[] => [
  [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
]
const area = (how: Combination, ...areas: readonly (readonly GridRing[])[]) => getArea(combineAreas(areas, how) ?? [])
const areas = (a: GridRing[], b: GridRing[]) => combinations.map((how) => area(how, a, b))

const polygons = (most: number, scale: number) => {
  const at = fc.integer({ min: 0, max: most }).map((value) => value * scale)
  const ring = fc.array(fc.record({ x: at, y: at }), { minLength: 3, maxLength: 7 })
  return fc.array(ring, { minLength: 1, maxLength: 2 })
}

test('areas that overlap, touch, cover or miss each other', () => {
  const square = box(0, 0, 100, 100)
  // unite, subtract, intersect, exclude
  expect(areas(square, box(50, 50, 100, 100))).toEqual([17_500, 7500, 2500, 15_000])
  expect(areas(square, box(100, 0, 100, 100))).toEqual([20_000, 10_000, 0, 20_000])
  expect(areas(square, box(100, 100, 50, 50))).toEqual([12_500, 10_000, 0, 12_500])
  expect(areas(square, square)).toEqual([10_000, 0, 10_000, 0])
  expect(areas(square, box(25, 25, 50, 50))).toEqual([10_000, 7500, 2500, 7500])
  expect(areas(square, box(500, 0, 10, 10))).toEqual([10_100, 10_000, 0, 10_100])
  expect(areas(square, [])).toEqual([10_000, 10_000, 0, 10_000])
  expect(combineAreas([], 'unite')).toEqual([])
})

test('a shared side disappears, and a hole runs the other way round', () => {
  expect(combineAreas([box(0, 0, 100, 100), box(100, 0, 100, 100)], 'unite')?.map((ring) => ring.length)).toEqual([4])
  const rings = combineAreas([box(0, 0, 100, 100), box(25, 25, 50, 50)], 'subtract') ?? []
  expect(rings.map((ring) => getArea([ring])).sort((a, b) => a - b)).toEqual([-2500, 10_000])
})

test('whatever the outlines, the four results fit together to the unit', () => {
  // On so small a grid nearly everything touches, overlaps or crosses itself.
  fc.assert(
    fc.property(polygons(5, 2), polygons(5, 2), (a, b) => {
      const [unite = 0, subtract = 0, intersect = 0, exclude = 0] = areas(a, b)
      expect(unite - intersect).toBe(exclude)
      expect(subtract + area('subtract', b, a)).toBe(exclude)
      expect(Math.min(unite, subtract, intersect, exclude)).toBeGreaterThanOrEqual(0)
      expect(area('unite', b, a)).toBe(unite)
      expect(area('intersect', b, a)).toBe(intersect)
    }),
    { numRuns: 100 },
  )
})

test('the union is both areas without what they share', () => {
  const scale = UNITS_PER_PX * 4
  fc.assert(
    fc.property(polygons(40, scale), polygons(40, scale), (a, b) => {
      const both = area('unite', a) + area('unite', b)
      // Crossings are rounded to the grid: at most a unit's width along the outlines.
      const rounding = 60 * 40 * scale
      expect(Math.abs(area('unite', a, b) - (both - area('intersect', a, b)))).toBeLessThan(rounding)
      expect(area('unite', a, b)).toBe(getArea(combineAreas([combineAreas([a, b], 'unite') ?? []], 'unite') ?? []))
    }),
    { numRuns: 60 },
  )
})

const circle = { ...shape({ shape: 'ellipse', width: 100, height: 100 }), id: 'circle' } as ShapeLayer
const bar = { ...shape({ shape: 'rectangle', width: 200, height: 20, rotation_deg: 30 }), id: 'bar' } as ShapeLayer
const far = { ...circle, id: 'far', cx: 60 } as ShapeLayer
const document = (...layers: Layer[]) => {
  const blank = newDocument(7, [1])
  return { ...blank, views: blank.views.map((view) => ({ ...view, layers })) }
}
const all = { view_id: 1, ids: ['circle', 'bar', 'far', 'locked'] }
const task = (how: Combination) => ({ how, name: '合并', newId: () => 'made' })

test('a flattened circle keeps its area within a thousandth', () => {
  const px = Math.abs(getArea(getOutlines(circle))) / UNITS_PER_PX ** 2
  expect(px / (Math.PI * 2500)).toBeCloseTo(1, 3)
})

test('shapes become one layer that looks like the lowest, takes the place of the highest and can be combined again', () => {
  const locked = { ...bar, id: 'locked', is_locked: true }
  const made = combineShapes(document(circle, locked, bar), all, task('unite'))
  if (!('document' in made)) throw new Error(made.problem)
  expect(made.document.views[0]?.layers.map(({ id }) => id)).toEqual(['locked', 'made'])
  expect(DesignDocument.parse(made.document)).toEqual(made.document)
  const layer = made.document.views[0]?.layers[1] as ShapeLayer
  expect(layer).toMatchObject({ fill: circle.fill, stroke: circle.stroke, rotation_deg: 0, cx: 275, cy: 275 })
  const again = combineShapes(
    document(layer, { ...circle, id: 'far' }),
    { view_id: 1, ids: ['made', 'far'] },
    task('intersect'),
  )
  const rest = 'document' in again ? (again.document.views[0]?.layers[0] as ShapeLayer) : undefined
  expect(rest?.width).toBeCloseTo(100, 1)
})

test('nothing changes when nothing would be left, or there is only one shape', () => {
  expect(combineShapes(document(circle, far), all, task('intersect'))).toEqual({ problem: 'nothing_left' })
  expect(combineShapes(document(circle), all, task('unite'))).toEqual({ problem: 'too_few' })
  const code = { ...bar, code: { kind: 'qr', text: 'a', paper: null } } as ShapeLayer
  expect(combineShapes(document(circle, code), all, task('unite'))).toEqual({ problem: 'too_few' })
})

/** A letter half an em wide and high, with a round top, twice. */
const layout: Typesetter['layout'] = () => {
  const outline = [MOVE, 0, 0, LINE, 0, -0.4, QUADRATIC, 0.25, -0.6, 0.5, -0.4, LINE, 0.5, 0, CLOSE]
  const at = (e: number) => ({ outline, matrix: { a: 1, b: 0, c: 0, d: 1, e, f: 0.25 }, colour: null })
  const reach = { left: -0.75, right: 0.75, top: -0.25, bottom: 0.25 }
  const ink = [at(-0.75), at(0.25)]
  return { em_px: 40, width: 80, height: 40, ink, reach, origin: { x: 0, y: 0 }, missing: [] }
}
const words = { ...goldenText({ width: 160, height: 80, fill: '#3b5bfd' }), id: 'far' }

test('the letters of a text are cut out of a shape, where and as large as they are painted', () => {
  const plate = { ...bar, width: 220, height: 120, rotation_deg: 0 }
  const made = combineShapes(document(plate, words), all, { ...task('subtract'), layout })
  const layer = 'document' in made ? (made.document.views[0]?.layers[0] as ShapeLayer) : undefined
  expect(layer).toMatchObject({ width: 220, height: 120, fill: plate.fill })
  // The plate and two windows, with the area of the letters: 40 × 32 and under the curve.
  expect(layer?.path).toHaveLength(3)
  const px = Math.abs(getArea(getOutlines(layer as ShapeLayer))) / UNITS_PER_PX ** 2
  expect(px / (220 * 120 - 2 * (40 * 32 + (2 / 3) * 40 * 8))).toBeCloseTo(1, 3)
})

test('a text as the lowest gives its colour and its outline, and stays alone while its font is not loaded', () => {
  const outlined = { ...words, outline: { colour: '#17202e', width_em: 0.05 }, size: 40 }
  const made = combineShapes(document(outlined, circle), all, { ...task('unite'), layout })
  if (!('document' in made)) throw new Error(made.problem)
  expect(DesignDocument.parse(made.document)).toEqual(made.document)
  expect(made.document.views[0]?.layers[0]).toMatchObject({ fill: '#3b5bfd', stroke: '#17202e', stroke_width: 4 })
  expect(combineShapes(document(words, circle), all, task('unite'))).toEqual({ problem: 'too_few' })
})

test('the golden shape has a window', () => {
  const layer = combined() as ShapeLayer
  expect(layer.path).toHaveLength(2)
  expect(layer.path?.every((ring) => ring.length > 60)).toBe(true)
})
