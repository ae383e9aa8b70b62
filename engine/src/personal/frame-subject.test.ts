import { expect, test } from 'vitest'
import { frameSubject } from './frame-subject.ts'

/** A red box on a plain ground, as shares of the picture. */
function scene(width: number, height: number, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const is_box = x >= left * width && x < right * width && y >= top * height && y < bottom * height
      pixels.set(is_box ? [200, 40, 30, 255] : [225, 235, 240, 255], 4 * (y * width + x))
    }
  }
  return { pixels, width, height }
}

test('a subject beside the middle of a wide photo is moved into a square frame', () => {
  const framing = frameSubject(scene(80, 40, [0.7, 0.3, 0.9, 1]), 1)
  expect(framing?.cut).toBeLessThan(0.01)
  // The square is half as wide as the photo, so its middle lies between a quarter and three quarters.
  expect(framing?.x).toBeGreaterThan(0.64)
  expect(framing?.x).toBeLessThanOrEqual(0.75)
  expect(framing?.y).toBe(0.5)
})

test('a subject in the middle stays there', () => {
  const framing = frameSubject(scene(40, 80, [0.3, 0.4, 0.7, 0.6]), 1)
  expect(framing).toMatchObject({ x: 0.5 })
  expect(framing?.y).toBeCloseTo(0.5, 1)
  expect(framing?.cut).toBeLessThan(0.01)
})

test('a group wider than a tall frame is said to be cut, by how much', () => {
  const framing = frameSubject(scene(80, 40, [0.1, 0.3, 0.9, 1]), 0.5)
  expect(framing?.cut).toBeGreaterThan(0.5)
  expect(framing?.cut).toBeLessThan(0.8)
})

test('a photo without anything that stands out says nothing', () => {
  expect(frameSubject(scene(40, 40, [0, 0, 0, 0]), 0.5)).toBeNull()
})
