import { expect, test } from 'vitest'
import { MOST_ZOOM, movedLook, wholeLook, zoomedLook } from './look.view.ts'

const sheet = { width: 400, height: 300 }

test('zooming keeps the place under the pointer, and zooming back shows all of the picture', () => {
  const near = zoomedLook(wholeLook, 2, { x: 100, y: -50 }, sheet)
  expect(near).toEqual({ zoom: 2, x: -100, y: 50 })
  // The place that was at (100, -50) of the whole picture is there still.
  expect([100 * near.zoom + near.x, -50 * near.zoom + near.y]).toEqual([100, -50])
  expect(zoomedLook(near, 0.1, { x: 0, y: 0 }, sheet)).toEqual(wholeLook)
  expect(zoomedLook(near, 99, { x: 0, y: 0 }, sheet).zoom).toBe(MOST_ZOOM)
})

test('the picture is moved no further than its edges', () => {
  expect(movedLook(wholeLook, { x: 50, y: 50 }, sheet)).toEqual(wholeLook)
  const near = zoomedLook(wholeLook, 2, { x: 0, y: 0 }, sheet)
  expect(movedLook(near, { x: 30, y: -20 }, sheet)).toEqual({ zoom: 2, x: 30, y: -20 })
  expect(movedLook(near, { x: 900, y: -900 }, sheet)).toEqual({ zoom: 2, x: 200, y: -150 })
})
