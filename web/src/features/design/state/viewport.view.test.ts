import { expect, test } from 'vitest'
import { fitted, MAX_ZOOM, rulerTicks, toCanvas, toScreen, zoomedAt } from './viewport.view.ts'

const view = { zoom: 2, x: 30, y: -40, width: 800, height: 600 }

test('the whole canvas fits the window and is centred', () => {
  const { zoom, x, y } = fitted({ width: 900, height: 590 })
  expect({ zoom, x, y }).toEqual({ zoom: 1, x: 175, y: 20 })
})

test('zooming keeps the point under the pointer fixed, within limits', () => {
  const at = { x: 200, y: 120 }
  const next = { ...view, ...zoomedAt(view, 5, at) }
  expect(toCanvas(next, at)).toEqual(toCanvas(view, at))
  expect(zoomedAt(view, 999, at).zoom).toBe(MAX_ZOOM)
  expect(toScreen(view, toCanvas(view, at))).toEqual(at)
})

test('a ruler writes as many numbers as can be read', () => {
  const labels = (cm_px: number) => rulerTicks(100, 300, cm_px).flatMap((tick) => tick.label ?? [])
  expect(labels(20)).toEqual(['-5', '0', '5', '10'])
  expect(labels(100)).toEqual(['-1', '-0.5', '0', '0.5', '1', '1.5', '2'])
  expect(rulerTicks(0, 50, 50).filter((tick) => tick.label === null)).toHaveLength(9)
})

test('on a phone the print area fills the stage, on a desk the whole product is seen', () => {
  const area = { left: 175, top: 100, width: 200, height: 300 }
  const phone = fitted({ width: 390, height: 560 }, area)
  const shown = { from: phone.x + area.left * phone.zoom, to: phone.x + (area.left + area.width) * phone.zoom }
  expect([Math.round(shown.from), Math.round(shown.to)]).toEqual([21, 368])
  expect(fitted({ width: 900, height: 800 }, area)).toEqual(fitted({ width: 900, height: 800 }))
})
