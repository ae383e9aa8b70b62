import { expect, test } from 'vitest'
import { changedFields, getSubject, redact } from './audit.rules.ts'

test('secrets are hidden by field name, at any depth; codes only where somebody logs in', () => {
  const input = {
    username: 'lin',
    password: 'blue-mug',
    nested: [{ app_secret: 'x', access_token: 'y', api_key: 'z', name: 'shop' }],
    code: '123456',
    credentials: { key: 'k' },
  }
  expect(redact(input, { is_login: true })).toEqual({
    username: 'lin',
    password: '[redacted]',
    nested: [{ app_secret: '[redacted]', access_token: '[redacted]', api_key: '[redacted]', name: 'shop' }],
    code: '[redacted]',
    credentials: '[redacted]',
  })
  expect(redact({ code: 'US-WEST', hs_code: '610910', country_code: 'US', password: '' })).toEqual({
    code: 'US-WEST',
    hs_code: '610910',
    country_code: 'US',
    password: '',
  })
})

test('what a column cannot hold is cut or replaced', () => {
  expect(redact({ text: 'a\u0000b', half: '\ud83d' })).toEqual({ text: 'a\ufffdb', half: '\ufffd' })
  expect((redact({ text: 'x'.repeat(5000) }) as { text: string }).text).toHaveLength(2001)
  expect((redact(Array.from({ length: 500 }, (_, i) => i)) as unknown[]).length).toBe(201)
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`f${i}`, 'y'.repeat(1900)]))
  expect(redact(many)).toMatchObject({ bytes: expect.any(Number) })
})

test('only changed fields are kept', () => {
  const before = { name: 'Mug', price: 100, tags: ['a'] }
  const after = { name: 'Mug', price: 120, tags: ['a'], note: 'new' }
  expect(changedFields(before, after)).toEqual({ before: { price: 100 }, after: { price: 120, note: 'new' } })
  expect(changedFields(undefined, { name: 'Mug' })).toEqual({ before: null, after: { name: 'Mug' } })
})

test('a call without a named subject is filed under its path', () => {
  expect(getSubject('/ops/banner/{id}/publish', { id: 7 })).toEqual({ subject: 'banner', subject_id: '7' })
  expect(getSubject('/ops/logout', {})).toEqual({ subject: 'logout', subject_id: null })
})
