import { expect, test } from 'vitest'
import { getFilter, pageWithin, reconnectDelay, toParams } from './message.view.ts'

test('the query holds type, status and page, and invalid values are ignored', () => {
  expect(getFilter(new URLSearchParams('type=2&status=2&page=3'))).toEqual({ type: 2, status: 2, page: 3 })
  expect(getFilter(new URLSearchParams('type=9&status=x&page=-1'))).toEqual({
    type: undefined,
    status: undefined,
    page: 1,
  })
})

test('a filter written to the query reads back the same, and the default view has a clean URL', () => {
  const filter = { type: 3, status: 2, page: 2 } as const
  expect(getFilter(new URLSearchParams(toParams(filter)))).toEqual(filter)
  expect(toParams({ type: undefined, status: undefined, page: 1 })).toEqual({})
})

test('an emptied last page falls back to the one before', () => {
  expect(pageWithin(3, 40)).toBe(2)
  expect(pageWithin(3, 41)).toBe(3)
  expect(pageWithin(5, 0)).toBe(1)
})

test('reconnecting backs off up to half a minute', () => {
  expect(reconnectDelay(0, 1)).toBe(1000)
  expect(reconnectDelay(3, 1)).toBe(8000)
  expect(reconnectDelay(3, 0)).toBe(4000)
  expect(reconnectDelay(40, 1)).toBe(30_000)
})
