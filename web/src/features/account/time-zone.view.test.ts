import { expect, test } from 'vitest'
import { offsetLabel } from '../../shared/format/time-zone.ts'
import { zoneOptions } from './time-zone.view.ts'

const winter = new Date('2026-01-15T00:00:00Z')
const summer = new Date('2026-07-15T00:00:00Z')

test('a zone shows its offset, including daylight saving time', () => {
  expect(offsetLabel('Asia/Shanghai', winter)).toBe('UTC+8')
  expect(offsetLabel('America/New_York', winter)).toBe('UTC−5')
  expect(offsetLabel('America/New_York', summer)).toBe('UTC−4')
  expect(offsetLabel('Asia/Kolkata', winter)).toBe('UTC+5:30')
})

test('common zones come first, and the current one is always included', () => {
  const options = zoneOptions(['Africa/Lagos', 'Asia/Shanghai'], 'Antarctica/Troll', winter)
  expect(options[0]).toEqual({ value: 'Asia/Shanghai', label: 'Asia/Shanghai (UTC+8)' })
  const values = options.map((option) => option.value)
  expect(values.at(-1)).toBe('Antarctica/Troll')
  expect(new Set(values).size).toBe(values.length)
})
