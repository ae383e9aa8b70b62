import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { emptyCampaign, shownState, toForm, toInput } from './ops-coupon.view.ts'

const now = dayjs('2026-11-15T06:00:00Z')

test('the form keeps only the fields of its kind', () => {
  const form = { ...emptyCampaign(now), name_zh: '券', name_en: 'c' }
  expect(toInput(form)).toMatchObject({ amount: '20.00', percent_bp: null, threshold: '100.00' })
  expect(toInput({ ...form, kind: 'percent', percent: 12.5 })).toMatchObject({ amount: null, percent_bp: 1250 })
  expect(toInput({ ...form, scope_refs: ['mug'] }).scope).toEqual({ kind: 'all', refs: [] })
})

test('a campaign is unchanged by opening and saving it', () => {
  const input = toInput({ ...emptyCampaign(now), name_zh: '券', name_en: 'c', valid_days: 7, total_limit: 5 })
  const stored = {
    ...input,
    id: 1,
    note_zh: '',
    note_en: '',
    state: 'draft' as const,
    collected: 0,
    used: 0,
    updated_at: '',
  }
  expect(toInput(toForm(stored as never))).toEqual(input)
})

test('a campaign past its end counts as ended', () => {
  const campaign = { state: 'published' as const, ends_at: '2026-11-15T06:00:00Z' }
  expect(shownState(campaign, now.valueOf())).toBe('ended')
  expect(shownState(campaign, now.valueOf() - 1)).toBe('published')
})
