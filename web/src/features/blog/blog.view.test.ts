import { expect, test } from 'vitest'
import { blogPath, bodyIn, getCover, pageNumbers, readBlogQuery, readPostId } from './blog.view.ts'

test('the query is parsed and built, and invalid values are ignored', () => {
  const query = readBlogQuery(new URLSearchParams('type=6&q=%20平铺 &page=2'))
  expect(query).toEqual({ type: 6, query: '平铺', page: 2 })
  expect(blogPath('en', query)).toBe('/en/home/blog?type=6&q=%E5%B9%B3%E9%93%BA&page=2')
  expect(readBlogQuery(new URLSearchParams('type=99&page=-1'))).toEqual({ type: undefined, query: '', page: 1 })
  expect(blogPath('zh')).toBe('/home/blog')
  expect(readPostId(new URLSearchParams('id=1e9'))).toBeNull()
  expect(readPostId(new URLSearchParams('id=12'))).toBe(12)
})

test('artwork covers are shown whole; patterns and photographs fill the frame', () => {
  expect(getCover('art:koi-pond')).toMatchObject({ is_whole: true, width: 480, height: 480 })
  expect(getCover('art:pattern-tartan').is_whole).toBe(false)
  expect(getCover('shop:mug/scene', 1200).src).toContain('/pictures/shop/mug/scene-1200.webp')
})

test('English readers stay in English, except for the console', () => {
  const html = '<a href="/products?q=1">a</a><a href="/setting/fees">b</a><a href="https://x.example">c</a>'
  expect(bodyIn('en', html)).toBe(
    '<a href="/en/products?q=1">a</a><a href="/setting/fees">b</a><a href="https://x.example">c</a>',
  )
  expect(bodyIn('zh', html)).toBe(html)
})

test('a pager shows both ends and the neighbours', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(40, 3)).toEqual([1, 0, 3])
})
