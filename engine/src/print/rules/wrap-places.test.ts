import { expect, test } from 'vitest'
import { getBounds } from '../../geometry/box.ts'
import { documentWith, imageLayer } from '../../testing/designs.ts'
import { placeInside, wrapPlaces } from './wrap-places.ts'

const wall = { left: 25, top: 180, width: 500, height: 190 }

test('a mug is seen from three sides, its front opposite the handle; a flat print is not', () => {
  const places = wrapPlaces(wall, 'wrap')
  if (!places) throw new Error('no places')
  expect(Object.keys(places)).toEqual(['left', 'front', 'right'])
  expect(Object.values(places).map(({ left, width }) => Math.round(left + width / 2))).toEqual([150, 275, 400])
  for (const { left, top, width } of Object.values(places)) {
    expect(left).toBeGreaterThanOrEqual(wall.left)
    expect(left + width).toBeLessThanOrEqual(wall.left + wall.width)
    expect(top).toBeGreaterThan(wall.top)
  }
  expect(wrapPlaces(wall, 'full')).toBeNull()
})

test('the front of a hat is where its main picture shows it, and its sides stay on it', () => {
  const brim = { kind: 'brim' as const, ...wall, top: 360, height: 10, radius: 0, name: { zh: '帽檐', en: 'the brim' } }
  const hat = { ...wall, cut_outs: [brim], focus: { left: 385, top: 200, width: 40, height: 60 } }
  const places = wrapPlaces(hat, 'full')
  const [front, right] = [places?.front, places?.right]
  if (!front || !right) throw new Error('no places')
  expect(front.left + front.width / 2).toBeCloseTo(405, 6)
  expect(right.left + right.width).toBeLessThanOrEqual(525)
})

test('a product that states its places is taken at its word', () => {
  const front = { left: 60, top: 200, width: 90, height: 60 }
  const hat = { ...wall, places: [{ side: 'front' as const, ...front }] }
  expect(wrapPlaces(hat, 'placement')).toEqual({ front })
})

test('several layers are put into a place as one, or cover it', () => {
  const two = documentWith(
    imageLayer({ cx: 100, cy: 100, width: 100, height: 100 }),
    imageLayer({ id: 'b', cx: 200, cy: 100, width: 60, height: 60 }),
  )
  const [place, selection] = [
    { left: 60, top: 200, width: 170, height: 160 },
    { view_id: 1, ids: ['a', 'b'] },
  ]
  const inside = getBounds(placeInside(two, selection, place, 'inside').views[0]?.layers ?? [])
  expect(inside.width).toBeCloseTo(170, 2)
  expect(inside.left).toBeCloseTo(60, 2)
  expect(inside.top + inside.height / 2).toBeCloseTo(280, 2)
  const covering = getBounds(placeInside(two, selection, place, 'covering').views[0]?.layers ?? [])
  expect(covering.height).toBeCloseTo(160, 2)
  expect(covering.width).toBeGreaterThan(170)
})
