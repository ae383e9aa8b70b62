import { expect, test } from 'vitest'
import { type Choice, compareChoices, getArrival, isNear, suggestChoice } from './choices.rules.ts'

const choice = (channel_id: number, facts: Partial<Choice>): Choice => ({
  warehouse_code: 'SZ',
  channel_id,
  price_fen: 2000,
  is_tracked: true,
  is_near: false,
  arrives_to: '2026-12-01',
  ...facts,
})

const post = choice(1, { price_fen: 900, is_tracked: false })
const line = choice(2, { price_fen: 1800 })
const local = choice(3, { warehouse_code: 'LA', price_fen: 2400, is_near: true, arrives_to: '2026-11-24' })
const courier = choice(4, { price_fen: 6000, arrives_to: '2026-11-22' })

test('tracked ways come before untracked ones, near ones before far ones, then the cheaper', () => {
  const sorted = [post, courier, line, local].sort(compareChoices)
  expect(sorted.map(({ channel_id }) => channel_id)).toEqual([3, 2, 4, 1])
})

test('the cheapest tracked way is suggested, whichever warehouse it leaves from', () => {
  expect(suggestChoice([post, courier, line, local])?.channel_id).toBe(2)
  expect(suggestChoice([post, { ...local, price_fen: 1500 }, line])?.channel_id).toBe(3)
  expect(suggestChoice([line, { ...local, price_fen: 1800 }])?.channel_id).toBe(3)
  expect(suggestChoice([post])?.channel_id).toBe(1)
  expect(suggestChoice([])).toBeNull()
})

test('a warehouse is near in the same country and within the Union', () => {
  const kassel = { region: 'EU', country: 'DE' }
  expect(isNear(kassel, 'DE', true)).toBe(true)
  expect(isNear(kassel, 'FR', true)).toBe(true)
  expect(isNear(kassel, 'GB', false)).toBe(false)
  expect(isNear({ region: 'CN', country: 'CN' }, 'US', false)).toBe(false)
})

test('arrival counts work after the cut-off, days off and working days of the carrier', () => {
  const week = ['16:00', '16:00', '16:00', '16:00', '16:00', null, null]
  const calendar = { time_zone: 'UTC', cut_offs: week, holidays: ['2026-11-20'] }
  // Paid on a Wednesday after the cut-off: work starts on Thursday, Friday is a holiday.
  const paid_at = new Date('2026-11-18T18:00:00Z')
  const way = { paid_at, calendar, hours: { min: 24, max: 48 }, days_min: 5, days_max: 10 }
  expect(getArrival(way)).toEqual({ arrives_from: '2026-11-30', arrives_to: '2026-12-08' })
  expect(getArrival({ ...way, calendar: null, hours: { min: 24, max: 24 } })).toEqual({
    arrives_from: '2026-11-26',
    arrives_to: '2026-12-03',
  })
})
