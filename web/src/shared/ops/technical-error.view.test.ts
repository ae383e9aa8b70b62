import { expect, test } from 'vitest'
import { errorKind, isTechnical } from './technical-error.view.ts'

test('errors of programs are told apart by what can be done about them', () => {
  expect(errorKind('Error: the carrier answered 503 Service Unavailable')).toBe('down')
  expect(errorKind('access token is revoked')).toBe('revoked')
  expect(errorKind('https://x.example answered 429 to /orders')).toBe('busy')
  expect(errorKind('TypeError: fetch failed (ECONNREFUSED)')).toBe('unreachable')
  expect(errorKind('The operation was aborted due to timeout')).toBe('timeout')
  expect(errorKind('disk full')).toBe('full')
  expect(errorKind('Input buffer contains unsupported image format')).toBe('unreadable')
  expect(errorKind('Error: https://x.example answered 422 to /labels')).toBe('refused')
  expect(errorKind('TypeError: x is not a function')).toBe('unknown')
})

test('what was written for people needs no explanation', () => {
  expect(isTechnical('收件人电话缺失')).toBe(false)
  expect(isTechnical('Error: 503')).toBe(true)
})
