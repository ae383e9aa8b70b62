import { expect, test } from 'vitest'
import { askFor, getBoth, getInitials, getStem, named, otherWords } from './search-words.view.ts'

const list = [
  { zh: '红色', en: 'Red' },
  { zh: '深红', en: 'Dark red' },
  { zh: '芥末黄', en: 'Mustard yellow' },
  { zh: '宽五芒星', en: 'Wide five-pointed star' },
  { zh: '五角星', en: 'Star' },
  { zh: '心形', en: 'Heart' },
  { zh: '灰色', en: 'Grey' },
  { zh: '二维码', en: 'QR code' },
  { zh: '西瓜', en: 'Watermelon' },
]
const found = (query: string) => named(list, getBoth, askFor(query)).map(({ en }) => en)

test('one and many, another word for it, and both spellings find the same', () => {
  expect(found('hearts')).toEqual(['Heart'])
  expect(found('爱心')).toEqual(['Heart'])
  expect(found('gray')).toEqual(['Grey'])
  expect(found('qrcode')).toEqual(['QR code'])
  expect(['berries', 'boxes', 'cats', 'dress', 'bus', 'iris'].map(getStem)).toEqual([
    'berr',
    'box',
    'cat',
    'dress',
    'bus',
    'iris',
  ])
})

test('what is called exactly so is first, and a star is not in mustard', () => {
  expect(found('star')).toEqual(['Star', 'Wide five-pointed star'])
  expect(found('red')[0]).toBe('Red')
})

test('words come in any order, and parts of words help only where nothing else does', () => {
  expect(found('red dark')).toEqual(['Dark red'])
  expect(found('melon')).toEqual(['Watermelon'])
})

test('initials of pinyin find Chinese names', () => {
  expect(['红色', '五角星', '二维码', '圆角矩形', 'A 型'].map(getInitials)).toEqual(['hs', 'wjx', 'ewm', 'yjjx', 'A x'])
  expect(found('ewm')).toEqual(['QR code'])
})

test('nothing asked is everything, and unknown words find nothing', () => {
  expect(found(' ')).toHaveLength(list.length)
  expect(found('zzz')).toEqual([])
})

test('a gallery that finds nothing is asked in its own words', () => {
  expect(otherWords('kittens', 'en')).toBe('cat')
  expect(otherWords('夕阳', 'zh')).toBe('日落')
  expect(otherWords('retro kitten', 'en')).toBe('retro cat')
  expect(otherWords('cat', 'en')).toBeNull()
})
