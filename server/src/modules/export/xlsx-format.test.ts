import { expect, test } from 'vitest'
import { csvCell } from './csv-format.ts'
import { serialDay, wallClock } from './wall-clock.ts'
import { columnName } from './xlsx-format.ts'

test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test('instants become the wall clock of the zone, on both sides of daylight saving', () => {
  expect(wallClock(new Date('2026-07-01T16:30:05Z'), 'Asia/Shanghai')).toBe('2026-07-02 00:30:05')
  expect(wallClock(new Date('2026-07-01T04:00:00Z'), 'America/New_York')).toBe('2026-07-01 00:00:00')
  expect(wallClock(new Date('2026-12-01T05:00:00Z'), 'America/New_York')).toBe('2026-12-01 00:00:00')
})

test('a day is a whole number since day 0 of spreadsheets', () => {
  expect(serialDay(new Date('2026-01-01T00:00:00Z'), 'UTC')).toBe(46_023)
  expect(serialDay(new Date('2026-01-01T12:00:00Z'), 'UTC')).toBe(46_023.5)
})

test('csv cells that begin like formulas become text, numbers stay numbers', () => {
  expect(['=A1', '+1', '-1', '@x', 'a,b', 'a"b', 'plain'].map((cell) => csvCell(cell, 'UTC'))).toEqual([
    "'=A1",
    "'+1",
    "'-1",
    "'@x",
    '"a,b"',
    '"a""b"',
    'plain',
  ])
  expect(csvCell(-5, 'UTC')).toBe('-5')
  expect(csvCell(null, 'UTC')).toBe('')
})
