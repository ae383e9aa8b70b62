import type { ImportDetail, ImportRow } from '@inkroute/contract/order/import/import'
import { expect, test } from 'vitest'
import { canMend, firstTab, gravest, homeless, remainingSeconds, shownFields } from './import.view.ts'

const counts = { ready: 0, draft: 0, error: 0, duplicate: 0, excluded: 0, made: 0, undone: 0, kept: 0 }
const row = (change: Partial<ImportRow>): ImportRow => ({
  row_at: 2,
  status: 'error',
  order_key: '',
  values: {},
  edited: [],
  problems: [],
  sku: null,
  orders: [],
  ...change,
})

test('columns are those of the file and those that are missing', () => {
  const detail = { mapping: { sku: 1 }, defaults: { country: 'US' }, missing: ['name'] } as unknown as ImportDetail
  expect(shownFields(detail)).toEqual(['sku', 'name', 'country'])
})

test('the gravest problem decides, and one without a column is shown beside the row', () => {
  const problems: ImportRow['problems'] = [
    { field: 'sku', level: 'hint', message: '' },
    { field: 'city', level: 'error', message: '' },
  ]
  expect(gravest(problems)).toBe('error')
  expect(homeless(row({ problems }), ['sku']).map(({ field }) => field)).toEqual(['city'])
})

test('what became an order cannot be changed here any more', () => {
  expect(canMend(row({}), 'done')).toBe(true)
  expect(canMend(row({ status: 'made' }), 'done')).toBe(false)
  expect(canMend(row({}), 'running')).toBe(false)
})

test('the remaining time follows the pace so far', () => {
  const run = { progress: 25, total: 100, started_at: '2026-11-15T00:00:00Z' }
  expect(remainingSeconds(run, Date.parse('2026-11-15T00:00:10Z'))).toBe(30)
  expect(remainingSeconds({ ...run, progress: 0 }, Date.parse('2026-11-15T00:00:10Z'))).toBeUndefined()
})

test('one begins with what needs mending', () => {
  expect(firstTab({ state: 'checked', orders: { ...counts, error: 1, draft: 1 } })).toBe('error')
  expect(firstTab({ state: 'checked', orders: { ...counts, draft: 1 } })).toBe('draft')
  expect(firstTab({ state: 'checked', orders: { ...counts, ready: 1 } })).toBeUndefined()
})
