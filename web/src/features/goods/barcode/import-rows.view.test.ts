import { expect, test } from 'vitest'
import { readRows } from './import-rows.view.ts'

test('rows are read however a sheet or a hand separates them', () => {
  const pasted = 'SKU,Barcode\nA-1,4006381333931\nA-2\t4006381333948\r\n"A-3" 123\n\nA-4；X9'
  expect(readRows(pasted)).toEqual([
    { sku_code: 'A-1', barcode: '4006381333931' },
    { sku_code: 'A-2', barcode: '4006381333948' },
    { sku_code: 'A-3', barcode: '123' },
    { sku_code: 'A-4', barcode: 'X9' },
  ])
})

test('a first row that is a real code is kept, and a row without a barcode is reported later', () => {
  expect(readRows('SKU-0001 77')).toEqual([{ sku_code: 'SKU-0001', barcode: '77' }])
  expect(readRows('A-1')).toEqual([{ sku_code: 'A-1', barcode: '' }])
})
