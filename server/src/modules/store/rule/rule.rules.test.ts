import { emptyRule } from '@inkroute/contract/store/rule'
import { expect, test } from 'vitest'
import { channelBy, dayStart, findHold, getReason, isWithinLimit, secondsToTomorrow, skuByTitle } from './rule.rules.ts'

const facts = { country: 'US', address: { street1: 'PO Box 12', city: 'Reno' }, total_fen: 5000 }

test('an order waits by country, by a word of its address or by its amount', () => {
  expect(findHold(emptyRule, facts)).toBeNull()
  expect(findHold({ ...emptyRule, hold_countries: ['US'] }, facts)?.cause).toBe('country')
  expect(findHold({ ...emptyRule, hold_words: ['po box'] }, facts)).toEqual({
    cause: 'word',
    detail: { word: 'po box' },
  })
  expect(findHold({ ...emptyRule, hold_above: '49.99' }, facts)?.cause).toBe('amount')
  expect(findHold({ ...emptyRule, hold_above: '50' }, facts)).toBeNull()
})

test('a day’s limit counts what was paid and what would be', () => {
  const rule = { ...emptyRule, daily_limit: '100.00' }
  expect(isWithinLimit(rule, 5000, 5000)).toBe(true)
  expect(isWithinLimit(rule, 5001, 5000)).toBe(false)
})

test('the cheapest and the fastest channel, and neither by the seller’s own rules', () => {
  const option = (id: number, price: string, days_max: number) => ({ channel: { id }, price, days_min: 1, days_max })
  const options = [option(1, '30.00', 5), option(2, '20.00', 12), option(3, '20.00', 9), option(4, '45.00', 5)]
  expect(channelBy('cheapest', options)?.channel.id).toBe(3)
  expect(channelBy('fastest', options)?.channel.id).toBe(1)
  expect(channelBy('rules', options)).toBeNull()
  expect(channelBy('cheapest', [])).toBeNull()
})

test('a day begins at midnight in Shanghai', () => {
  const late = new Date('2026-11-15T15:59:59Z')
  expect(dayStart(late).toISOString()).toBe('2026-11-14T16:00:00.000Z')
  expect(dayStart(new Date('2026-11-15T16:00:00Z')).toISOString()).toBe('2026-11-15T16:00:00.000Z')
  expect(secondsToTomorrow(late)).toBe(31)
})

test('a title means a SKU only where it means one', () => {
  const sku = (id: number, color_name: string, size_name: string) => ({
    id,
    title: 'Sunset Tee',
    color_name,
    size_name,
  })
  const skus = [sku(1, 'White', 'M'), sku(2, 'White', 'L'), sku(3, 'Black', 'M')]
  expect(skuByTitle({ title: 'sunset  tee', variant: 'White / L' }, skus)).toBe(2)
  expect(skuByTitle({ title: 'Sunset Tee', variant: 'White' }, skus)).toBeNull()
  expect(skuByTitle({ title: 'Sunset Tee (old)', variant: 'White / L' }, skus)).toBeNull()
  expect(skuByTitle({ title: 'Sunset Tee', variant: '' }, skus.slice(0, 1))).toBe(1)
})

test('every cause has words', () => {
  expect(getReason('limit', { spent: '90.00', limit: '100.00' }, 'en')).toContain('limit of ¥100.00')
  expect(getReason('silent', {}, 'en')).toContain('10 minutes')
  expect(getReason('word', { word: 'PO Box' }, 'zh')).toContain('PO Box')
})
