import { expect, test } from 'vitest'
import { exampleCard } from '../../../features/catalog/testing/examples.ts'
import { homeText } from '../../../features/site/home/home.text.ts'
import { pickTexts } from '../../../shared/text/text.ts'
import { findRules, getGuarantees, heroFrames } from './home.view.ts'

const text = pickTexts(homeText, 'en')
const rules = { version: '2026-11-01', sections: [{ title: 'Faults', terms: 'Report within seven days.' }] }

test('a guarantee is shown with its terms and the page that states them', () => {
  const list = getGuarantees({ empty_pages: [], rules, has_products: true }, text)
  expect(list.map(({ to }) => to)).toEqual(['/home/timeliness', '/refund', '/logisticsRelated'])
  expect(list[0]?.terms).toContain('10%')
  expect(list[0]?.terms).toContain('up to 30%')
  expect(list[1]).toMatchObject({ title: 'Faults', terms: 'Report within seven days.' })
  expect(list[1]?.link).toContain('2026-11-01')
})

test('what the shop does not have is not promised', () => {
  const empty_pages = ['/zone/time', '/refund', '/logisticsRelated']
  expect(getGuarantees({ empty_pages, rules, has_products: true }, text)).toEqual([])
  expect(getGuarantees({ empty_pages: ['/zone/time'], rules: null, has_products: false }, text)).toEqual([])
  const kept = getGuarantees({ empty_pages: ['/home/timeliness'], rules: null, has_products: false }, text)
  expect(kept.map(({ to }) => to)).toEqual(['/zone/time'])
})

test('the first two rules of the refund page are quoted, and a page without rules gives none', () => {
  const section = (title: string) => ({ title, paragraphs: [`${title} in full`, 'more'] })
  const page = (blocks: unknown[]) => ({ blocks }) as unknown as Parameters<typeof findRules>[0]
  const clauses = { kind: 'clauses', version: '2026-11-01', intro: '', sections: ['a', 'b', 'c'].map(section) }
  expect(findRules(page([{ kind: 'text' }, clauses]))).toEqual({
    version: '2026-11-01',
    sections: [
      { title: 'a', terms: 'a in full' },
      { title: 'b', terms: 'b in full' },
    ],
  })
  expect(findRules(page([{ kind: 'text' }]))).toBeNull()
})

test('the moving product shows each artwork from two sides, six pictures at most', () => {
  const mug = exampleCard()
  const frames = heroFrames(mug, ['one', 'two', 'three', 'four'])
  expect(frames.length).toBeGreaterThan(2)
  expect(frames.length).toBeLessThanOrEqual(6)
  expect(new Set(frames.map(({ src }) => src)).size).toBe(frames.length)
  expect(heroFrames({ ...mug, has_picture: false }, ['one'])).toEqual([])
})
