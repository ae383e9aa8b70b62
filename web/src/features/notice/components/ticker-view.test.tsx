import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TickerView } from './ticker-view.tsx'

const notices = ['发货截止', '假期安排', '新仓库'].map((title, i) => ({
  id: i + 1,
  title,
  summary: '',
  created_at: '2026-11-01T00:00:00Z',
}))

let wants_no_motion = false
beforeEach(() => {
  wants_no_motion = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: wants_no_motion }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => notices.filter(({ title }) => screen.queryByText(title)).map(({ title }) => title)

test('the next notice shows every three seconds and wraps at the end', () => {
  render(<TickerView notices={notices} onOpen={() => {}} />)
  expect(shown()).toEqual(['发货截止'])
  pass(2999)
  expect(shown()).toEqual(['发货截止'])
  pass(1)
  expect(shown()).toEqual(['假期安排'])
  pass(6000)
  expect(shown()).toEqual(['发货截止'])
})

test('hover or focus pauses it', () => {
  render(<TickerView notices={notices} onOpen={() => {}} />)
  const ticker = screen.getByRole('region')
  fireEvent.mouseEnter(ticker)
  pass(9000)
  expect(shown()).toEqual(['发货截止'])
  fireEvent.mouseLeave(ticker)
  pass(3000)
  expect(shown()).toEqual(['假期安排'])
  fireEvent.focus(screen.getByText('假期安排'))
  pass(9000)
  expect(shown()).toEqual(['假期安排'])
})

test('with reduced motion it is stepped manually', () => {
  wants_no_motion = true
  render(<TickerView notices={notices} onOpen={() => {}} />)
  pass(9000)
  expect(shown()).toEqual(['发货截止'])
  fireEvent.click(screen.getByLabelText('下一条'))
  expect(shown()).toEqual(['假期安排'])
})

test('a click opens the current notice', () => {
  const onOpen = vi.fn()
  render(<TickerView notices={notices} onOpen={onOpen} />)
  pass(3000)
  fireEvent.click(screen.getByText('假期安排'))
  expect(onOpen).toHaveBeenCalledWith(1)
})
