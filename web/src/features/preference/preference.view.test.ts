import { expect, test } from 'vitest'
import { colorProblem, getTab, insertToken, normalizeColor } from './preference.view.ts'

test('colours are parsed in common notations', () => {
  expect([normalizeColor('#3b5bfd'), normalizeColor(' 3B5BFD '), normalizeColor('#fa0')]).toEqual([
    '#3B5BFD',
    '#3B5BFD',
    '#FFAA00',
  ])
})

test('an invalid, duplicate or excess colour is refused with its reason', () => {
  expect(colorProblem('blue', [])).toBe('color_bad')
  expect(colorProblem('#ff0000', ['#FF0000'])).toBe('color_known')
  const many = Array.from({ length: 48 }, (_, i) => `#0000${i.toString(16).padStart(2, '0').toUpperCase()}`)
  expect(colorProblem('#FFFFFF', many)).toBe('color_full')
  expect(colorProblem('#FFFFFF', [])).toBeNull()
})

test('a token replaces the selection and the caret follows it', () => {
  expect(insertToken('A--B', 'size', 2, 2)).toEqual({ rule: 'A-{size}-B', caret: 8 })
  expect(insertToken('abc', 'seq', 0, 3)).toEqual({ rule: '{seq}', caret: 5 })
})

test('an unknown tab in the URL opens the first', () => {
  expect([getTab('batch'), getTab('nonsense'), getTab(null)]).toEqual(['batch', 'hot-keys', 'hot-keys'])
})
