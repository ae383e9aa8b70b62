import { searchKinds } from '@inkroute/contract/search/search'
import { expect, test } from 'vitest'
import { getNote, kindsFor } from './search.rules.ts'

test('the main account finds everything, a sub-account what its screens show', () => {
  expect([...kindsFor(null)]).toEqual([...searchKinds])
  expect([...kindsFor(new Set(['goods.library']))]).toEqual(['goods', 'sku', 'help'])
  expect([...kindsFor(new Set(['order.store', 'order.admin']))]).toEqual(['order', 'store', 'help'])
  expect([...kindsFor(new Set())]).toEqual(['help'])
})

test('a note leaves out what is not known', () => {
  expect(getNote(['已付款', '', null, 'Anna'])).toBe('已付款 · Anna')
})
