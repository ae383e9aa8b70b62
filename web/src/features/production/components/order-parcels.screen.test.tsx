import { getOrder } from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/production/production'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import { OrderParcels } from './order-parcels.tsx'

test('the seller downloads the label of the marketplace that ships the order, once it is made', async () => {
  const api = fakeApi()
  api.on(getOrder, () => sample(getOrder.reply, { id: 7, state: 'packed' }))
  api.on(contract.getTracking, () => ({
    parcels: [],
    is_sent_by_platform: true,
    labels: [
      { parcel_no: 1, tracking_no: 'SPX1', state: 'made' as const, pdf_url: '/file/label.pdf?token=1' },
      { parcel_no: 2, tracking_no: '', state: 'queued' as const, pdf_url: null },
    ],
  }))
  openScreen(api, <OrderParcels />, { at: '/myOrder/detail/7', path: '/myOrder/detail/:id' })
  const place = await screen.findByRole('region', { name: '平台面单' })
  expect(within(place).getByText(/此订单由平台发货/)).toBeTruthy()
  expect(within(place).getByRole('link', { name: '下载面单 PDF' }).getAttribute('href')).toBe('/file/label.pdf?token=1')
  expect(within(place).getByText('制作中')).toBeTruthy()
})
