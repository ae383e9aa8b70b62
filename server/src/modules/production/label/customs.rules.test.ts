import { expect, test } from 'vitest'
import { type DeclaredLine, findRefusal, planParcels } from './customs.rules.ts'

const line = (change: Partial<DeclaredLine> = {}): DeclaredLine => ({
  sku_code: 'TEE-M',
  quantity: 3,
  unit_fen: 3550,
  name_zh: '纯棉 T 恤',
  name_en: 'Cotton T-shirt',
  hs_codes: ['610910'],
  origin_country: 'CN',
  weight_g: 900,
  length_cm: 30,
  width_cm: 25,
  height_cm: 2,
  ...change,
})
const limits = {
  max_weight_g: 2000,
  max_side_mm: 600,
  max_girth_mm: null,
  volumetric_divisor: 0,
  volumetric_over_percent: 100,
}

test('goods are declared for the parcel they are in, and no piece is lost or declared twice', () => {
  const lines = [line(), line({ sku_code: 'MUG', quantity: 2, hs_codes: ['691110', '690000'], weight_g: 400 })]
  const parcels = planParcels(lines, limits, '7.1')
  expect(parcels.length).toBeGreaterThan(1)
  const declared = parcels.flatMap(({ contents }) => contents.customs)
  const pieces = (sku: string) => declared.filter((one) => one.sku === sku).reduce((sum, one) => sum + one.quantity, 0)
  expect([pieces('TEE-M'), pieces('MUG')]).toEqual([3, 2])
  expect(declared.find(({ sku }) => sku === 'MUG')).toMatchObject({ hs_code: '691110', origin: 'CN' })
  // 35.50 yuan at 7.1.
  expect(declared[0]?.unit_value_cents).toBe(500)
  for (const { weight_g, contents } of parcels) {
    const goods_g = contents.customs.reduce((sum, one) => sum + one.quantity * one.unit_weight_g, 0)
    expect(weight_g).toBeGreaterThan(goods_g)
    expect(weight_g).toBeLessThanOrEqual(limits.max_weight_g)
  }
})

test('what a carrier would refuse is named first, and customs only count across a border', () => {
  const sender = { code: 'CN-DG', country: 'CN', province_en: 'Guangdong', address_en: '1 Road', contact_phone: '1' }
  expect(findRefusal(sender, [line()], 'DE')).toBeNull()
  expect(findRefusal({ ...sender, province_en: '', contact_phone: '' }, [line()], 'DE')?.zh).toContain(
    '省/州（英文）、电话',
  )
  expect(findRefusal(sender, [line({ hs_codes: [] })], 'DE')?.en).toContain('Cotton T-shirt')
  expect(findRefusal(sender, [line({ origin_country: '' })], 'DE')).not.toBeNull()
  expect(findRefusal(sender, [line({ hs_codes: [] })], 'CN')).toBeNull()
})
