import * as contract from '@inkroute/contract/coupon/coupon'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import MyCouponPage from './my-coupon-screen.tsx'

test.each([
  ['zh', '去使用', '/products/code/mug'],
  ['en', 'Use now', '/en/products/code/mug'],
] as const)('a coupon is used in the shop of the language one reads: %s', async (language, label, path) => {
  const api = fakeApi()
  const coupon = sample(contract.OwnCoupon, { scope: { kind: 'product', refs: ['mug'] }, state: 'usable' })
  api.on(contract.listOwnCoupons, ({ page, page_size }) => ({
    data: [coupon],
    total: 1,
    page,
    page_size,
    counts: { usable: 1, used: 0, expired: 0 },
  }))
  openScreen(api, <MyCouponPage />, { at: '/setting/coupon', language })
  expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(path)
})
