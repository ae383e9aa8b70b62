import { getStaff } from '@inkroute/contract/account/account'
import { listPlans } from '@inkroute/contract/membership/membership'
import * as adjustment from '@inkroute/contract/seller-desk/adjustment'
import * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { openScreen, press, type } from '../../testing/open-screen.tsx'
import { sample } from '../../testing/sample.ts'
import AdjustmentScreen from './adjustment-screen.tsx'
import SellerListScreen from './seller-list-screen.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(listPlans, () => ({ window_days: 90, levels: [] }))
  api.on(getStaff, () => sample(getStaff.reply, { permissions: ['ops.seller', 'ops.money'] }))
})

test('the list says what the search matched and links to the seller', async () => {
  const row = sample(contract.SellerRow, {
    id: 12,
    name: '青柠家居',
    balance: '128.40',
    plan: null,
    last_login_at: null,
    matched: { kind: 'tracking_no', value: 'YT77' },
  })
  api.on(contract.listSellers, () => ({ data: [row], total: 1, page: 1, page_size: 20 }))
  openScreen(api, <SellerListScreen />, { at: '/ops/seller?keyword=YT77' })
  const link = await screen.findByRole('link', { name: '青柠家居' })
  expect(link.getAttribute('href')).toBe('/ops/seller/12')
  expect(screen.getByText('匹配包裹号：YT77')).toBeTruthy()
  expect(api.sent(contract.listSellers)[0]).toMatchObject({ keyword: 'YT77', sort: 'newest' })
})

const asked = (change: Partial<adjustment.Adjustment>) =>
  sample(adjustment.Adjustment, {
    id: 10001,
    seller_name: 'Harbor Prints',
    amount: '1280.00',
    balance: '20.00',
    state: 'pending',
    category: 'freight',
    decided_at: null,
    ...change,
  })

const openAdjustments = (row: adjustment.Adjustment) => {
  api.on(adjustment.listAdjustments, () => ({ data: [row], total: 1, page: 1, page_size: 20, pending: 1 }))
  openScreen(api, <AdjustmentScreen />, { at: '/ops/adjustment' })
}

test('a second person approves with a note', async () => {
  api.on(adjustment.decideAdjustment, () => ({ state: 'posted' as const }))
  openAdjustments(asked({ is_own: false }))
  await press(/^审\s?批$/)
  await screen.findByText('¥1,300.00')
  await press('批准 ¥1,280.00')
  expect(await screen.findByText('请写一句批注')).toBeTruthy()
  type('批注', '已核对账单')
  await press('批准 ¥1,280.00')
  expect(await screen.findByText('已批准并通知卖家')).toBeTruthy()
  expect(api.sent(adjustment.decideAdjustment)).toEqual([{ id: 10001, is_approved: true, note: '已核对账单' }])
})

test('nobody is offered to decide their own request', async () => {
  openAdjustments(asked({ is_own: true }))
  await press(/^审\s?批$/)
  expect(await screen.findByText('这是您自己的申请，需要另一位同事审批。')).toBeTruthy()
  expect(screen.queryByLabelText('批注')).toBeNull()
})
