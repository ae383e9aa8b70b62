import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { secondsLeft, useCountdown } from './use-countdown.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a started second counts as a whole one', () => {
  expect(secondsLeft(60_000, 0)).toBe(60)
  expect(secondsLeft(60_000, 1)).toBe(60)
  expect(secondsLeft(60_000, 59_999)).toBe(1)
  expect(secondsLeft(60_000, 60_000)).toBe(0)
  expect(secondsLeft(60_000, 90_000)).toBe(0)
})

test('it counts down to zero and can be restarted', () => {
  const { result } = renderHook(() => useCountdown(10))
  expect(result.current.seconds).toBe(10)
  act(() => vi.advanceTimersByTime(9000))
  expect(result.current.seconds).toBe(1)
  act(() => vi.advanceTimersByTime(1000))
  expect(result.current.seconds).toBe(0)
  act(() => result.current.start(60))
  expect(result.current.seconds).toBe(60)
})

test('a suspended tab resumes with the correct remaining time', () => {
  const { result } = renderHook(() => useCountdown(60))
  vi.setSystemTime(Date.now() + 45_000)
  act(() => vi.advanceTimersByTime(250))
  expect(result.current.seconds).toBe(15)
})
