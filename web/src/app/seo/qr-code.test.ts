import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('texts that are too long get no code', () => {
  expect(qrCode('x'.repeat(107))).toBeNull()
})

test('the drawing has a quiet zone of four modules', () => {
  const code = qrCode('hi')
  expect(code?.side).toBe(29)
  expect(code?.path.startsWith('M4 4h1v1h-1z')).toBe(true)
})
