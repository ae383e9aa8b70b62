import { expect, test } from 'vitest'
import { accountSubject, addressSubject, minutesLeft, needsCaptcha, workBits } from './login-guard.rules.ts'

test('an IPv6 household counts as one address, whatever it is written like', () => {
  const same = ['2001:db8:1:2::1', '2001:DB8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2:0:0:0:9']
  expect(new Set(same.map(addressSubject))).toEqual(new Set(['ip:2001:db8:1:2::/64']))
  expect(addressSubject('::1')).toBe('ip:0:0:0:0::/64')
  expect(addressSubject('2001:db8::5')).toBe('ip:2001:db8:0:0::/64')
})

test('an IPv4 address is itself, also when it arrives inside IPv6', () => {
  expect(addressSubject('203.0.113.7')).toBe('ip:203.0.113.7')
  expect(addressSubject('::ffff:203.0.113.7')).toBe('ip:203.0.113.7')
})

test('names nobody has are counted regardless of case, known accounts by their id', () => {
  expect(accountSubject(undefined, 'Nobody')).toBe(accountSubject(undefined, 'nobody'))
  expect(accountSubject(7, '13800000000')).toBe(accountSubject(7, 'lin'))
})

test('the fifth failure of either side brings the slider', () => {
  expect(needsCaptcha([4, 4])).toBe(false)
  expect(needsCaptcha([5, 0])).toBe(true)
  expect(needsCaptcha([0, 5])).toBe(true)
})

test('a lock is never reported as zero minutes', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  expect(minutesLeft(new Date('2026-01-01T00:00:01Z'), now)).toBe(1)
  expect(minutesLeft(new Date('2026-01-01T00:14:01Z'), now)).toBe(15)
})

test('work doubles with every doubling of wrong passwords and of puzzles, and stays bearable', () => {
  expect([0, 19, 20, 39, 40, 160].map((failures) => workBits(failures, 0))).toEqual([15, 15, 16, 16, 17, 19])
  expect(workBits(20, 20)).toBe(17)
  expect(workBits(1_000_000, 1_000_000)).toBe(20)
})
