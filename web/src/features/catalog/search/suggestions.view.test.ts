import { expect, test } from 'vitest'
import { pickTexts } from '../../../shared/text/text.ts'
import { exampleReply } from '../testing/examples.ts'
import { searchText } from './search.text.ts'
import { foundOptions, hotOptions, nextActive } from './suggestions.view.ts'

const words = { text: pickTexts(searchText, 'zh'), language: 'zh' } as const

test('before typing the hot words are offered, some with a page of their own', () => {
  const options = hotOptions({ ...words, language: 'en' }, [
    { word: '马克杯', jump_url: null },
    { word: '圣诞', jump_url: '/activity/customChristmas' },
  ])
  expect(options.map(({ path }) => path)).toEqual([
    '/en/keyWord/%E9%A9%AC%E5%85%8B%E6%9D%AF',
    '/en/activity/customChristmas',
  ])
})

test('while typing the word comes first, then categories by size, then products with price and picture', () => {
  const options = foundOptions(words, 'T恤', exampleReply())
  expect(options.map(({ kind }) => kind)).toEqual(['search', 'category', 'category', 'product', 'product'])
  expect(options[1]).toMatchObject({ label: '马克杯', path: '/category/drinkware-mugs', note: '6 款' })
  expect(options[3]).toMatchObject({ path: '/productDesignDetail/7', note: '¥23.00 起' })
  expect(options[3]?.picture).toContain('navy')
})

test('a probable typing error is offered mended', () => {
  const applied = { ...exampleReply().applied, keyword: 'hoodie', corrected_from: 'hodie' }
  expect(foundOptions(words, 'hodie', exampleReply({ applied }))[1]).toMatchObject({ path: '/keyWord/hoodie' })
  expect(foundOptions(words, 'hodie', undefined)).toHaveLength(1)
})

test('the arrow keys run round through the box', () => {
  expect(nextActive(-1, 1, 3)).toBe(0)
  expect(nextActive(2, 1, 3)).toBe(-1)
  expect(nextActive(-1, -1, 3)).toBe(2)
  expect(nextActive(0, -1, 3)).toBe(-1)
  expect(nextActive(-1, -1, 0)).toBe(-1)
})
