import { expect, test } from 'vitest'
import { base32, otpauthUrl, plainRecoveryCode, stepAt, stepOfCode, totpCode } from './totp.rules.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the vectors of RFC 6238: at %d s the code is %s', (seconds, code) => {
  expect(totpCode(secret, stepAt(at(seconds)), 8)).toBe(code)
})

test('a code is good for its step and the ones beside it', () => {
  const code = totpCode(secret, 1000)
  for (const away of [-1, 0, 1]) expect(stepOfCode(secret, code, at((1000 + away) * 30))).toBe(1000)
  for (const away of [-2, 2]) expect(stepOfCode(secret, code, at((1000 + away) * 30))).toBeNull()
  expect(stepOfCode(secret, '12345', at(30_000))).toBeNull()
})

test('the secret is written as apps read it', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(otpauthUrl('印途 InkRoute', 'lin', secret)).toMatch(/^otpauth:\/\/totp\/%E5.*:lin\?secret=GEZD.*&digits=6/)
  expect(plainRecoveryCode(' ABCD-efgh 2345 ')).toBe('abcdefgh2345')
})
