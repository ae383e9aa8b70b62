import { expect, test } from 'vitest'
import { placeCard } from './guide-steps.ts'

const screen = { width: 1440, height: 900 }

test('the card is placed below a small target', () => {
  expect(placeCard({ left: 900, top: 10, width: 220, height: 36 }, screen)).toEqual({ left: 900, top: 58 })
})

test('the card is placed beside a target as tall as the window', () => {
  expect(placeCard({ left: 0, top: 0, width: 208, height: 900 }, screen)).toEqual({ left: 220, top: 72 })
})

test('the card stays inside the window, however narrow', () => {
  const place = placeCard({ left: 340, top: 8, width: 40, height: 40 }, { width: 390, height: 844 })
  expect(place.left + 320).toBeLessThanOrEqual(390 - 12)
  expect(place.left).toBeGreaterThanOrEqual(12)
})
