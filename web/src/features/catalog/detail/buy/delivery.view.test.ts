import { expect, test } from 'vitest'
import { byWarehouse, findArrival, formatDate, getPromise, offerFor, stockAt, stockState } from './delivery.view.ts'

const offer = (code: string, max: number, stock: number) => ({
  code,
  time_zone: 'Asia/Shanghai',
  cut_offs: Array<string | null>(7).fill('16:00'),
  holidays: [] as string[],
  delivery_hours: { min: 24, max },
  items: [{ item_id: 101, stock }],
})

test('paid before the cut-off the hours begin now, later a day on', () => {
  const at = (iso: string) => getPromise(offer('CN-YW', 48, 9), new Date(iso))
  // 15:59 and 16:00 in Shanghai.
  expect(at('2026-11-15T07:59:00Z')).toEqual({
    is_in_time: true,
    cut_off: '16:00',
    from: new Date('2026-11-16T07:59:00Z'),
    to: new Date('2026-11-17T07:59:00Z'),
  })
  expect(at('2026-11-15T08:00:00Z')).toMatchObject({ is_in_time: false, from: new Date('2026-11-17T08:00:00Z') })
})

test('days off of the warehouse move the promise', () => {
  const weekdays = { ...offer('CN-YW', 48, 9), cut_offs: ['16:00', '16:00', '16:00', '16:00', '15:00', null, null] }
  // Saturday: work starts on Monday; Tuesday is a holiday.
  expect(getPromise({ ...weekdays, holidays: ['2026-11-17'] }, new Date('2026-11-14T02:00:00Z'))).toEqual({
    is_in_time: false,
    cut_off: '16:00',
    from: new Date('2026-11-18T02:00:00Z'),
    to: new Date('2026-11-19T02:00:00Z'),
  })
})

test('dates are those of the warehouse’s calendar', () => {
  const late_evening = new Date('2026-11-15T23:30:00Z')
  expect(formatDate(late_evening, 'Asia/Shanghai', 'zh')).toBe('11月16日周一')
  expect(formatDate(late_evening, 'America/New_York', 'en')).toMatch(/Sun.*15 Nov/)
})

test('the chosen warehouse counts, even when it is empty; otherwise the quickest that has the goods', () => {
  const offers = [offer('CN-YW', 72, 50), offer('US-NJ', 48, 5), offer('EU-DE', 24, 0)]
  expect(offerFor(offers, '', 101)?.code).toBe('US-NJ')
  expect(offerFor(offers, 'EU-DE', 101)?.code).toBe('EU-DE')
  expect(offerFor(offers, 'XX', 101)?.code).toBe('US-NJ')
  expect(offerFor(offers, '', 999)?.code).toBe('CN-YW')
  expect(offerFor([], '', 101)).toBeUndefined()
})

test('two factories behind one warehouse show as the quicker one', () => {
  expect(byWarehouse([offer('CN-YW', 72, 1), offer('CN-YW', 48, 1)]).map((one) => one.delivery_hours.max)).toEqual([48])
})

test('stock is classified as plenty, low or none', () => {
  expect([0, 1, 29, 30].map(stockState)).toEqual(['none', 'low', 'low', 'plenty'])
  expect(stockAt(offer('CN-YW', 48, 7), 101)).toBe(7)
  expect(stockAt(offer('CN-YW', 48, 7), undefined)).toBe(0)
})

test('the cheapest tracked way counts, and of equally cheap ones the first to arrive, from warehouses that have the goods', () => {
  const offers = [offer('CN-YW', 24, 50), offer('US-NJ', 48, 5), offer('US-LA', 24, 0)].map((one) => ({
    ...one,
    name: one.code,
  }))
  const way = (channel: string, warehouse: string, days_max: number, is_tracked = true) => ({
    channel,
    warehouse,
    days_min: 2,
    days_max,
    is_tracked,
    price: '30.00',
  })
  const ways = [
    way('air', 'CN-YW', 9),
    way('ground', 'US-NJ', 5),
    way('post', 'US-NJ', 3, false),
    way('near', 'US-LA', 2),
  ]
  const now = new Date('2026-11-15T07:00:00Z')
  const choice = { warehouse: '', item_id: 101, now }
  expect(findArrival(ways, offers, choice)).toMatchObject({
    way: { channel: 'ground' },
    from: 'US-NJ',
    dates: { from: new Date('2026-11-18T07:00:00Z'), to: new Date('2026-11-22T07:00:00Z') },
  })
  expect(findArrival(ways, offers, { ...choice, warehouse: 'CN-YW' })?.way.channel).toBe('air')
  expect(findArrival(ways, offers, { ...choice, now: null })).toMatchObject({ way: { channel: 'ground' }, dates: null })
  expect(findArrival(ways, offers, { ...choice, warehouse: 'US-LA' })).toBeNull()
  const dear = { ...way('express', 'US-NJ', 2), price: '90.00' }
  expect(findArrival([dear, ...ways], offers, choice)?.way.channel).toBe('ground')
  expect(findArrival([way('post', 'US-NJ', 3, false)], offers, choice)?.way.channel).toBe('post')
})
