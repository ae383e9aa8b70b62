import {
  workOrderCalls as calls,
  returnCalls,
  WorkDetail,
  WorkMessage,
  WorkRow,
} from '@inkroute/contract/after-sale/after-sale'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { fieldValue, openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import { WorkScreen } from './work-screen.tsx'

let api: FakeApi
const may_all = { reply: true, withdraw: true, send_back: false }

const work = (change: Partial<WorkDetail> = {}) =>
  sample(WorkDetail, {
    id: 12,
    work_no: 'WO12',
    order_no: 'A31',
    may: may_all,
    messages: [sample(WorkMessage, { id: 1, author: 'staff', author_name: '客服小陈', body: '麻烦补一张照片' })],
    ...change,
  })

function answer(detail: WorkDetail) {
  api.on(calls.get, () => detail)
}

beforeEach(() => {
  api = fakeApi()
  api.on(calls.list, ({ page, page_size }) => ({
    data: [sample(WorkRow, { id: 12, work_no: 'WO12', order_no: 'A31' })],
    total: 1,
    page,
    page_size,
  }))
  api.on(calls.counts, () => sample(calls.counts.reply, { total: 1 }))
  answer(work())
})

async function open() {
  openScreen(api, <WorkScreen calls={calls} field={() => null} />, { at: '/myOrder/workOrder?id=12' })
  await screen.findByText('麻烦补一张照片')
}

test('an answer is sent, and the field is free for the next one', async () => {
  api.on(calls.reply, () => ({}))
  await open()
  type('写下回复…', '批次 B2611')
  await press(/^发\s?送$/)
  await waitFor(() => expect(api.sent(calls.reply)).toEqual([{ id: 12, body: '批次 B2611', upload_ids: [] }]))
  await waitFor(() => expect(fieldValue('写下回复…')).toBe(''))
})

test('an answer that could not be sent stays written', async () => {
  api.refuse(calls.reply, 'database_away')
  await open()
  type('写下回复…', '批次 B2611')
  await press(/^发\s?送$/)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(fieldValue('写下回复…')).toBe('批次 B2611')
})

test('a request is taken back only after a question', async () => {
  api.on(calls.withdraw, () => ({}))
  await open()
  await press('撤回申请')
  const question = await screen.findByRole('tooltip')
  expect(api.sent(calls.withdraw)).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: /^撤\s?回$/ }))
  await waitFor(() => expect(api.sent(calls.withdraw)).toEqual([{ id: 12 }]))
})

test('the number of a returned parcel is checked before it is sent', async () => {
  api.on(calls.sendBack, () => ({}))
  answer(
    work({
      may: { reply: true, withdraw: false, send_back: true },
      send_back: { address: '深圳仓', tracking_no: null, received_at: null },
    }),
  )
  await open()
  type('退货运单号', 'x!')
  await press('已寄出')
  expect(await screen.findByText('6–40 位字母或数字')).toBeTruthy()
  expect(api.sent(calls.sendBack)).toEqual([])
  type('退货运单号', 'SF1234567890')
  await press('已寄出')
  await waitFor(() => expect(api.sent(calls.sendBack)).toEqual([{ id: 12, tracking_no: 'SF1234567890' }]))
})

const openTabs = async (may_open: readonly string[]) => {
  api.on(returnCalls.list, ({ page, page_size }) => ({ data: [], total: 0, page, page_size }))
  api.on(returnCalls.counts, () => sample(returnCalls.counts.reply, { total: 0 }))
  openScreen(api, <WorkScreen calls={returnCalls} field={() => null} />, { at: '/myOrder/returnApply', may_open })
  await screen.findByText('没有退货申请')
}

test('work orders and returns are tabs of one screen', async () => {
  await openTabs(['/myOrder/workOrder', '/myOrder/returnApply'])
  const tabs = within(await screen.findByRole('navigation', { name: '售后类别' }))
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('退货申请')
  expect(tabs.getByRole('link', { name: '工单' }).getAttribute('href')).toBe('/myOrder/workOrder')
})

test('someone who may only ask for returns sees no tab of work orders', async () => {
  await openTabs(['/myOrder/returnApply'])
  expect(screen.queryByRole('link', { name: '工单' })).toBeNull()
})
