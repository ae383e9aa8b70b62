import { expect, test } from 'vitest'
import { getAddress, readListing } from '../../search/listing-address.view.ts'
import {
  chosen,
  cleared,
  countFilters,
  pageMarks,
  toggled,
  withFilter,
  withPage,
  withSort,
  withView,
} from './listing-change.view.ts'

const read = (address: string) => {
  const url = new URL(address, 'https://inkroute.example')
  return readListing(url.pathname, url.searchParams)
}
const zone = read('/zone/jit?technique=dtg&page=4')

test('a filter is toggled and resets to the first page', () => {
  expect(getAddress(toggled(zone, 'technique', 'uv'), 'zh')).toBe('/zone/jit?technique=dtg,uv')
  expect(getAddress(toggled(zone, 'technique', 'dtg'), 'zh')).toBe('/zone/jit')
  expect(getAddress(withSort(zone, 'newest'), 'zh')).toBe('/zone/jit?technique=dtg&sort=newest')
  expect(getAddress(withView(zone, 'list'), 'zh')).toBe('/zone/jit?technique=dtg&view=list&page=4')
  expect(getAddress(withPage(zone, 1), 'zh')).toBe('/zone/jit?technique=dtg')
})

test('a second zone, or none, leaves the path of the first', () => {
  expect(getAddress(toggled(zone, 'zone', 'time'), 'zh')).toBe('/products?zone=jit,time&technique=dtg')
  expect(getAddress(toggled(zone, 'zone', 'jit'), 'zh')).toBe('/products?technique=dtg')
})

test('a category has its own path unless the path is about something else', () => {
  expect(getAddress(chosen(read('/products?level=1'), 'category', 'mugs'), 'zh')).toBe('/category/mugs?level=1')
  expect(getAddress(chosen(read('/category/mugs'), 'category', 'totes'), 'zh')).toBe('/category/totes')
  expect(getAddress(chosen(read('/category/mugs'), 'category', 'mugs'), 'zh')).toBe('/products')
  expect(getAddress(chosen(zone, 'category', 'mugs'), 'zh')).toBe('/zone/jit?category=mugs&technique=dtg')
})

test('clearing keeps what the page is about', () => {
  expect(getAddress(cleared(zone), 'zh')).toBe('/zone/jit')
  expect(getAddress(cleared(read('/products?level=1&price_max=9')), 'zh')).toBe('/products')
})

test('filters are counted as the visitor sees them: a price range is one', () => {
  expect(countFilters(zone)).toBe(1)
  expect(countFilters(read('/products?technique=dtg,uv&price_min=1&price_max=9'))).toBe(3)
  expect(countFilters(read('/products?price_max=9'))).toBe(1)
  expect(countFilters(withFilter(zone, 'technique', []))).toBe(0)
})

test('page numbers keep the ends and the neighbours', () => {
  expect(pageMarks(1, 1)).toEqual([1])
  expect(pageMarks(2, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageMarks(10, 20)).toEqual([1, 2, 'gap', 9, 10, 11, 'gap', 19, 20])
  expect(pageMarks(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 19, 20])
  expect(pageMarks(99, 3)).toEqual([1, 2, 3])
})
