import { expect, test } from 'vitest'
import { readFilter } from './library-filter.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))

test('the address carries every filter of the library', () => {
  expect(read('type=jpg&keyword=%E7%8C%AB&date_from=2026-11-01&sort=name&page=3&page_size=48')).toEqual({
    type: 'jpg',
    keyword: '猫',
    date_from: '2026-11-01',
    sort: 'name',
    page: 3,
    page_size: 48,
  })
})

test('nonsense in the address counts as absent', () => {
  expect(read('type=exe&keyword=+&date_from=yesterday&sort=random&page=-1&page_size=5000')).toEqual({})
})
