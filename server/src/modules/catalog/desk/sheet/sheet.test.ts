import * as shop from '@inkroute/contract/catalog/catalog'
import * as contract from '@inkroute/contract/catalog/desk/desk'
import * as sheet from '@inkroute/contract/catalog/desk/sheet'
import { describe, expect, test } from 'vitest'
import { newStaff } from '../../../../testing/staff.ts'
import { testApp } from '../../../../testing/test-app.ts'
import { getWorkbook } from '../../../export/export.ts'

const app = await testApp({ holds: 'catalogue' })
const staff = { token: await newStaff(app, ['ops.catalog']) }

const variantHeader = ['产品编码', 'SKU', '价格（元）', '重量（克）', '条码']

async function check(header: string[], rows: string[][]) {
  const file = getWorkbook({ header, widths: header.map(() => 12), rows })
  const { id } = await app.call(sheet.uploadCatalogueSheet, { name: 'catalogue.xlsx' }, { ...staff, file })
  await app.drain('catalogue.')
  const checked = await app.call(sheet.getCatalogueSheet, { id }, staff)
  const { data } = await app.call(sheet.listSheetDifferences, { id }, staff)
  return { id, checked, data }
}

const TEE = 'TSHIRT-WHITE-M'

describe('a catalogue file that comes back', () => {
  test('shows each difference first, and changes the shop only when it is applied', async () => {
    const { id, checked, data } = await check(variantHeader, [
      ['mug', 'MUG-WHITE-11OZ', '15.5', '390', ''],
      ['tshirt', TEE, '31.80', 'heavy', ''],
      ['mug', 'NO-SUCH', '1', '1', ''],
      ['nothing', 'X', '1', '1', ''],
    ])
    expect(checked).toMatchObject({ state: 'checked', kind: 'variants', rows: 4, problems: 3, products: 2 })
    expect(data.filter(({ problem }) => problem === null)).toEqual([
      {
        row: 2,
        code: 'mug',
        sku: 'MUG-WHITE-11OZ',
        label: '价格（元）',
        before: '13.80',
        after: '15.50',
        problem: null,
      },
      { row: 2, code: 'mug', sku: 'MUG-WHITE-11OZ', label: '重量（克）', before: '380', after: '390', problem: null },
    ])
    expect(data.find(({ sku }) => sku === TEE)).toMatchObject({
      label: '重量（克）',
      after: 'heavy',
      problem: '请填写整数',
    })
    const price = async () => (await app.call(shop.getProduct, { id: 1006 })).items[0]?.price
    expect(await price()).toBe('13.80')
    await app.call(sheet.applyCatalogueSheet, { id }, staff)
    await app.drain('catalogue.')
    expect(await app.call(sheet.getCatalogueSheet, { id }, staff)).toMatchObject({
      state: 'done',
      changed: 1,
      refused: 1,
    })
    expect(await price()).toBe('15.50')
    expect((await app.call(contract.getDeskProduct, { id: 1006 }, staff)).document.items[0]?.weight_g).toBe(390)
    await expect(app.call(sheet.applyCatalogueSheet, { id }, staff)).rejects.toMatchObject({ error: 'conflict' })
    const same = await check(variantHeader, [['mug', 'MUG-WHITE-11OZ', '15.5', '390', '']])
    expect(same.checked).toMatchObject({ differences: 0, problems: 0 })
  })

  test('names a price below cost before anything is applied, and refuses what changed meanwhile', async () => {
    const { data } = await check(variantHeader, [['poster', 'X', '1', '1', '']])
    expect(data[0]?.problem).toContain('SKU')
    const below = await check(['Product code', 'SKU', 'Cost (CNY)'], [['mug', 'MUG-WHITE-11OZ', '90']])
    expect(below.data[0]).toMatchObject({ label: '成本（元）', problem: expect.stringContaining('低于成本') })

    const names = await check(['产品编码', '中文名称', '起订量'], [['mug', '好杯', '3']])
    expect(names.checked).toMatchObject({ kind: 'products', differences: 2 })
    const now = await app.call(contract.getDeskProduct, { id: 1006 }, staff)
    await app.call(
      contract.saveDeskProduct,
      { id: 1006, revision: now.revision, document: { ...now.document, min_quantity: 2 } },
      staff,
    )
    await app.call(sheet.applyCatalogueSheet, { id: names.id }, staff)
    await app.drain('catalogue.')
    expect(await app.call(sheet.getCatalogueSheet, { id: names.id }, staff)).toMatchObject({ changed: 0, refused: 1 })
  })

  test('adds variants in rows of their own, and names a SKU that was typed over', async () => {
    const now = await app.call(contract.getDeskProduct, { id: 1006 }, staff)
    const [size] = now.document.sizes
    const [white] = now.document.colours
    const red = { ...white, id: 90, key: 'fire', hex: '#cc2211', name: { zh: '火红', en: 'Fire red' } }
    const document = { ...now.document, colours: [...now.document.colours, red] } as typeof now.document
    const saved = await app.call(contract.saveDeskProduct, { id: 1006, revision: now.revision, document }, staff)
    await app.call(contract.publishDeskProduct, { id: 1006, revision: saved.revision }, staff)

    const header = [...variantHeader, '颜色', '尺码', '包装长（厘米）', '包装宽（厘米）', '包装高（厘米）']
    const row = (sku: string, colour: string) => [
      'mug',
      sku,
      '16',
      '380',
      '',
      colour,
      size?.name ?? '',
      '13',
      '11',
      '11',
    ]
    const { id, checked, data } = await check(header, [
      row('MUG-FIRE-11OZ', '火红'),
      row('MUG-WIHTE-11OZ', white?.name.zh ?? ''),
      row('MUG-GOLD', '金色'),
      row(TEE, 'Fire red'),
    ])
    const findProblem = (sku: string) => data.filter((one) => one.sku === sku).find(({ problem }) => problem)?.problem
    expect(data.find(({ label }) => label === '新规格')).toMatchObject({ sku: 'MUG-FIRE-11OZ' })
    expect(findProblem('MUG-WIHTE-11OZ')).toContain('MUG-WHITE-11OZ')
    expect(findProblem('MUG-GOLD')).toContain('没有颜色“金色”')
    expect(findProblem(TEE)).toContain('tshirt')
    expect(checked.products).toBe(1)
    await app.call(sheet.applyCatalogueSheet, { id }, staff)
    await app.drain('catalogue.')
    expect(await app.call(sheet.getCatalogueSheet, { id }, staff)).toMatchObject({ changed: 0, refused: 1 })

    const right = await check(header, [row('MUG-FIRE-11OZ', '火红')])
    expect(right.checked.problems).toBe(0)
    await app.call(sheet.applyCatalogueSheet, { id: right.id }, staff)
    await app.drain('catalogue.')
    const { items } = await app.call(shop.getProduct, { id: 1006 })
    expect(items.find(({ sku }) => sku === 'MUG-FIRE-11OZ')).toMatchObject({ price: '16.00', stock: 0 })
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length)
  })

  test('of another kind is refused with the reason', async () => {
    const { checked } = await check(['姓名', '电话'], [['a', 'b']])
    expect(checked).toMatchObject({ state: 'failed', error: expect.stringContaining('产品编码') })
    const text = new TextEncoder().encode('a,b')
    await expect(
      app.call(sheet.uploadCatalogueSheet, { name: 'x.csv' }, { ...staff, file: text }),
    ).rejects.toMatchObject({ error: 'sheet_not_a_sheet' })
  })
})
