import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import { expect, test } from 'vitest'
import { type EmojiRow, emojiFor, familiesFor, getEmoji, readableInk, withinLimit } from './text-panel.view.ts'

const family = (name: string, zh: string, category: FontFamily['category'], is_hidden = false): FontFamily => ({
  family: name,
  key: name,
  label: { zh, en: name },
  drawn_by: name,
  category,
  scripts: [],
  is_hidden,

  styles: [{ weight: 400, is_italic: false }],
  ascent_em: 1,
  descent_em: 0.2,
  fallback: [],
  license: '',
  slices: [],
})
const families = [
  family('Georgia', '乔治亚', 'serif'),
  family('Noto Sans SC', '思源黑体', 'chinese'),
  family('Help', '助', 'symbol', true),
]

test('families are found by either name and category; helpers are not offered', () => {
  expect(familiesFor(families, 'all', '').map((one) => one.family)).toEqual(['Georgia', 'Noto Sans SC'])
  expect(familiesFor(families, 'all', 'notosans').map((one) => one.family)).toEqual(['Noto Sans SC'])
  expect(familiesFor(families, 'all', '思源').map((one) => one.family)).toEqual(['Noto Sans SC'])
  expect(familiesFor(families, 'serif', '思源')).toEqual([])
})

test('a text that is too long is cut between characters, and the excess is reported', () => {
  expect(withinLimit('short')).toEqual({ text: 'short', left_out: 0 })
  expect(withinLimit('x'.repeat(10_005))).toMatchObject({ left_out: 5 })
  const cut = withinLimit(`${'x'.repeat(9999)}😀 and more`)
  expect(cut.text).toBe('x'.repeat(9999))
})

test('new ink can be read on dark and on light products', () => {
  expect(readableInk('#1b2a4a')).toBe('#ffffff')
  expect(readableInk('#ffffff')).toBe('#17202e')
  expect(readableInk('#f5b84a')).toBe('#17202e')
})

test('an emoji takes the chosen skin tone where it has one, and is asked for as a picture', () => {
  const thumb: EmojiRow = ['1f44d', 1, '拇指向上', 'thumbs up', 1]
  const astronaut: EmojiRow = ['1f469-200d-1f680', 1, '宇航员', 'woman astronaut', 1]
  const heart: EmojiRow = ['2764', 0, '爱心', 'red heart', 0]
  expect(getEmoji(thumb, 3)).toBe('👍🏽')
  expect(getEmoji(astronaut, 5)).toBe('👩🏿‍🚀')
  expect(getEmoji(heart, 5)).toBe('❤️')
  expect(emojiFor([thumb, heart], 0, '')).toEqual([heart])
  expect(emojiFor([thumb, heart], 0, '拇指')).toEqual([thumb])
  expect(emojiFor([thumb, heart], 1, 'HEART')).toEqual([heart])
})
