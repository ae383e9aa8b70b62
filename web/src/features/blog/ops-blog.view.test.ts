import { expect, test } from 'vitest'
import { emptyDraft, readCommentList, readPostList, unfinishedLanguage } from './ops-blog.view.ts'

test('filters are read from the query, and invalid values are ignored', () => {
  expect(readPostList(new URLSearchParams('page=2&type=3&state=draft&q=a'))).toEqual({
    page: 2,
    type: 3,
    state: 'draft',
    query: 'a',
  })
  expect(readPostList(new URLSearchParams('type=9&state=x'))).toMatchObject({ type: undefined, state: undefined })
  expect(readCommentList(new URLSearchParams(''))).toEqual({ page: 1, state: 'pending' })
})

test('a draft reports which language is incomplete', () => {
  const words = { title_zh: '标题', summary_zh: '摘要', body_zh: '字'.repeat(20) }
  expect(unfinishedLanguage(emptyDraft)).toBe('zh')
  expect(unfinishedLanguage({ ...emptyDraft, ...words })).toBe('en')
  const both = { ...words, title_en: 'ab', summary_en: 'ab', body_en: 'a'.repeat(20) }
  expect(unfinishedLanguage({ ...emptyDraft, ...both })).toBeNull()
})
