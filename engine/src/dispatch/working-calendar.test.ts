import { expect, test } from 'vitest'
import { addWorkingHours, cutOffOn, type WorkingCalendar, workStart } from './working-calendar.ts'

const daily: WorkingCalendar = { time_zone: 'Asia/Shanghai', cut_offs: Array(7).fill('16:00'), holidays: [] }
const weekly: WorkingCalendar = {
  time_zone: 'America/New_York',
  cut_offs: ['13:00', '13:00', '13:00', '13:00', '11:00', null, null],
  holidays: ['2026-11-26'],
}
const iso = (instant: Date) => instant.toISOString()

test('without days off, hours are plain hours and the cut-off costs one day', () => {
  const in_time = workStart(daily, new Date('2026-11-15T07:59:00Z'))
  expect(in_time).toEqual({ is_in_time: true, at: new Date('2026-11-15T07:59:00Z'), cut_off: '16:00' })
  expect(iso(addWorkingHours(daily, in_time.at, 56))).toBe('2026-11-17T15:59:00.000Z')
  expect(iso(workStart(daily, new Date('2026-11-15T08:00:00Z')).at)).toBe('2026-11-16T08:00:00.000Z')
})

test('an order paid after the cut-off on Friday starts on Monday, and weekends do not count', () => {
  // Friday 12:00 in New York; the cut-off on Fridays is 11:00.
  const late = workStart(weekly, new Date('2026-11-20T17:00:00Z'))
  expect(late).toEqual({ is_in_time: false, at: new Date('2026-11-23T17:00:00Z'), cut_off: '13:00' })
  // Thursday 10:00 plus 48 hours skips Saturday and Sunday.
  expect(iso(addWorkingHours(weekly, new Date('2026-11-19T15:00:00Z'), 48))).toBe('2026-11-23T15:00:00.000Z')
})

test('holidays are days off in the time zone of the warehouse', () => {
  expect(cutOffOn(weekly, new Date('2026-11-26T04:00:00Z'))).toBe('13:00')
  expect(cutOffOn(weekly, new Date('2026-11-26T06:00:00Z'))).toBeNull()
  expect(iso(addWorkingHours(weekly, new Date('2026-11-25T15:00:00Z'), 24))).toBe('2026-11-27T15:00:00.000Z')
})

test('a calendar without any working day ends all the same', () => {
  const closed = { ...daily, cut_offs: Array(7).fill(null) }
  expect(iso(addWorkingHours(closed, new Date('2026-11-15T00:00:00Z'), 24))).toBe('2026-11-16T00:00:00.000Z')
})
