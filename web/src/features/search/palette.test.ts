import { SearchHit } from '@inkroute/contract/search/search'
import { expect, test } from 'vitest'
import { sample } from '../../testing/sample.ts'
import { entryOfHit, getGroups, isSearchable, nextLine, type PaletteEntry, searchEntries } from './palette.ts'

const entry = (label: string, aliases: string[] = [], kind: PaletteEntry['kind'] = 'page'): PaletteEntry => ({
  id: label,
  kind,
  label,
  aliases,
  hint: '',
  icon: 'box',
  to: '/',
})
const entries = [
  entry('系统公告', ['/main/bulletin']),
  entry('消息中心', ['/main/message']),
  entry('子账号与角色', ['/setting/createRole', '设置']),
  entry('Account security'),
]
const labels = (query: string) => searchEntries(entries, query, 10).map((found) => found.label)

test('an empty query shows everything up to the limit', () => {
  expect(labels('  ')).toHaveLength(entries.length)
  expect(searchEntries(entries, '', 2)).toHaveLength(2)
})

test('a prefix match ranks above a substring match, an alias below both', () => {
  const found = searchEntries([entry('my role', ['x']), entry('other', ['role']), entry('role list')], 'role', 10)
  expect(found.map((one) => one.label)).toEqual(['role list', 'my role', 'other'])
})

test('a screen is found by path, group or letters in order', () => {
  expect(labels('message')).toEqual(['消息中心'])
  expect(labels('设置')).toEqual(['子账号与角色'])
  expect(labels('acsec')).toEqual(['Account security'])
  expect(labels('zzz')).toEqual([])
  expect(labels('essage')).toEqual([])
  expect(labels('as')).toEqual([])
  expect(labels('cc')).toEqual([])
  expect(labels('curity')).toEqual(['Account security'])
})

test('one Chinese character is worth a search, one letter is not', () => {
  expect(['', 'a', 'ab', '王', '1'].map(isSearchable)).toEqual([false, false, true, true, false])
})

test('a hit leads to its page; a SKU to that of its goods, help to a page of its language', () => {
  const path = (hit: Partial<SearchHit>, language: 'zh' | 'en' = 'zh') =>
    entryOfHit(sample(SearchHit, hit), language).to
  expect(path({ kind: 'order', id: 7 })).toBe('/myOrder/orderDetail/7')
  expect(path({ kind: 'goods', id: 7 })).toBe('/goods/detail/7')
  expect(path({ kind: 'sku', id: 7, goods_id: 3 })).toBe('/goods/detail/3')
  expect(path({ kind: 'store', id: 7, title: 'A & B' })).toBe('/myOrder/storeAdmin?keyword=A%20%26%20B')
  expect(path({ kind: 'help', id: 7 })).toBe('/helpCenter?id=7')
  expect(path({ kind: 'help', id: 7 }, 'en')).toBe('/en/helpCenter?id=7')
})

test('without a query recent entries and actions are offered, with one the groups in a fixed order', () => {
  const recent = [entry('IR1', [], 'order')]
  const actions = [entry('充值', ['top up'], 'action')]
  const found = [entry('IR2', [], 'order'), entry('蓝色杯', [], 'goods'), entry('IR3', [], 'order')]
  const kinds = (query: string) =>
    getGroups({ query, recent, actions, pages: entries, found }).map((group) => [group.kind, group.entries.length])
  expect(kinds('')).toEqual([
    ['recent', 1],
    ['action', 1],
    ['page', 4],
  ])
  expect(kinds('top')).toEqual([
    ['action', 1],
    ['order', 2],
    ['goods', 1],
  ])
})

test('arrow keys wrap at both ends', () => {
  expect([nextLine(0, -1, 3), nextLine(2, 1, 3), nextLine(0, 1, 0)]).toEqual([2, 0, 0])
})
