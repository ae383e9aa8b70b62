import { expect, test } from 'vitest'
import { hideEmail, normalEmail } from './account.rules.ts'

test.each([
  ['Lin@Example.COM', 'lin@example.com'],
  ['lin@bücher.example', 'lin@xn--bcher-kva.example'],
  ['lin@印途.中国', 'lin@xn--wlr242l.xn--fiqs8s'],
  ['ｌｉｎ@example.com', 'lin@example.com'],
  ['lin@example.com\r\nBcc: all@example.com', null],
  ['lin@@example.com', null],
  ['lin..x@example.com', null],
  ['林@example.com', null],
  ['lin@localhost', null],
  ['lin@127.0.0.1', null],
  ['<lin@example.com>', null],
  ['a@b.example,c@d.example', null],
])('%j is kept as %s', (typed, kept) => expect(normalEmail(typed)).toBe(kept))

test('addresses longer than mail allows are none', () => {
  expect(normalEmail(`${'a'.repeat(65)}@example.com`)).toBeNull()
  expect(normalEmail(`lin@${'a.'.repeat(130)}example`)).toBeNull()
})

test('only the edges of an address are shown', () => {
  expect(hideEmail('linxiaoman@example.com')).toBe('l***n@example.com')
  expect(hideEmail('l@example.com')).toBe('l***@example.com')
  expect(hideEmail(null)).toBeNull()
})
