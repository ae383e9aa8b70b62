import { expect, test } from 'vitest'
import { getEuDuty } from './eu-duty.ts'

const sent = { day: '2026-11-16', hs_codes: ['610910'], goods_fen: 10_000, eur_rate_e4: 82_300 }

test('three euro for each different six-digit heading, from the first of July 2026', () => {
  expect(getEuDuty(sent)).toEqual({ kind: 'flat', items: 1, per_item_eur: 3, limit_eur: 150, amount_fen: 2469 })
  const mixed = { ...sent, hs_codes: ['610910', '6109100010', '691110', '691110'] }
  expect(getEuDuty(mixed)).toMatchObject({ kind: 'flat', items: 2, amount_fen: 4938 })
  expect(getEuDuty({ ...sent, day: '2026-06-30' })).toMatchObject({ kind: 'none', amount_fen: 0 })
  expect(getEuDuty({ ...sent, day: '2026-07-01' }).kind).toBe('flat')
})

test('above 150 euro the tariff applies instead; an unknown value is taken for a small one', () => {
  expect(getEuDuty({ ...sent, goods_fen: 123_450 }).kind).toBe('flat')
  expect(getEuDuty({ ...sent, goods_fen: 123_451 })).toMatchObject({ kind: 'tariff', amount_fen: 0 })
  expect(getEuDuty({ ...sent, goods_fen: null }).kind).toBe('flat')
})
