import { usernamePattern } from '@inkroute/contract/auth/fields'
import { expect, test } from 'vitest'
import { newUsername } from './new-username.rules.ts'

test.each([
  ['sms', '13800138000', 'u8000-3f9a1c'],
  ['mail', 'lin.wei@example.com', 'lin.wei-3f9a1c'],
  ['mail', '12345@qq.com', 'u12345-3f9a1c'],
  ['mail', 'lin+shop@example.com', 'linshop-3f9a1c'],
  ['mail', '!@example.com', 'u-3f9a1c'],
  ['mail', `${'a'.repeat(60)}@example.com`, `${'a'.repeat(24)}-3f9a1c`],
] as const)('%s %s becomes %s', (channel, to, expected) => {
  const made = newUsername({ channel, to }, '3f9a1c')
  expect(made).toBe(expected)
  expect(made).toMatch(usernamePattern)
})
