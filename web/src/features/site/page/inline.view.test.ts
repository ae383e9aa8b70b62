import { expect, test } from 'vitest'
import { inlineParts, plainWords } from './inline.view.ts'

test('bold text and internal links are marked; the rest is plain text', () => {
  expect(inlineParts('见 **规则** 与[品牌服务](/brandService)。')).toEqual([
    { is: 'words', words: '见 ' },
    { is: 'bold', words: '规则' },
    { is: 'words', words: ' 与' },
    { is: 'link', words: '品牌服务', to: '/brandService' },
    { is: 'words', words: '。' },
  ])
})

test('external links, scripts and HTML stay plain text', () => {
  for (const text of ['[a](https://b.example)', '[a](//b.example)', '[a](javascript:alert)', '<b onclick=x>hi</b>']) {
    expect(inlineParts(text)).toEqual([{ is: 'words', words: text }])
  }
})

test('search engines get the text without the marks', () => {
  expect(plainWords('**24 小时**内，见[时效](/home/timeliness)')).toBe('24 小时内，见时效')
})
