import { expect, test } from 'vitest'
import { BAR_HEIGHT_PX, barPlace } from './letter-bar.view.ts'
import { drawHandle } from './letter-handle.view.ts'

const free = { across: { from: 0, to: 368 }, down: { from: 0, to: 500 } }
const place = (top: number, bottom: number, left = 100, right = 200) => {
  const text = { across: { from: left, to: right }, down: { from: top, to: bottom } }
  return barPlace({ text, letters: text, free, width_px: 240 })
}

test('the bar is above the text, in the middle of what is selected', () => {
  const { left, top } = place(200, 260)
  expect(left).toBe(30)
  expect(top + BAR_HEIGHT_PX).toBeLessThan(200)
})

test('at the top of the stage it is below the text and its handles', () => {
  expect(place(10, 60).top).toBeGreaterThan(60 + 20)
})

test('over a text that fills the stage it keeps away from the selected letters', () => {
  const text = { across: { from: 0, to: 368 }, down: { from: -100, to: 900 } }
  const letters = (at: number) => ({ across: text.across, down: { from: at, to: at + 40 } })
  expect(barPlace({ text, letters: letters(60), free, width_px: 240 }).top).toBeGreaterThan(400)
  expect(barPlace({ text, letters: letters(420), free, width_px: 240 }).top).toBeLessThan(20)
})

test('it never leaves the stage', () => {
  expect(place(200, 260, 0, 4).left).toBeGreaterThan(0)
  expect(place(200, 260, 364, 368).left + 240).toBeLessThan(368)
})

test('handles hang below letters, away from what is selected, also from turned ones', () => {
  const upright = { top: { x: 50, y: 0 }, foot: { x: 50, y: 40 } }
  expect(drawHandle(upright, 'left').reach.x).toBeLessThan(40)
  expect(drawHandle(upright, 'right').reach.x).toBeGreaterThan(60)
  expect(drawHandle(upright, 'middle').reach.x).toBeCloseTo(50, 6)
  expect(drawHandle(upright, 'middle').reach.y).toBeGreaterThan(50)
  // A quarter turn to the right: below the letters is to their left on screen.
  const turned = { top: { x: 40, y: 50 }, foot: { x: 0, y: 50 } }
  expect(drawHandle(turned, 'right').reach.x).toBeLessThan(0)
  expect(drawHandle(turned, 'right').reach.y).toBeGreaterThan(60)
})
