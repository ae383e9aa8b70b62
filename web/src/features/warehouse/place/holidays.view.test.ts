import { expect, test } from 'vitest'
import { readHolidays, writeHolidays } from './holidays.view.ts'

test('pasted lines become days, ranges become one day each', () => {
  const { holidays, wrong } = readHolidays(
    '2027-01-01 元旦\n\n2027年2月6日~2027年2月8日 春节\n2027/12/25, Christmas Day\n2027-01-01 again',
  )
  expect(wrong).toEqual([])
  expect(holidays).toEqual([
    { day: '2027-01-01', name: '元旦' },
    { day: '2027-02-06', name: '春节' },
    { day: '2027-02-07', name: '春节' },
    { day: '2027-02-08', name: '春节' },
    { day: '2027-12-25', name: 'Christmas Day' },
  ])
  expect(readHolidays(writeHolidays(holidays)).holidays).toEqual(holidays)
})

test('lines that cannot be read are named', () => {
  const { holidays, wrong } = readHolidays('元旦\n2027-02-30 nothing\n2027-05-05~2027-05-01 backwards\n2027-05-01')
  expect(holidays).toEqual([])
  expect(wrong.map(({ row }) => row)).toEqual([1, 2, 3, 4])
})
