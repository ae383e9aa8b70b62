import type { ShownBlock } from '@inkroute/contract/page-blocks'
import type { SitePage } from '@inkroute/contract/site-page'
import { expect, test } from 'vitest'
import { contentsOf, inRuleOrder, listPathOf, placeBlocks, questionsOf } from './page.view.ts'

const text = (title: string): ShownBlock => ({ kind: 'text', title, paragraphs: ['一段话'] })
const action: ShownBlock = { kind: 'action', title: '去', body: '走', links: [{ label: '走', to: '/products' }] }
const faq: ShownBlock = { kind: 'faq', title: '问', items: [{ question: '多久？', answer: '**两天**' }] }

test('blocks of one kind get anchors that tell them apart, and neighbours different grounds', () => {
  const placed = placeBlocks([text('甲'), action, text('乙'), text('丙')], 'marketing')
  expect(placed.map(({ anchor }) => anchor)).toEqual(['text', 'action', 'text-2', 'text-3'])
  expect([placed[0]!.tone, placed[2]!.tone, placed[3]!.tone]).toEqual(['paper', 'white', 'paper'])
})

test('the list of contents names titled blocks and numbers clauses', () => {
  const clauses: ShownBlock = {
    kind: 'clauses',
    version: '2026-11-01',
    intro: '说明',
    sections: [
      { title: '范围', paragraphs: ['…'] },
      { title: '付款', paragraphs: ['…'] },
    ],
  }
  expect(contentsOf(placeBlocks([text('甲'), clauses, action], 'info'))).toEqual([
    { anchor: 'text', title: '甲' },
    { anchor: 'clause-1', title: '1. 范围' },
    { anchor: 'clause-2', title: '2. 付款' },
  ])
})

test('questions go to search engines as plain words', () => {
  expect(questionsOf({ blocks: [faq, action] } as unknown as SitePage)).toEqual([
    { question: '多久？', answer: '两天' },
  ])
})

test('named products keep the order of the page, and missing ones are left out', () => {
  const found = [{ code: 'mug' }, { code: 'tote' }]
  expect(inRuleOrder({ codes: ['tote', 'gone', 'mug'] }, found)).toEqual([{ code: 'tote' }, { code: 'mug' }])
  expect(listPathOf({ zone: 'time' })).toBe('/zone/time')
  expect(listPathOf({ category: 'mugs' })).toBe('/category/mugs')
})
