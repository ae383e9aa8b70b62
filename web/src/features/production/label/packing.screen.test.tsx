import * as contract from '@inkroute/contract/production/label/label'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { PackingDesk } from './packing-desk.tsx'

const label: contract.ParcelLabel = {
  id: 7,
  order_no: 'IR1',
  parcel_no: 1,
  carrier: 'yunexpress',
  code: 'THPHR',
  state: 'failed',
  tracking_no: '',
  weight_g: 460,
  cost: '',
  currency: '',
  error: '1011: 缺少必填项',
  pdf_url: null,
  zpl_url: null,
  is_shipped: false,
  customs: [],
  updated_at: '2026-11-17T10:00:00.000Z',
}
const packing: contract.Packing = {
  order_no: 'IR1',
  state: 'packed',
  channel: '专线小包',
  country: 'DE',
  pieces: 2,
  parcel_count: 1,
  carrier: 'yunexpress',
  is_carrier_off: false,
  labels: [label],
  tracking_nos: [],
}

test('a failed label says why and is tried again; one that is ready is printed and ships', async () => {
  const api = fakeApi()
  let current = packing
  api.on(contract.listOpenLabels, () => ({ data: current.labels }))
  api.on(contract.getPacking, () => current)
  api.on(contract.makeLabels, () => {
    const made = { ...label, state: 'made' as const, error: '', tracking_no: 'YT1', pdf_url: '/files/a.pdf?x=1' }
    current = { ...packing, labels: [made] }
    return {}
  })
  api.on(contract.shipLabelled, () => ({ order_no: 'IR1', tracking_nos: ['YT1'] }))
  openScreen(api, <PackingDesk />, { at: '/ops/production', path: '/ops/production' })
  await userEvent.type(await screen.findByLabelText('扫描或输入要发货的订单'), 'ir1{Enter}')
  await screen.findByText('1011: 缺少必填项')
  expect(screen.getByRole('button', { name: '按面单发货' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }))
  const print = await screen.findByRole('link', { name: '打印面单' })
  expect(print.getAttribute('href')).toBe('/files/a.pdf?x=1')
  await userEvent.click(screen.getByText('ZPL（斑马打印机）'))
  await screen.findByText('承运商只提供 PDF')
  await userEvent.click(screen.getByRole('button', { name: '按面单发货' }))
  await screen.findByText('订单 IR1 已发货')
  expect(api.sent(contract.shipLabelled).at(-1)).toMatchObject({ order_no: 'IR1' })
})
