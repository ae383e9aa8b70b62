import { expect, test } from 'vitest'
import { MAX_ENTRIES, nextLine, type PaletteEntry, searchEntries } from './palette.ts'

const entry = (label: string, aliases: string[] = []): PaletteEntry => ({
  id: label,
  label,
  aliases,
  hint: '',
  to: '/',
})
const entries = [
  entry('系统公告', ['/main/bulletin']),
  entry('消息中心', ['/main/message']),
  entry('子账号与角色', ['/setting/createRole', '设置']),
  entry('Account security'),
]
const labels = (query: string) => searchEntries(entries, query).map((found) => found.label)

test('an empty query shows everything up to the limit', () => {
  expect(labels('  ')).toHaveLength(entries.length)
  expect(
    searchEntries(
      Array.from({ length: 40 }, (_, i) => entry(`n${i}`)),
      '',
    ),
  ).toHaveLength(MAX_ENTRIES)
})

test('a prefix match ranks above a substring match, an alias below both', () => {
  const found = searchEntries([entry('my role', ['x']), entry('other', ['role']), entry('role list')], 'role')
  expect(found.map((one) => one.label)).toEqual(['role list', 'my role', 'other'])
})

test('a screen is found by path, group or letters in order', () => {
  expect(labels('message')).toEqual(['消息中心'])
  expect(labels('设置')).toEqual(['子账号与角色'])
  expect(labels('acsec')).toEqual(['Account security'])
  expect(labels('zzz')).toEqual([])
  expect(labels('as')).toEqual([])
})

test('arrow keys wrap at both ends', () => {
  expect([nextLine(0, -1, 3), nextLine(2, 1, 3), nextLine(0, 1, 0)]).toEqual([2, 0, 0])
})
