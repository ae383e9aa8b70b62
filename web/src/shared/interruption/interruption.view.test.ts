import { describe, expect, test } from 'vitest'
import { formAt, GAP_MS, isAtWork, type Memory, nextInterruption } from './interruption.view.ts'

const now_ms = Date.parse('2026-11-17T12:00:00Z')
const hours = (count: number) => count * 3_600_000
const fresh: Memory = { seen: {}, last_ms: null }
const everything = { reminder: 'reminder:a', notices: 'notices:7', promotion: 'promotion:1', tour: 'tour' }

describe('whose turn it is', () => {
  test('the most urgent one goes first, whatever order they came in', () => {
    expect(nextInterruption(everything, fresh, now_ms)).toEqual({ kind: 'reminder', key: 'reminder:a' })
    const { tour, promotion } = everything
    expect(nextInterruption({ tour, promotion }, fresh, now_ms)?.kind).toBe('promotion')
    expect(nextInterruption({ tour }, fresh, now_ms)?.kind).toBe('tour')
    expect(nextInterruption({}, fresh, now_ms)).toBeNull()
  })

  test('a more urgent one that is not known yet is waited for', () => {
    expect(nextInterruption({ ...everything, reminder: undefined }, fresh, now_ms)).toBeNull()
    expect(nextInterruption({ ...everything, reminder: null }, fresh, now_ms)?.kind).toBe('notices')
    expect(nextInterruption({ ...everything, tour: undefined }, fresh, now_ms)?.kind).toBe('reminder')
  })

  test('after one of them nobody follows during the same visit', () => {
    for (const passed of [0, hours(1), GAP_MS - 1])
      expect(nextInterruption(everything, { seen: {}, last_ms: now_ms - passed }, now_ms)).toBeNull()
    expect(nextInterruption(everything, { seen: {}, last_ms: now_ms - GAP_MS }, now_ms)?.kind).toBe('reminder')
  })

  test('what was seen does not come back, and what is new does', () => {
    const seen = { 'notices:7': now_ms - hours(24 * 90), 'promotion:1': now_ms - hours(9), tour: now_ms - hours(9) }
    const memory = { seen, last_ms: now_ms - hours(9) }
    expect(nextInterruption({ ...everything, reminder: null }, memory, now_ms)).toBeNull()
    expect(nextInterruption({ notices: 'notices:8' }, memory, now_ms)).toEqual({ kind: 'notices', key: 'notices:8' })
  })

  test('a shop that still cannot be read is named again the next day', () => {
    const seenBefore = (passed: number) => ({
      seen: { 'reminder:a': now_ms - passed },
      last_ms: now_ms - passed,
    })
    expect(nextInterruption({ reminder: 'reminder:a' }, seenBefore(hours(23)), now_ms)).toBeNull()
    expect(nextInterruption({ reminder: 'reminder:a' }, seenBefore(hours(24)), now_ms)?.kind).toBe('reminder')
  })

  test('a clock that was set back silences nothing', () => {
    const memory = { seen: { 'notices:7': now_ms + hours(5) }, last_ms: now_ms + hours(5) }
    expect(nextInterruption({ notices: 'notices:7' }, memory, now_ms)?.kind).toBe('notices')
  })
})

test('nothing comes between somebody and their payment, and dialogs are for the dashboard', () => {
  expect(['/main/cartCheckout', '/myOrder/orderPay', '/setting/recharge'].every(isAtWork)).toBe(true)
  expect(isAtWork('/views/main')).toBe(false)
  expect([formAt('/views/main'), formAt('/goods/library')]).toEqual(['dialog', 'banner'])
})
