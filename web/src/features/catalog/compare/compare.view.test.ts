import type { PurchaseRule } from '@inkroute/contract/catalog/price'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { expect, test } from 'vitest'
import { pickTexts } from '../../../shared/text/text.ts'
import { compareText } from './compare.text.ts'
import { compareRows, printAreas, readIds } from './compare.view.ts'

const words = { text: pickTexts(compareText, 'zh'), language: 'zh', placeName: (place: string) => place } as const

const product = (over: Partial<BasicProduct> = {}) =>
  ({
    id: 1,
    colors: [{}, {}],
    sizes: [{ id: 1, name: 'S' }],
    techniques: [{ key: 'dtg', name: '数码直喷', surcharge: '0.00' }],
    material: '棉',
    views: [{ view_id: 1, key: 'front', name: '正面', picture: null }],
    print_areas: [
      {
        view_id: 1,
        left: 0,
        top: 0,
        width: 200,
        height: 300,
        lies_on: 'picture',
        focus: null,
        cut_outs: [],
        places: [],
        bleed_cm: 0,
        safe_cm: 0,
      },
    ],
    actual_sizes: [
      { size_id: 1, view_id: 1, actual_width: 30 },
      { size_id: 2, view_id: 1, actual_width: 34 },
    ],
    items: [{ weight_g: 180 }, { weight_g: 240 }],
    extra_view_price: '6.00',
    ships_from: ['CN', 'US'],
    delivery_hours: { min: 24, max: 56 },
    grade: 2,
    ...over,
  }) as BasicProduct

const rule = (...tiers: [number, string][]) =>
  ({ tiers: tiers.map(([min_quantity, unit_price]) => ({ min_quantity, unit_price })) }) as PurchaseRule

test('ids of an address are numbers, each once, at most four', () => {
  expect(readIds('3,1,3,x,-2,0,7,8,9')).toEqual([3, 1, 7, 8])
  expect(readIds(null)).toEqual([])
})

test('the largest print of a view is given in centimetres', () => {
  expect(printAreas(product())).toEqual(['正面 34 × 51 cm'])
})

test('what differs is marked, what is missing is not a difference', () => {
  const rows = compareRows(words, [
    { product: product(), rule: rule([1, '20.00'], [50, '18.00']) },
    { product: product({ material: '涤纶' }), rule: rule([1, '20.00'], [10, '19.00']) },
    { product: product(), rule: undefined },
  ])
  const row = (key: string) => rows.find((one) => one.key === key)
  expect(row('price1')).toMatchObject({ cells: ['¥20.00', '¥20.00', ''], differs: false })
  expect(row('price10')).toMatchObject({ cells: ['¥20.00', '¥19.00', ''], differs: true })
  expect(row('price50')?.cells).toEqual(['¥18.00', '¥19.00', ''])
  expect(row('material')).toMatchObject({ cells: ['棉', '涤纶', '棉'], differs: true })
  expect(row('ships')).toMatchObject({ cells: ['CN、US', 'CN、US', 'CN、US'], differs: false })
  expect(row('weight')?.cells[0]).toBe('180–240 克')
})
