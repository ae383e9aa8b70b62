import { expect, test } from 'vitest'
import { nearWords } from './near-words.rules.ts'

const carriers = { mug: 3, hoodie: 5, hooded: 1, 马克: 2, 克杯: 2, 抱枕: 4 }
const known = {
  postings: new Map(Object.entries(carriers).map(([word, count]) => [word, { docs: Array(count) }])),
  vocabulary: ['hooded', 'hoodie', 'mug'],
}

test('the parts of a keyword that find something are offered', () => {
  expect(nearWords(known, 'mugs zipper')).toEqual(['mugs'])
  expect(nearWords(known, '蓝马克杯拉链抱枕')).toEqual(['马克杯', '抱枕'])
})

test('an unknown word offers those that begin alike, the most carried first', () => {
  expect(nearWords(known, 'hoodxx')).toEqual(['hoodie', 'hooded'])
  expect(nearWords(known, 'qwrtplkjh')).toEqual([])
  expect(nearWords(known, 'zz')).toEqual([])
})

test('a keyword is not offered to itself', () => {
  expect(nearWords(known, 'mug')).toEqual([])
  expect(nearWords(known, '马克杯')).toEqual([])
})
