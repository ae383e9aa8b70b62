import { expect, test } from 'vitest'
import { takeEvents } from './event-stream.ts'

test('complete events are parsed; an incomplete one waits', () => {
  const { events, rest } = takeEvents('id: 7\nevent: message\ndata: {"a":1}\n\n: beat\n\nevent: changed\nda')
  expect(events).toEqual([{ id: '7', event: 'message', data: '{"a":1}' }])
  expect(rest).toBe('event: changed\nda')
  expect(takeEvents(`${rest}ta: {}\n\n`).events).toEqual([{ id: '', event: 'changed', data: '{}' }])
})

test('multi-line data is joined; events without data are dropped', () => {
  expect(takeEvents('data: a\r\ndata: b\r\n\r\nretry: 2000\n\n').events).toEqual([
    { id: '', event: 'message', data: 'a\nb' },
  ])
})
