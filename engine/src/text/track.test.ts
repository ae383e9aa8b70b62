import { expect, test } from 'vitest'
import { TextPath } from '../layers/text-shape.ts'
import { getTrack } from './track.ts'

const path = (points: TextPath['points'], is_closed: boolean = false): TextPath => ({
  points,
  is_closed,
  length: null,
  offset: 0,
})

test('a track is as long as asked, goes the way of its path and runs on straight beyond its ends', () => {
  const level = getTrack(
    path([
      [0, 0],
      [0.5, 0],
      [1, 0],
    ]),
    8,
  )
  expect(level.at(4)).toMatchObject({ x: 4, y: 0, cos: 1, sin: 0 })
  expect(level.at(-2).x).toBeCloseTo(-2)
  expect(level.at(11).x).toBeCloseTo(11)
  const down = getTrack(
    path([
      [3, 0],
      [3, 5],
    ]),
    2,
  )
  expect(down.at(1)).toMatchObject({ cos: 0, sin: 1 })
  expect(down.at(2).y - down.at(0).y).toBeCloseTo(2)
})

test('a closed track begins again, and a ring stays round', () => {
  const ring = path(
    Array.from(
      { length: 12 },
      (_, n) => [Math.cos((n * Math.PI) / 6), Math.sin((n * Math.PI) / 6)] as [number, number],
    ),
    true,
  )
  const track = getTrack(ring, 10)
  expect(track.at(12).x).toBeCloseTo(track.at(2).x)
  expect(track.at(-3).y).toBeCloseTo(track.at(7).y)
  const radius = 10 / (2 * Math.PI)
  for (let at = 0; at < 10; at += 0.7) {
    const { x, y } = track.at(at)
    expect(Math.abs(Math.hypot(x, y) / radius - 1)).toBeLessThan(0.01)
  }
})

test('a path whose points are all one is refused', () => {
  const one: TextPath['points'] = [
    [0, 0],
    [0, 0.001],
  ]
  expect(TextPath.safeParse(path(one)).success).toBe(false)
})
