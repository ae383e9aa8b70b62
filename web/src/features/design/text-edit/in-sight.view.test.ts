import { expect, test } from 'vitest'
import { broughtInSight, onScreen } from './in-sight.view.ts'

const view = { zoom: 0.6, x: 30, y: 140, width: 368, height: 590 }
const free = (height: number) => ({ across: { from: 0, to: 368 }, down: { from: 0, to: height } })
const layer = { left: 240, top: 300, width: 80, height: 80 }

/** Edges on screen once the stage is where it has to be. */
function edges(area: typeof layer, place: ReturnType<typeof broughtInSight>) {
  const { across, down } = onScreen({ ...view, ...place }, area)
  return { left: across.from, right: across.to, top: down.from, bottom: down.to }
}

test('a layer below the sheet is covered, and is brought above it at the same zoom', () => {
  expect(broughtInSight(view, { area: layer }, free(590))).toBeNull()
  const moved = broughtInSight(view, { area: layer }, free(180))
  expect(moved?.zoom).toBe(0.6)
  const { top, bottom } = edges(layer, moved)
  expect((top + bottom) / 2).toBeCloseTo(90, 6)
})

test('one that is larger than what is left of the stage is made smaller on screen', () => {
  const tall = { left: 0, top: 0, width: 300, height: 500 }
  const moved = broughtInSight(view, { area: tall }, free(180))
  expect(moved?.zoom).toBeLessThan(0.6)
  expect(edges(tall, moved).top).toBeGreaterThanOrEqual(0)
  expect(edges(tall, moved).bottom).toBeLessThanOrEqual(180)
})

test('a browser that has moved the page up for a keyboard covers the top of the stage', () => {
  const low = { across: { from: 0, to: 368 }, down: { from: 330, to: 520 } }
  const { top, bottom } = edges(layer, broughtInSight(view, { area: layer }, low))
  expect(top).toBeGreaterThanOrEqual(330)
  expect(bottom).toBeLessThanOrEqual(520)
})

test('letters move no further than they must, and never change their size', () => {
  const caret = { left: 300, top: 320, width: 0, height: 30 }
  expect(broughtInSight(view, { area: layer, caret }, free(590))).toBeNull()
  const moved = broughtInSight(view, { area: layer, caret }, free(300))
  expect(moved).toMatchObject({ zoom: 0.6, x: 30 })
  expect(edges(layer, moved).bottom).toBeCloseTo(300 - 26, 6)
})

test('of a text with no room at least the caret is seen', () => {
  const long = { left: 0, top: 0, width: 550, height: 900 }
  const caret = { left: 520, top: 850, width: 0, height: 30 }
  const at = edges(caret, broughtInSight(view, { area: long, caret }, free(200)))
  expect(at.top).toBeGreaterThanOrEqual(26)
  expect(at.bottom).toBeLessThanOrEqual(174)
  expect(at.right).toBeLessThanOrEqual(368 - 26)
})

test('letters as high as all that is left are in the middle of it', () => {
  const caret = { left: 200, top: 300, width: 0, height: 400 }
  const at = edges(caret, broughtInSight(view, { area: { ...caret, width: 100 }, caret }, free(150)))
  expect((at.top + at.bottom) / 2).toBeCloseTo(75, 6)
})
