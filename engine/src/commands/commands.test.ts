import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { DesignDocument } from '../document/design-document.ts'
import { getBounds, getCorners } from '../geometry/box.ts'
import { HISTORY_LIMIT, historySchema, nearestSteps, record, redo, startHistory, undo } from '../history/history.ts'
import { getOutline } from '../shapes/shape-library.ts'
import { anyDocument, areas, documentWith, imageLayer, layerIds } from '../testing/designs.ts'
import { goldenText } from '../testing/golden-layers.ts'
import type { Selection } from '../transform/selection.ts'
import { fill, fit, mirror, move, resize, rotate, rotateTo, scale } from '../transform/transform.ts'
import { align, centre, distribute } from './align.ts'
import { copyToViews } from './copy-to-view.ts'
import {
  addLayer,
  duplicate,
  group,
  redesign,
  removeLayers,
  reorder,
  setStanding,
  ungroup,
  withGroups,
} from './layers.ts'
import { orderLayers, setGradient, setShapeLook, setTiles } from './look.ts'
import { maskWithLayer, setMask, setMaskOutline } from './mask.ts'
import { tile, untile } from './tile.ts'

const area = areas.get(1) ?? { left: 0, top: 0, width: 1, height: 1 }
let last_id = 0
const newId = () => `new-${++last_id}`
const first = (document: DesignDocument) => document.views[0]?.layers[0]
const a: Selection = { view_id: 1, ids: ['a'] }

type Command = (document: DesignDocument, selection: Selection) => DesignDocument

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })).map(
    ([dx, dy]): Command =>
      (document, chosen) =>
        move(document, chosen, dx, dy),
  ),
  fc.double({ min: 0.2, max: 4, noNaN: true }).map(
    (factor): Command =>
      (document, chosen) =>
        scale(document, chosen, factor),
  ),
  fc.constantFrom(5, 45, 90, -90, 13.7).map(
    (degrees): Command =>
      (document, chosen) =>
        rotate(document, chosen, degrees),
  ),
  fc.constantFrom<Command>(
    (document, chosen) => mirror(document, chosen, 'x'),
    (document, chosen) => mirror(document, chosen, 'y'),
    (document, chosen) => fit(document, chosen, area),
    (document, chosen) => fill(document, chosen, area),
    (document, chosen) => centre(document, chosen, area),
    (document, chosen) => align(document, chosen, 'left', area),
    (document, chosen) => align(document, chosen, 'bottom', area),
    (document, chosen) => distribute(document, chosen, 'x'),
    (document, chosen) => tile(document, chosen, 'basic', area),
    (document, chosen) => tile(document, chosen, 'mirrored', area),
    untile,
    (document, chosen) => duplicate(document, chosen, newId),
    removeLayers,
    (document, chosen) => reorder(document, chosen, 'forward'),
    (document, chosen) => reorder(document, chosen, 'back'),
    (document, chosen) => group(document, chosen, newId),
    ungroup,
    (document, chosen) => setStanding(document, chosen, { is_locked: true }),
    (document, chosen) => setStanding(document, chosen, { is_locked: false, opacity: 0.25 }),
    (document, chosen) => rotateTo(document, chosen, 270),
    (document, chosen) => resize(document, chosen, { width: 33 }),
    (document, chosen) => setMask(document, chosen, 'heart'),
    (document, chosen) => setMaskOutline(document, chosen, getOutline('cloud')),
    (document, chosen) => {
      const made = maskWithLayer(document, chosen)
      return 'document' in made ? made.document : document
    },
    (document, chosen) => setShapeLook(document, chosen, { fill: '#ff0000', stroke_width: 900 }),
    (document, chosen) => setTiles(document, chosen, { gap: -5, row_shift: 3, tile_width: 0, tile_rotation_deg: 270 }),
    (document) => orderLayers(document, 1, ['d', 'b', 'a', 'c']),
    (document) => copyToViews(document, { from_view_id: 1, to_view_ids: [2], areas, newId }),
    redesign,
  ),
)
const anySelection = fc.subarray([...layerIds]).map((ids): Selection => ({ view_id: 1, ids }))
const anySteps = fc.array(fc.tuple(anyCommand, anySelection), { maxLength: 14 })

test('every command keeps a document valid', () => {
  fc.assert(
    fc.property(anyDocument, anySteps, (start, steps) => {
      let document = start
      for (const [command, selection] of steps) {
        document = command(document, selection)
        DesignDocument.parse(document)
      }
    }),
  )
})

test('undoing gives every document back, redoing does it all again', () => {
  fc.assert(
    fc.property(anyDocument, anySteps, (start, steps) => {
      let history = startHistory(start)
      const seen = [start]
      for (const [command, selection] of steps) {
        const next = command(history.present, selection)
        if (next !== history.present) seen.push(next)
        history = record(history, next)
      }
      const back = Math.min(HISTORY_LIMIT, seen.length - 1)
      for (let step = 1; step <= back; step++) {
        history = undo(history)
        expect(history.present).toEqual(seen.at(-1 - step))
      }
      for (let step = 0; step < back; step++) history = redo(history)
      expect(history.present).toEqual(seen.at(-1))
    }),
  )
})

test('a hundred steps lead back; what is stored is short, and reads as it was written', () => {
  let history = startHistory(0)
  for (let step = 1; step <= 150; step++) history = record(history, step)
  for (let step = 0; step < 200; step++) history = undo(history)
  expect(history.present).toBe(50)
  for (let step = 0; step < 40; step++) history = redo(history)
  const stored = nearestSteps(history)
  expect([stored.past.length, stored.present, stored.future.length]).toEqual([10, 90, 10])
  expect([undo(stored).present, redo(stored).present]).toEqual([89, 91])
  expect(historySchema(z.number()).parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
})

test('four quarter turns, and two mirrorings, are as if nothing had happened', () => {
  fc.assert(
    fc.property(anyDocument, anySelection, (document, selection) => {
      const turned = [1, 2, 3, 4].reduce((current) => rotate(current, selection, 90), document)
      const mirrored = mirror(mirror(document, selection, 'x'), selection, 'x')
      for (const again of [turned, mirrored]) {
        again.views[0]?.layers.forEach((layer, place) => {
          const before = document.views[0]?.layers[place]
          expect(layer.cx).toBeCloseTo(before?.cx ?? Number.NaN, 1)
          expect(layer.cy).toBeCloseTo(before?.cy ?? Number.NaN, 1)
          expect([layer.flip_x, layer.flip_y]).toEqual([before?.flip_x, before?.flip_y])
        })
      }
    }),
  )
})

test('what is locked does not move, and can be unlocked', () => {
  const locked = documentWith(imageLayer({ is_locked: true }))
  expect(move(locked, a, 10, 10)).toBe(locked)
  expect(first(removeLayers(locked, a))?.id).toBe('a')
  expect(first(move(setStanding(locked, a, { is_locked: false }), a, 10, 0))).toMatchObject({ cx: 210 })
})

test('fit shows everything inside the area, fill leaves nothing of it bare', () => {
  const document = documentWith(imageLayer({ rotation_deg: 90 }))
  const seen = (layer = first(document)) => getBounds(layer ? [layer] : [])
  expect(seen(first(fit(document, a, area)))).toMatchObject({ height: 330 })
  expect(seen(first(fit(document, a, area))).width).toBeLessThanOrEqual(250)
  const filled = seen(first(fill(document, a, area)))
  expect(filled.width).toBeGreaterThanOrEqual(250)
  expect(filled.height).toBeGreaterThanOrEqual(330)
})

test('mirroring a turned picture mirrors what one sees', () => {
  const document = documentWith(imageLayer({ rotation_deg: 30 }))
  const before = getCorners(first(document) as never).map(({ x, y }) => [400 - x, y])
  const after = getCorners(first(mirror(document, a, 'x')) as never)
  for (const [x = 0, y = 0] of before) {
    expect(after.some((corner) => Math.abs(corner.x - x) < 0.01 && Math.abs(corner.y - y) < 0.01)).toBe(true)
  }
})

test('letters may be small enough for the largest goods: 1 pt where the canvas is two metres wide', () => {
  const canvas_cm = 200
  const one_point = ((2.54 / 72) * 550) / canvas_cm
  const words = documentWith(goldenText({ id: 'a', fill: null, size: 2 * one_point }))
  expect(DesignDocument.safeParse(words).success).toBe(true)
  const smaller = first(scale(words, a, 0.5))
  expect(smaller).toMatchObject({ size: expect.closeTo(one_point, 1) })
})

test('a picture becomes tiles of its size and back', () => {
  const document = documentWith(imageLayer({ rotation_deg: 15 }))
  const tiled = tile(document, a, 'mirrored', area)
  expect(first(tiled)).toMatchObject({
    type: 'pattern',
    tile_width: 100,
    tile_rotation_deg: 15,
    width: 250,
    height: 330,
  })
  expect(first(untile(tiled, a))).toMatchObject({ type: 'image', width: 100, height: 50, rotation_deg: 15 })
})

test('gaps become equal and the outer layers stay', () => {
  const at = (id: string, cx: number) => imageLayer({ id, cx, width: 20, height: 20 })
  const document = documentWith(at('a', 100), at('b', 110), at('c', 300))
  const layers = distribute(document, { view_id: 1, ids: ['a', 'b', 'c'] }, 'x').views[0]?.layers
  expect(layers?.map((layer) => layer.cx)).toEqual([100, 200, 300])
})

test('a layer climbs one step at a time and stops at the top', () => {
  const document = documentWith(...['a', 'b', 'c'].map((id) => imageLayer({ id })))
  const order = (one: DesignDocument) => one.views[0]?.layers.map((layer) => layer.id).join('')
  const once = reorder(document, a, 'forward')
  expect([once, reorder(once, a, 'forward'), reorder(reorder(once, a, 'forward'), a, 'forward')].map(order)).toEqual([
    'bac',
    'bca',
    'bca',
  ])
  expect(order(reorder(document, { view_id: 1, ids: ['b', 'c'] }, 'back'))).toBe('bca')
})

test('layers are piled in the order one drags them into', () => {
  const document = documentWith(...['a', 'b', 'c'].map((id) => imageLayer({ id })))
  const order = (ids: string[]) => orderLayers(document, 1, ids).views[0]?.layers.map((layer) => layer.id)
  expect(order(['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(order(['b', 'a'])).toEqual(['b', 'a', 'c'])
})

test('taking hold of one takes hold of its group', () => {
  const document = documentWith(
    imageLayer({ group_id: 'g' }),
    imageLayer({ id: 'b', group_id: 'g' }),
    imageLayer({ id: 'c' }),
  )
  expect(withGroups(document, a).ids).toEqual(['a', 'b'])
})

test('a copy on another view keeps its share of the print area', () => {
  const document = documentWith(imageLayer({ cx: 275, cy: 245, width: 250, height: 125 }))
  const copied = copyToViews(document, { from_view_id: 1, to_view_ids: [2, 1, 9], areas, newId })
  expect(copied.views[1]?.layers[0]).toMatchObject({ cx: 275, cy: 215, width: 190, height: 95 })
  expect(copied.views[0]).toEqual(document.views[0])
})

test('a full view takes no more layers', () => {
  const many = documentWith(...Array.from({ length: 500 }, (_, i) => imageLayer({ id: `l${i}` })))
  expect(addLayer(many, 1, imageLayer({ id: 'one-more' })).views[0]?.layers).toHaveLength(500)
  expect(duplicate(many, { view_id: 1, ids: ['l3'] }, newId).views[0]?.layers).toHaveLength(500)
})

test('a gradient gives way to its first colour, and a path of a fixed length grows with its letters', () => {
  const stops = [
    { at: 0, colour: '#ff0000', opacity: 1 },
    { at: 1, colour: '#0000ff', opacity: 1 },
  ]
  const points: [number, number][] = [
    [0, 0],
    [1, 1],
  ]
  const path = { points, is_closed: false, length: 100, offset: 0 }
  const words = documentWith(goldenText({ id: 'a', fill: null, size: 20, path }))
  const filled = setGradient(words, a, { kind: 'linear', angle_deg: 0, stops })
  expect(first(filled)).toMatchObject({ fill: null, gradient: { stops } })
  expect(first(setGradient(filled, a, undefined))).toMatchObject({ fill: '#ff0000', gradient: undefined })
  expect(first(scale(filled, a, 2))).toMatchObject({ size: 40, path: { length: 200, points } })
})
