import { expect, test } from 'vitest'
import { getField, getRules, getValues } from './level-desk.view.ts'

const level = {
  level: 1,
  name_zh: '白银',
  name_en: 'Silver',
  text_zh: '',
  text_en: '',
  discount_bp: 250,
  design_quota: null,
  sub_accounts: 3,
  stores: 10,
  batch_size: 100,
  storage_gb: 20,
  accumulated: '3000.00',
}

test('rules survive the form: percent and back, empty is unlimited', () => {
  const values = { levels: [getValues(level)], window_days: 90, recheck: 'day' as const }
  expect(values.levels[0]?.discount).toBe(2.5)
  expect(getRules(values, [level], 7)).toEqual({ levels: [level], window_days: 90, recheck: 'day', version: 7 })
})

test('a refusal finds its field', () => {
  expect(getField('levels.2.discount_bp')).toEqual(['levels', 2, 'discount'])
})
