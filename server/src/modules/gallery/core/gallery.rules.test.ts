import { expect, test } from 'vitest'
import { nameFromFile, publishProblems, retagged, searchWords } from './gallery.rules.ts'

const item = { name_zh: '鲸', name_en: 'Whale', author: '林墨', licence: 'own', licence_note: '' } as const

test('rights that somebody else gave need a proof, our own and the public domain do not', () => {
  expect(publishProblems(item)).toEqual([])
  expect(publishProblems({ ...item, licence: 'cc0' })).toEqual([])
  for (const licence of ['bought', 'commissioned', 'cc_by', 'other'] as const) {
    expect(publishProblems({ ...item, licence }).map(({ field }) => field)).toEqual(['licence_note'])
    expect(publishProblems({ ...item, licence, licence_note: '发票 1' })).toEqual([])
  }
  const empty = publishProblems({ ...item, name_zh: '', name_en: '', author: '' })
  expect(empty.map(({ field }) => field)).toEqual(['name_zh', 'name_en', 'author'])
})

test('tags are added and removed whatever their case, each once', () => {
  expect(retagged(['Sea', 'blue'], ['SEA', 'whale'], ['Blue'])).toEqual(['SEA', 'whale'])
})

test('search words are in lower case and hold every name', () => {
  const words = searchWords({ ...item, tags_zh: ['海洋'], tags_en: ['Sea'] }, [{ key: 'a', zh: '动物', en: 'Animals' }])
  expect(words).toBe('鲸 whale 林墨 动物 animals 海洋 sea')
})

test('a file name becomes a readable name', () => {
  expect(nameFromFile('C:\\art\\red_fox-2.final.png')).toBe('red fox 2.final')
  expect(nameFromFile('../../etc/passwd')).toBe('passwd')
})
