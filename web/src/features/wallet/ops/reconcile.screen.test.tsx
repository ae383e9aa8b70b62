import * as contract from '@inkroute/contract/wallet/reconcile'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import OpsReconcileScreen from './ops-reconcile-screen.tsx'

test('a difference is settled only with a note, and then leaves the list', async () => {
  const api = fakeApi()
  const [shape] = [contract.listDifferences.reply.shape.data.element]
  const row = sample(shape, {
    id: 7,
    kind: 'theirs_only',
    channel: 'stripe',
    out_trade_no: '',
    trade_no: 'pi_1',
    settled_at: null,
    ours: null,
    theirs: '12.36',
    currency: 'USD',
  })
  let open = [row]
  api.on(contract.listDifferences, ({ page, page_size }) => ({
    data: open,
    total: open.length,
    page,
    page_size,
    open: open.length,
  }))
  api.on(contract.listReconciliations, ({ page, page_size }) => ({ data: [], total: 0, page, page_size }))
  api.on(contract.settleDifference, () => {
    open = []
    return {}
  })
  openScreen(api, <OpsReconcileScreen />, { at: '/ops/reconcile' })
  await screen.findByText('USD 12.36')
  await press(/^处 ?理$/)
  await screen.findByText('处理差异 pi_1')
  const [, confirm] = screen.getAllByRole('button', { name: /处 ?理/ })
  confirm?.click()
  expect(await screen.findByText('请写明处理结果')).toBeTruthy()
  type('处理结果', '已在 Stripe 退款')
  confirm?.click()
  await waitFor(() => expect(api.sent(contract.settleDifference)).toEqual([{ id: 7, note: '已在 Stripe 退款' }]))
  expect(await screen.findByText('没有差异，账目一致')).toBeTruthy()
})
