import { expect, test } from 'vitest'
import { humanTrace } from '../../../testing/people.ts'
import { isTraceTooLong, judgeSlide, TOLERANCE_PX } from './trace.rules.ts'

const X = 180
const points = (count: number, make: (share: number, index: number) => [number, number, number]) =>
  Array.from({ length: count + 1 }, (_, index) => {
    const [t, x, y] = make(index / count, index)
    return { t, x, y }
  })

test('a hand that lands on the hole is believed, a little off too', () => {
  expect(judgeSlide(X, X, humanTrace(X))).toBeNull()
  expect(judgeSlide(X, X + TOLERANCE_PX, humanTrace(X + TOLERANCE_PX))).toBeNull()
  expect(judgeSlide(X, X - TOLERANCE_PX, humanTrace(X - TOLERANCE_PX))).toBeNull()
})

test('a human miss may be retried', () => {
  for (const off of [TOLERANCE_PX + 1, -TOLERANCE_PX - 1, 60]) {
    expect(judgeSlide(X, X + off, humanTrace(X + off))).toBe('position')
  }
})

test('arrow keys pressed one by one are believed', () => {
  const gaps = [310, 180, 220, 160, 260, 190, 205, 240]
  let t = 0
  const trace = points(36, (_, index) => {
    t += index === 0 ? 0 : (gaps[index % gaps.length] ?? 200)
    return [t, index * 5, 0]
  })
  expect(judgeSlide(X, X, trace)).toBeNull()
})

test('an arrow key held down is believed: the first repeat is slow', () => {
  const trace = points(45, (_, index) => [index === 0 ? 0 : 500 + index * 33 + (index % 3), index * 4, 0])
  expect(judgeSlide(X, X, trace)).toBeNull()
})

test('a script that moves at one speed is not', () => {
  expect(
    judgeSlide(
      X,
      X,
      points(30, (share) => [share * 900, share * X, 0]),
    ),
  ).toBe('constant_speed')
})

test('a script that eases by the clock is not', () => {
  const eased = points(30, (share, index) => [index * 20, share * share * X, 0])
  expect(judgeSlide(X, X, eased)).toBe('metronome')
})

test.each([
  ['points', [], X],
  ['points', humanTrace(X).slice(0, 4), X],
  ['end', humanTrace(X), X + 20],
  ['start', humanTrace(X).map((point) => ({ ...point, x: point.x + 40 })), X + 40],
  ['order', humanTrace(X).map((point, index) => ({ ...point, t: index === 9 ? 0 : point.t })), X],
  ['duration', humanTrace(X).map((point) => ({ ...point, t: point.t / 10 })), X],
  ['jump', [...humanTrace(20).slice(0, -2), { t: 950, x: X, y: 0 }], X],
  ['direction', points(40, (share, index) => [share * 1500 + (index % 3), (index % 2) * 9 + share * X, 0]), X],
])('%s gives it away', (fault, trace, x) => {
  expect(judgeSlide(X, x, trace)).toBe(fault)
})

test('a slide cannot be longer than its challenge is old', () => {
  expect(isTraceTooLong(humanTrace(X), 300)).toBe(true)
  expect(isTraceTooLong(humanTrace(X), 2000)).toBe(false)
})
