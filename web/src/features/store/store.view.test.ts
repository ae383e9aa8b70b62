import { expect, test } from 'vitest'
import { endsSoon, getState, mayRemind, readReturn, reminderLines, sampleName } from './store.view.ts'

const health = {
  state: 'ok' as const,
  synced_at: null,
  next_sync_at: null,
  order_count: 0,
  error_kind: null,
  error: '',
  fix: '',
  failed_pushes: 0,
  unread_orders: 0,
}

test('a lost authorisation speaks louder than a sync error', () => {
  expect(getState({ authed: 2, auth_problem: 'revoked', health: { ...health, state: 'failing' } }).word).toBe(
    'state_revoked',
  )
  expect(getState({ authed: 1, auth_problem: null, health: { ...health, state: 'failing' } }).tone).toBe('warn')
  expect(getState({ authed: 2, auth_problem: 'new', health }).tone).toBe('off')
})

test('an authorisation within seven days of its end is spoken of, an ended or endless one is not', () => {
  const now = Date.parse('2026-11-15T00:00:00Z')
  expect(endsSoon({ authed: 1, consent_expires_at: '2026-11-20T00:00:00Z' }, now)).toBe(true)
  expect(endsSoon({ authed: 1, consent_expires_at: '2026-12-20T00:00:00Z' }, now)).toBe(false)
  expect(endsSoon({ authed: 2, consent_expires_at: '2026-11-16T00:00:00Z' }, now)).toBe(false)
  expect(endsSoon({ authed: 1, consent_expires_at: null }, now)).toBe(false)
})

test('the reminder lists expired stores first and can be snoozed for a day', () => {
  const lines = reminderLines({ exception: { 7: 1 }, recently1: { 5: 2 }, recently7: { 1: 0 } })
  expect(lines).toEqual([
    { platform: 7, count: 1, word: 'expired' },
    { platform: 5, count: 2, word: 'one_day' },
  ])
  expect(mayRemind(0, 1000)).toBe(true)
  expect(mayRemind(1000, 1000 + 23 * 3_600_000)).toBe(false)
  expect(mayRemind(1000, 1000 + 25 * 3_600_000)).toBe(true)
})

test('a platform’s callback is distinguished from an installation and a refusal', () => {
  expect(readReturn({ code: 'a', state: 'b', hmac: 'c' })).toBe('bind')
  expect(readReturn({ shop: 'a.myshopify.com', hmac: 'c', timestamp: '1' })).toBe('install')
  expect(readReturn({ error: 'access_denied', state: 'b' })).toBe('denied')
  expect(readReturn({})).toBe('nothing')
})

test('a shop of the sandbox is named in the language of the reader, without its platform', () => {
  expect(sampleName('Etsy 晨光文创 Morning Light', 'Etsy', 'zh')).toBe('晨光文创')
  expect(sampleName('TikTok Shop 新店 New shop', 'TikTok Shop', 'en')).toBe('New shop')
  expect(sampleName('小店', 'Etsy', 'en')).toBe('小店')
  expect(sampleName('Etsy', 'Etsy', 'en')).toBe('Etsy')
})
