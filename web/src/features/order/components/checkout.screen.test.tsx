import * as contract from '@inkroute/contract/order/order'
import { FreightOption } from '@inkroute/contract/shipping/shipping'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { fieldValue, openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import CheckoutScreen from './checkout-screen.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
})

function option(id: number, name: string, price: string): FreightOption {
  const plain = sample(FreightOption, { price, days_min: 5, days_max: 9 })
  return { ...plain, channel: { ...plain.channel, id, name } }
}

const slow = option(11, '云途专线', '18.20')
const fast = option(12, 'DHL 快递', '64.00')

/** The server's plan: freight by the channel that was chosen. */
function answerPlans({ goods = 80 }: { goods?: number } = {}) {
  api.on(contract.previewOrder, ({ shipments }) => {
    const channel = shipments[0]?.channels.SZ === 12 ? fast : slow
    const total = (goods + Number(channel.price)).toFixed(2)
    const order = sample(contract.QuotedOrder, {
      warehouse_code: 'SZ',
      warehouse_city: '深圳',
      pieces: 2,
      weight_g: 420,
      channel,
      options: [slow, fast],
    })
    return { orders: [order], total, balance: '500.00', is_complete: true }
  })
}

const open = () => openScreen(api, <CheckoutScreen />, { at: '/myOrder/checkout?ids=5,6' })

async function fillInAddress() {
  await screen.findByLabelText('收件人')
  type('收件人', 'Anna Schmidt')
  type('电话', '+49 30 901820')
  type('详细地址', 'Invalidenstraße 43')
  type('城市', 'Berlin')
  type('邮编', '10115')
}

test('the order matches what is shown: address, channel and total are sent unchanged', async () => {
  answerPlans()
  api.on(contract.createOrder, () => ({ ids: [31], order_nos: ['A31'], total: '144.00' }))
  const { address } = open()
  await fillInAddress()
  await press('计算运费')
  expect(await screen.findByText('¥98.20')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /DHL 快递/ }))
  expect(await screen.findByText('¥144.00')).toBeTruthy()
  await press('提交并付款')
  await waitFor(() => expect(address()).toBe('/myOrder/orderPay?ids=31'))
  expect(api.sent(contract.createOrder)).toMatchObject([
    {
      expected_total: '144.00',
      shipments: [
        {
          cart_item_ids: [5, 6],
          channels: { SZ: 12 },
          address: { name: 'Anna Schmidt', street1: 'Invalidenstraße 43', city: 'Berlin', postcode: '10115' },
        },
      ],
    },
  ])
})

test('missing fields are named, and no freight is worked out for half an address', async () => {
  answerPlans()
  open()
  await screen.findByLabelText('收件人')
  await press('计算运费')
  expect(await screen.findByText('请填写收件人')).toBeTruthy()
  expect(screen.getByText('请填写邮编')).toBeTruthy()
  expect(api.sent(contract.previewOrder)).toEqual([])
})

test('a changed letter of the address takes the plan away: nothing else can be submitted', async () => {
  answerPlans()
  open()
  await fillInAddress()
  await press('计算运费')
  expect(await screen.findByRole('button', { name: '提交并付款' })).toBeTruthy()
  type('邮编', '10117')
  await waitFor(() => expect(screen.queryByRole('button', { name: '提交并付款' })).toBeNull())
})

test('a price that changed meanwhile is refused, shown new, and the address stays', async () => {
  answerPlans()
  api.refuse(contract.createOrder, 'checkout_changed')
  const { address } = open()
  await fillInAddress()
  await press('计算运费')
  await screen.findByText('¥98.20')
  answerPlans({ goods: 90 })
  await press('提交并付款')
  expect(await screen.findByText('¥108.20')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(fieldValue('收件人')).toBe('Anna Schmidt')
  expect(address()).toBe('/myOrder/checkout?ids=5,6')
})

test('an undeliverable address shows the server’s refusal', async () => {
  api.refuse(contract.previewOrder, 'invalid_input', { problems: [{ field: 'postcode', message: '邮编与城市不符' }] })
  open()
  await fillInAddress()
  await press('计算运费')
  expect(await screen.findByText('邮编与城市不符')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '提交并付款' })).toBeNull()
})

test('without anything to check out there is a way to the cart', async () => {
  openScreen(api, <CheckoutScreen />, { at: '/myOrder/checkout' })
  expect((await screen.findByRole('link', { name: '去购物车' })).getAttribute('href')).toBe('/main/cart')
})
