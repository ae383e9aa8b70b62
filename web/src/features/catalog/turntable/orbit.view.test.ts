import { expect, test } from 'vitest'
import {
  approached,
  autoGoal,
  FARTHEST,
  getAutoTurn,
  getPlace,
  getRadius,
  getStart,
  isSame,
  NEAREST,
  orbitForKey,
  Pace,
  rotated,
  START,
  zoomed,
} from './orbit.view.ts'

/** Number of frames until it gives up; null for never. */
function tiredAfter(frames_ms: readonly number[]): number | null {
  const pace = new Pace()
  const at = frames_ms.findIndex((frame_ms) => pace.isTired(frame_ms))
  return at === -1 ? null : at + 1
}
const times = (count: number, frame_ms: number) => Array.from({ length: count }, () => frame_ms)

test('a smooth rotation never stops', () => {
  expect(tiredAfter(times(5000, 17))).toBeNull()
})

test('slow frames end it, but not the first ones', () => {
  expect(tiredAfter(times(50, 120))).toBe(10)
  expect(tiredAfter([...times(4, 900), ...times(500, 20)])).toBeNull()
})

test('a hiccup now and then is forgiven', () => {
  const hiccups = Array.from({ length: 300 }, (_, n) => (n % 5 === 0 ? 200 : 16))
  expect(tiredAfter(hiccups)).toBeNull()
})

const front = { azimuth_rad: 0, elevation_rad: 0, distance: 1 }

test('the camera goes round without end, but never over the top or under the ground', () => {
  expect(rotated(front, 9, 0).azimuth_rad).toBe(9)
  expect(rotated(front, 0, 9).elevation_rad).toBeLessThan(Math.PI / 2)
  expect(rotated(front, 0, -9).elevation_rad).toBeGreaterThan(-Math.PI / 2)
})

test('zoom stops before the product is entered or lost', () => {
  expect(zoomed(front, 0.001).distance).toBe(NEAREST)
  expect(zoomed(front, 1000).distance).toBe(FARTHEST)
})

test('the camera reaches its target and stops at any frame rate', () => {
  const goal = rotated(zoomed(front, 0.7), 1, 0.3)
  for (const frame_s of [1 / 240, 1 / 60, 1 / 10]) {
    let now = front
    for (let passed_s = 0; passed_s < 2; passed_s += frame_s) now = approached(now, goal, frame_s)
    expect(isSame(now, goal)).toBe(true)
  }
})

test('half a second in one step leads as far as in many', () => {
  const goal = rotated(front, 1, 0)
  let many = front
  for (let i = 0; i < 30; i++) many = approached(many, goal, 1 / 300)
  expect(approached(front, goal, 0.1).azimuth_rad).toBeCloseTo(many.azimuth_rad, 6)
})

test('what is flat and printed on one side sways, everything else turns', () => {
  const flat = { x: 0.4, y: 0.5, z: 0.02 }
  expect(getAutoTurn(flat, ['print_front', 'frame'])).toBe('sway')
  expect(getAutoTurn(flat, ['print_front', 'print_back'])).toBe('turn')
  expect(getAutoTurn({ x: 0.1, y: 0.1, z: 0.1 }, ['print_front'])).toBe('turn')
})

test('swaying begins where the camera is and never shows the back', () => {
  expect(autoGoal(START, 'sway', 0).azimuth_rad).toBeCloseTo(START.azimuth_rad, 6)
  for (let s = 0; s < 60; s++) expect(Math.abs(autoGoal(START, 'sway', s).azimuth_rad)).toBeLessThan(Math.PI / 3)
})

test('a narrow screen steps back so that the width fits', () => {
  const wide = getPlace(front, 1, 30, 2)
  const narrow = getPlace(front, 1, 30, 0.5)
  expect(narrow.z).toBeGreaterThan(wide.z * 1.5)
  expect(wide).toMatchObject({ x: 0, y: 0 })
})

test('keys turn, zoom and go back; others are left to the page', () => {
  expect(orbitForKey(front, 'ArrowRight', START)?.azimuth_rad).toBeGreaterThan(0)
  expect(orbitForKey(front, '+', START)?.distance).toBeLessThan(1)
  expect(orbitForKey(rotated(front, 3, 0), 'Home', START)).toEqual(START)
  expect(orbitForKey(front, 'Tab', START)).toBeNull()
})

test('a wrap is first seen from its middle, flat products from above', () => {
  const cup = { x: 0.1, y: 0.1, z: 0.08 }
  expect(getStart(cup, ['body', 'print_wrap']).azimuth_rad).toBeLessThan(getStart(cup, ['print_front']).azimuth_rad)
  expect(getStart({ x: 0.8, y: 0.01, z: 0.4 }, ['print_front']).elevation_rad).toBeGreaterThan(START.elevation_rad)
})

test('a tall and a wide product both fit while they turn', () => {
  expect(getRadius({ x: 0.1, y: 1, z: 0.1 })).toBeGreaterThan(0.5)
  expect(getRadius({ x: 1, y: 0.1, z: 1 })).toBeGreaterThan(Math.SQRT1_2)
})
