import { expect, test } from 'vitest'
import { bigrams, getTokens, pieces, stem } from './fold.rules.ts'

test('full-width and upper-case letters are the same as plain ones', () => {
  expect(pieces('ＭＵＧ１１ＯＺ　Ｔ恤')).toEqual({ words: ['mug11oz', 't'], runs: ['恤'] })
})

test('signs of query and script languages separate words and do nothing else', () => {
  expect(pieces(`'; drop table product; --<script>`)).toEqual({
    words: ['drop', 'table', 'product', 'script'],
    runs: [],
  })
  expect(pieces('%_%\\\u0000')).toEqual({ words: [], runs: [] })
})

test('a run of characters is searched in pairs', () => {
  expect(bigrams('马克杯')).toEqual(['马克', '克杯'])
  expect(bigrams('杯')).toEqual(['杯'])
})

test('plurals are found under the singular', () => {
  expect(['mugs', 'cases', 'dresses', 'patches', 'puppies', 'canvas', 'glass', 'tee'].map(stem)).toEqual([
    'mug',
    'case',
    'dress',
    'patch',
    'puppy',
    'canva',
    'glass',
    'tee',
  ])
})

test('a text yields words, characters and pairs', () => {
  expect([...getTokens('陶瓷 Mugs')]).toEqual(['mug', '陶', '瓷', '陶瓷'])
})
