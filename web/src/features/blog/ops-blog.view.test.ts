import { expect, test } from 'vitest'
import { emptyDraft, unfinishedLanguage } from './ops-blog.view.ts'

test('a draft reports which language is incomplete', () => {
  const words = { title_zh: '标题', summary_zh: '摘要', body_zh: '字'.repeat(20) }
  expect(unfinishedLanguage(emptyDraft)).toBe('zh')
  expect(unfinishedLanguage({ ...emptyDraft, ...words })).toBe('en')
  const both = { ...words, title_en: 'ab', summary_en: 'ab', body_en: 'a'.repeat(20) }
  expect(unfinishedLanguage({ ...emptyDraft, ...both })).toBeNull()
})
