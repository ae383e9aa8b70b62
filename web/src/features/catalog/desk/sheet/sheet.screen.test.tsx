import * as contract from '@inkroute/contract/catalog/desk/sheet'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { openScreen, press } from '../../../../testing/open-screen.tsx'
import { sample } from '../../../../testing/sample.ts'
import SheetScreen from './sheet-screen.tsx'

test('a checked file shows each difference and changes nothing until confirmed', async () => {
  const api = fakeApi()
  const sheet = { id: 3, name: 'variants.xlsx', rows: 120, differences: 2, problems: 1, products: 1 }
  let state: contract.CatalogueSheet['state'] = 'checked'
  api.on(contract.getCatalogueSheet, () => sample(contract.CatalogueSheet, { ...sheet, state, changed: 1 }))
  const row = {
    row: 5,
    code: 'soft-tee',
    sku: 'TEE-W-S',
    label: '售价',
    before: '19.90',
    after: '21.90',
    problem: null,
  }
  api.on(contract.listSheetDifferences, ({ page, page_size }) => ({
    data: [{ ...row, row: 2, label: '', before: '', after: '', problem: '没有这个 SKU' }, row],
    total: 2,
    page,
    page_size,
  }))
  api.on(contract.applyCatalogueSheet, () => {
    state = 'done'
    return sample(contract.CatalogueSheet, { ...sheet, state })
  })
  openScreen(api, <SheetScreen />, { at: '/ops/catalog/sheet?id=3' })
  expect(await screen.findByText('120 行中有 2 处差异，涉及 1 款产品；1 行无法使用')).toBeTruthy()
  expect(await screen.findByText('没有这个 SKU')).toBeTruthy()
  expect(screen.getByText('21.90')).toBeTruthy()
  await press('确认修改 1 款产品')
  const question = await screen.findByRole('tooltip')
  expect(api.sent(contract.applyCatalogueSheet)).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: '确认修改 1 款产品' }))
  expect(await screen.findByText('已修改 1 款产品，0 款因不符合上架要求未修改')).toBeTruthy()
  expect(api.sent(contract.applyCatalogueSheet)).toEqual([{ id: 3 }])
})
