import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { amountCell } from '../../infra/exporter.ts'
import { csvCell } from './run-export.ts'
import { serialDay, wallClock } from './wall-clock.ts'
import { columnName, xlsxFormat } from './xlsx-format.ts'

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

test('money is a number with two decimals in both formats', () => {
  const chunks: Uint8Array[] = []
  const file = xlsxFormat((chunk) => chunks.push(chunk), 'UTC')
  file.begin(['Total'], [12])
  file.row([amountCell(120_050)])
  file.row([amountCell(null)])
  file.end()
  const parts = unzipSync(Buffer.concat(chunks))
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  expect(text('xl/worksheets/sheet1.xml')).toContain('<c r="A2" s="3"><v>1200.50</v></c>')
  expect(text('xl/worksheets/sheet1.xml')).toContain('<row r="3"></row>')
  const [, formats = ''] = text('xl/styles.xml').split('<cellXfs')
  expect(formats.match(/numFmtId="(\d+)"/g)?.[3]).toBe('numFmtId="4"')
  expect(csvCell(amountCell(-1_230), 'UTC')).toBe('-12.30')
})
