import { expect, test } from 'vitest'
import { daysLeft, percentText, rangeText, shortList, titleFor } from './goods.view.ts'

test('a range of one amount is that amount', () => {
  expect(rangeText({ min: '39.90', max: '39.90' })).toBe('¥39.90')
  expect(rangeText({ min: '39.90', max: '49.00' })).toBe('¥39.90 – ¥49.00')
})

test('English readers see the English title where there is one', () => {
  expect(titleFor({ title: '小鹿', title_en: 'Fawn' }, 'en')).toBe('Fawn')
  expect(titleFor({ title: '小鹿', title_en: '' }, 'en')).toBe('小鹿')
  expect(titleFor({ title: '小鹿', title_en: 'Fawn' }, 'zh')).toBe('小鹿')
})

test('the time left in the recycle bin is given in whole days', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(daysLeft('2026-11-16T11:00:00Z', now)).toBe(1)
  expect(daysLeft('2026-11-14T12:00:00Z', now)).toBe(0)
})

test('long lists are cut with a count', () => {
  expect(shortList(['S', 'M', 'L'])).toBe('S M L')
  expect(shortList(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'])).toBe('XS S M L XL +2')
  expect(percentText(6123)).toBe('61.2%')
})
