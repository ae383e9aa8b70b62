import * as contract from '@inkroute/contract/warehouse/document'
import { StockItem } from '@inkroute/contract/warehouse/stock'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { openScreen, press } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import DocumentScreen from './document-screen.tsx'

let api: FakeApi
const item = sample(StockItem, { item_id: 7, sku: 'TSHIRT-WHITE-M', barcode: '', picture_url: null })
const document = (part: Partial<contract.StockDocument> = {}) =>
  sample(contract.StockDocument, {
    id: 1001,
    number: 'GR2611161001',
    kind: 'receipt',
    state: 'draft',
    warehouse_code: 'CN-DG',
    to_warehouse_code: null,
    reason: 'purchase',
    revision: 1,
    lines: [],
    pictures: [],
    arrivals: [],
    transfer: null,
    reverses: null,
    reversed_by: null,
    expected_on: null,
    is_on_the_way: false,
    is_reversed: false,
    ...part,
  })

beforeEach(() => {
  api = fakeApi()
  api.on(contract.getStockDocument, () => document())
  api.on(contract.findStockItem, () => ({ ...item, pieces: 10 }))
  api.on(contract.saveStockDocument, ({ revision, lines }) =>
    document({
      revision: revision + 1,
      lines: lines.map(({ quantity }) => ({ ...item, quantity, expected: 10, change: null, arrived: 0 })),
    }),
  )
})

const open = () =>
  openScreen(api, <DocumentScreen />, { at: '/ops/stockDocument/1001', path: '/ops/stockDocument/:id' })

test('goods are received by scanner and keyboard alone: +1 per scan, wrong codes refused', async () => {
  open()
  const field = await screen.findByLabelText('扫描 SKU 或条码，回车加 1 件')
  expect(window.document.activeElement).toBe(field)
  await userEvent.keyboard('TSHIRT-WHITE-M{Enter}')
  await screen.findByText('TSHIRT-WHITE-M → 1 件')
  await userEvent.keyboard('TSHIRT-WHITE-M{Enter}')
  await screen.findByText('TSHIRT-WHITE-M → 2 件')
  api.refuse(contract.findStockItem, 'stock_code_unknown', { details: { code: 'NOPE' } })
  await userEvent.keyboard('NOPE{Enter}')
  expect((await screen.findByText(/没有找到“NOPE”/)).getAttribute('data-ok')).toBe('false')
  expect((screen.getByLabelText('TSHIRT-WHITE-M 数量') as HTMLInputElement).value).toBe('2')
  expect(window.document.activeElement).toBe(field)
  // The draft saves itself.
  await waitFor(() => expect(api.sent(contract.saveStockDocument).at(-1)?.lines).toEqual([{ item_id: 7, quantity: 2 }]))
})

test('posting asks first and sends what is on the screen', async () => {
  api.on(contract.postStockDocument, () => document({ state: 'posted', posted_at: '2026-11-16T10:00:00.000Z' }))
  open()
  await screen.findByLabelText('扫描 SKU 或条码，回车加 1 件')
  await userEvent.keyboard('TSHIRT-WHITE-M{Enter}')
  await screen.findByText('TSHIRT-WHITE-M → 1 件')
  await press(/^过\s?账$/)
  expect(await screen.findByText(/1 件将立即计入库存/)).toBeTruthy()
  const buttons = screen.getAllByRole('button', { name: /过\s?账/ })
  await userEvent.click(buttons.at(-1) as HTMLElement)
  await waitFor(() => expect(api.sent(contract.postStockDocument)).toHaveLength(1))
  const saved = api.sent(contract.saveStockDocument).at(-1)
  expect(api.sent(contract.postStockDocument)[0]).toEqual({ id: 1001, revision: (saved?.revision ?? 0) + 1 })
})
