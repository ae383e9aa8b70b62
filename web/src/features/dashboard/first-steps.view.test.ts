import { expect, test } from 'vitest'
import { countDone, type FirstSteps, getWay, hasBegun, nextStep } from './first-steps.view.ts'

const at = (done: readonly string[], facts: Partial<FirstSteps> = {}): FirstSteps => ({
  is_new: true,
  is_hidden: false,
  steps: (['design', 'sample', 'shop', 'publish', 'order'] as const).map((key) => ({
    key,
    is_done: done.includes(key),
  })),
  goods_id: null,
  cart_lines: 0,
  platform: null,
  ...facts,
})

test('the first step that is not done opens, also when a later one was taken before', () => {
  expect(nextStep(at([]))).toBe('design')
  expect(nextStep(at(['design', 'shop']))).toBe('sample')
  expect(nextStep(at(['design', 'sample', 'shop', 'publish', 'order']))).toBeNull()
  expect(countDone(at(['design', 'shop']))).toEqual({ done: 2, all: 5 })
})

test('every step leads to the exact screen, or says what comes first', () => {
  expect(getWay('sample', at([]))).toEqual({ links: [], wait: 'sample_wait' })
  expect(getWay('sample', at(['design'], { goods_id: 41 })).links).toEqual([
    { label: 'sample_go', to: '/goods/detail/41' },
  ])
  expect(getWay('sample', at(['design'], { goods_id: 41, cart_lines: 1 })).links[0]?.to).toBe('/main/cart')
  expect(getWay('publish', at([])).wait).toBe('publish_wait_goods')
  expect(getWay('publish', at(['design'], { goods_id: 41 })).wait).toBe('publish_wait_shop')
  const ready = at(['design', 'shop'], { goods_id: 41, platform: 11 })
  expect(getWay('publish', ready).links[0]?.to).toBe('/listing/woo/release?goods=41')
})

test('a dashboard with nothing to watch leaves the watching out', () => {
  expect([hasBegun(at([])), hasBegun(at(['design'])), hasBegun(at(['shop']))]).toEqual([false, false, true])
})
