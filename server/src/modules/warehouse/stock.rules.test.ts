import { expect, test } from 'vitest'
import { findShortage, getChange, getSource, isQuantity, sheetLines, suggestLevel } from './stock.rules.ts'

const line = (quantity: number, expected: number | null = null) => ({ item_id: 1, sku: 'A', quantity, expected })

test('a count changes the shelf by what differs from the moment of counting', () => {
  expect(getChange('count', line(8, 10))).toBe(-2)
  expect(getChange('receipt', line(5))).toBe(5)
  expect(getChange('transfer', line(5))).toBe(-5)
  expect(getChange('scrap', line(5))).toBe(-5)
  expect(getChange('correction', line(-3))).toBe(-3)
})

test('quantities fit their kind', () => {
  expect([isQuantity('count', 0), isQuantity('count', -1), isQuantity('receipt', 0)]).toEqual([true, false, false])
  expect([isQuantity('correction', -2), isQuantity('correction', 0)]).toEqual([true, false])
})

test('a shortage names line and SKU', () => {
  const lines = [
    { item_id: 1, sku: 'A', change: -2 },
    { item_id: 2, sku: 'B', change: -4 },
  ]
  const pieces = new Map([
    [1, 2],
    [2, 3],
  ])
  expect(findShortage(lines, pieces)).toEqual({ line: 2, sku: 'B', on_hand: 3, wanted: 4 })
  expect(findShortage(lines, new Map([...pieces, [2, 4]]))).toBeNull()
})

test('levels follow sales, lead time and cover', () => {
  expect(suggestLevel(60, { lead_days: 14, safety_days: 7, cover_days: 30 })).toEqual({
    reorder_point: 42,
    target: 102,
  })
  expect(suggestLevel(-3, { lead_days: 14, safety_days: 7, cover_days: 30 })).toEqual({ reorder_point: 0, target: 0 })
})

test('a sheet is read by its header, or as two columns without one', () => {
  const rows = (...cells: string[][]) => cells.map((row, at) => ({ at: at + 1, cells: row }))
  expect(sheetLines(rows(['Name', '数量', 'SKU'], ['Shirt', '1,200', ' TS-1 ']))).toEqual([
    { row: 2, code: 'TS-1', quantity: 1200, is_blank: false },
  ])
  expect(sheetLines(rows(['TS-1', '3.0'], ['TS-2', 'many'], ['', '']))).toEqual([
    { row: 1, code: 'TS-1', quantity: 3, is_blank: false },
    { row: 2, code: 'TS-2', quantity: null, is_blank: false },
  ])
})

test('a movement names the order or document behind it', () => {
  expect(getSource('return', 'return IR261115100042')).toEqual({ order_no: 'IR261115100042', number: null })
  expect(getSource('spoilt', 'spoilt IR261115100042-2')).toEqual({ order_no: 'IR261115100042', number: null })
  expect(getSource('document', 'GR2611161001')).toEqual({ order_no: null, number: 'GR2611161001' })
})
