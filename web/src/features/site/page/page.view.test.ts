import type { ShownBlock } from '@inkroute/contract/site/page/blocks'
import type { SitePage } from '@inkroute/contract/site/page/page'
import { expect, test } from 'vitest'
import { getContents, getProductQueries, getQuestions, listPath, placeBlocks } from './page.view.ts'

const text = (title: string): ShownBlock => ({ kind: 'text', title, paragraphs: ['一段话'] })
const action: ShownBlock = { kind: 'action', title: '去', body: '走', links: [{ label: '走', to: '/products' }] }
const faq: ShownBlock = { kind: 'faq', title: '问', items: [{ question: '多久？', answer: '**两天**' }] }

test('blocks of one kind get unique anchors, and neighbours different backgrounds', () => {
  const placed = placeBlocks([text('甲'), action, text('乙'), text('丙')], 'marketing')
  expect(placed.map(({ anchor }) => anchor)).toEqual(['text', 'action', 'text-2', 'text-3'])
  expect([placed[0]!.tone, placed[2]!.tone, placed[3]!.tone]).toEqual(['paper', 'white', 'paper'])
})

test('the table of contents lists titled blocks and numbered clauses', () => {
  const clauses: ShownBlock = {
    kind: 'clauses',
    version: '2026-11-01',
    intro: '说明',
    sections: [
      { title: '范围', paragraphs: ['…'] },
      { title: '付款', paragraphs: ['…'] },
    ],
  }
  expect(getContents(placeBlocks([text('甲'), clauses, action], 'info'))).toEqual([
    { anchor: 'text', title: '甲' },
    { anchor: 'clause-1', title: '1. 范围' },
    { anchor: 'clause-2', title: '2. 付款' },
  ])
})

test('questions go to search engines as plain text', () => {
  expect(getQuestions({ blocks: [faq, action] } as unknown as SitePage)).toEqual([
    { question: '多久？', answer: '两天' },
  ])
})

test('named products are queried by id, others by their rule, and a block without existing products not at all', () => {
  const block = (rule: object): ShownBlock => ({ kind: 'products', title: '选', rule, limit: 2 })
  const blocks = [block({ codes: ['mug'] }), block({ zone: 'time' }), block({ codes: ['gone'] })]
  expect(getProductQueries({ blocks, product_ids: { 0: [7, 8, 9] } })).toEqual([
    { index: 0, input: { ids: '7,8', page_size: 2 } },
    { index: 1, input: { zone: 'time', page_size: 2 } },
  ])
  expect(listPath({ zone: 'time' })).toBe('/zone/time')
  expect(listPath({ category: 'mugs' })).toBe('/category/mugs')
})
