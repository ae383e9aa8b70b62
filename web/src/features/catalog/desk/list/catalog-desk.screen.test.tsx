import * as bulk from '@inkroute/contract/catalog/desk/bulk'
import * as contract from '@inkroute/contract/catalog/desk/desk'
import { getDeskOptions } from '@inkroute/contract/catalog/desk/terms'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../../testing/fake-api.ts'
import { openScreen, press, type } from '../../../../testing/open-screen.tsx'
import { deskOptions, listedTee } from '../testing/desk-examples.ts'
import CatalogDesk from './catalog-desk.tsx'

let api: FakeApi
const counts = { draft: 2, on_sale: 1, changed: 0, withdrawn: 3 }
const page = { total: 1, page: 1, page_size: 20 }

beforeEach(() => {
  api = fakeApi()
  api.on(getDeskOptions, () => deskOptions)
  api.on(contract.listDeskProducts, () => ({ data: [listedTee()], counts, ...page }))
})

async function open(at = '/ops/catalog') {
  const view = openScreen(api, <CatalogDesk />, { at, path: '/ops/catalog' })
  await screen.findByText('柔软短袖')
  return view
}

test('filters come from the address and go back into it, and states show their counts', async () => {
  const { address } = await open('/ops/catalog?state=on_sale&technique=dtg&page=2')
  expect(api.sent(contract.listDeskProducts)[0]).toMatchObject({ state: 'on_sale', technique: 'dtg', page: 2 })
  expect(screen.getByRole('link', { name: /已下架\s*3/ }).getAttribute('href')).toContain('state=withdrawn')
  const box = screen.getByRole('searchbox', { name: '名称、编码、SKU 或条码' })
  fireEvent.change(box, { target: { value: ' TEE-W ' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(api.sent(contract.listDeskProducts).at(-1)).toMatchObject({ keyword: 'TEE-W', page: 1 }))
  expect(address()).toBe('/ops/catalog?state=on_sale&technique=dtg&keyword=TEE-W')
})

test('withdrawing says what it touches before it does', async () => {
  const none = { count: 0, sellers: 0 }
  api.on(contract.getDeskImpact, () => ({
    carts: { count: 5, sellers: 3 },
    design_drafts: none,
    batch_runs: none,
    goods: none,
    listings: { count: 12, sellers: 2 },
    sellers: 4,
  }))
  api.refuse(contract.withdrawDeskProduct, 'product_not_on_sale')
  await open()
  await press('柔软短袖 的更多操作')
  fireEvent.click(await screen.findByText('下架'))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('12 个，涉及 2 位卖家')).toBeTruthy()
  expect(within(dialog).getByText('4 位卖家会收到通知')).toBeTruthy()
  expect(within(dialog).queryByText('批量任务')).toBeNull()
  expect(api.sent(contract.withdrawDeskProduct)).toEqual([])
  await press('下架并通知卖家')
  await waitFor(() => expect(api.sent(contract.withdrawDeskProduct)).toEqual([{ id: 7, revision: 4 }]))
})

test('a change of many is shown before and after, and applied only when confirmed', async () => {
  api.on(bulk.previewBulkChange, () => ({
    data: [
      {
        id: 7,
        code: 'soft-tee',
        name: '柔软短袖',
        differences: [{ label: '售价', before: '¥19.90', after: '¥20.90' }],
        problem: null,
      },
    ],
  }))
  api.on(bulk.applyBulkChange, () => ({
    changed: 1,
    unchanged: 0,
    refused: 0,
    data: [{ id: 7, code: 'soft-tee', result: 'changed' as const, problem: null }],
  }))
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: '选择第 1 行' }))
  await press('批量修改')
  await screen.findByLabelText('调整比例')
  type('调整比例', '5')
  await press('预览修改')
  expect(await screen.findByText(/¥20.90/)).toBeTruthy()
  const change = { kind: 'price_percent', change_bp: 500 }
  expect(api.sent(bulk.previewBulkChange)).toEqual([{ ids: [7], change }])
  expect(api.sent(bulk.applyBulkChange)).toEqual([])
  await press('修改 1 款产品')
  expect(await screen.findByText('已修改 1 款，0 款无变化，0 款未能修改')).toBeTruthy()
  expect(api.sent(bulk.applyBulkChange)).toEqual([{ ids: [7], change }])
})
