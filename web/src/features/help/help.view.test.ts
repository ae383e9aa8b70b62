import { expect, test } from 'vitest'
import { bodyIn, helpPath, readHelpQuery } from './help.view.ts'

test('links between articles follow the language; links into the console stay', () => {
  const html = '<a href="/helpCenter?id=3">x</a><a href="/main/message">y</a>'
  expect(bodyIn('en', html)).toBe('<a href="/en/helpCenter?id=3">x</a><a href="/main/message">y</a>')
  expect(bodyIn('zh', html)).toBe(html)
  expect(helpPath('en', '?id=3')).toBe('/en/helpCenter?id=3')
})

test('the query names an article, a category or a search; nonsense is ignored', () => {
  expect(readHelpQuery(new URLSearchParams('id=101&menuId=2'))).toEqual({ id: 101, category_id: 2, query: '' })
  expect(readHelpQuery(new URLSearchParams('id=-1&menuId=x&q=%20%E5%AD%90%20'))).toEqual({
    id: undefined,
    category_id: undefined,
    query: '子',
  })
})
