import * as address from '@inkroute/contract/address/address'
import * as cart from '@inkroute/contract/cart/cart'
import * as contract from '@inkroute/contract/order/order'
import { FreightOption } from '@inkroute/contract/shipping/shipping'
import { listPayWays } from '@inkroute/contract/wallet/payment'
import { getGroupBalance } from '@inkroute/contract/wallet/wallet'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { fieldValue, openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import CheckoutScreen from './checkout-screen.tsx'

let api: FakeApi
let balance = '500.00'
const leave = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  leave.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(leave)
  api = fakeApi()
  balance = '500.00'
  const item = sample(cart.CartItem, { id: 5, title: '夏日 T恤', quantity: 2 })
  api.on(cart.listCartItems, () => ({ data: [item, { ...item, id: 6 }], total_item_num: 2 }))
  api.on(address.listAddresses, ({ page, page_size }) => ({ data: [], total: 0, page, page_size }))
  api.on(getGroupBalance, () => sample(getGroupBalance.reply, { balance }))
  api.on(listPayWays, () => ({ ways: [{ channel: 'alipay' as const, currency: 'CNY', rate: null }] }))
  api.on(contract.createOrder, ({ expected_total }) => ({ ids: [31], order_nos: ['A31'], total: expected_total }))
})

function choice(id: number, name: string, price: string, { warehouse = 'SZ', is_near = false } = {}) {
  const plain = sample(FreightOption, { price, days_min: 5, days_max: 9 })
  const option: FreightOption = {
    ...plain,
    channel: { ...plain.channel, id, name, is_tracked: true },
    warehouse: { ...plain.warehouse, code: warehouse, city: warehouse === 'LA' ? '洛杉矶' : '深圳' },
  }
  return { option, is_near, arrives_from: '2026-11-25', arrives_to: '2026-12-02' }
}

const local = choice(21, 'USPS 标准', '24.00', { warehouse: 'LA', is_near: true })
const slow = choice(11, '云途专线', '18.20')
const fast = choice(12, 'DHL 快递', '64.00')
const choices = [local, slow, fast]

/** The server's plan: freight by the warehouse and channel that were chosen. */
function answerPlans({
  goods = 80,
  suggested = null,
}: {
  goods?: number
  suggested?: contract.QuotedOrder['suggested']
} = {}) {
  api.on(contract.previewOrder, ({ shipments: [shipment] }) => {
    const warehouse_code = shipment?.warehouses?.SZ ?? 'SZ'
    const asked = shipment?.channels[warehouse_code]
    const { option } = choices.find((one) => one.option.channel.id === asked) ?? slow
    const order = sample(contract.QuotedOrder, {
      warehouse_code,
      warehouse_city: option.warehouse.city,
      cart_item_ids: [5, 6],
      pieces: 4,
      weight_g: 420,
      channel: option,
      options: [option],
      choices,
      suggested: asked === undefined ? suggested : null,
    })
    return { orders: [order], total: (goods + Number(option.price)).toFixed(2), balance, is_complete: true }
  })
}

const open = () =>
  openScreen(api, <CheckoutScreen />, {
    at: '/main/cartCheckout?ids=5,6',
    may_open: ['/setting/address', '/myOrder/orderPay', '/setting/recharge'],
  })

const anna = {
  name: 'Anna Schmidt',
  phone: '+1 415 555 0100',
  street1: '1 Market Street',
  city: 'San Francisco',
  state: 'CA',
  postcode: '94105',
}

async function fillInAddress() {
  await screen.findByLabelText('收件人')
  type('收件人', anna.name)
  type('电话', anna.phone)
  type('详细地址', anna.street1)
  type('城市', anna.city)
  type('州 / 省', anna.state)
  type('邮编', anna.postcode)
}

const answerPaid = () =>
  api.on(contract.payOrders, () => sample(contract.payOrders.reply, { payment_id: 9, state: 'paid', pay_url: null }))

test('a complete address shows freight by itself, and one press orders and pays exactly what is shown', async () => {
  answerPlans()
  answerPaid()
  const { address } = open()
  await fillInAddress()
  expect(await screen.findByRole('button', { name: '支付 ¥98.20' })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /DHL 快递/ }))
  await screen.findByRole('button', { name: '支付 ¥144.00' })
  type('订单备注（选填）', '送礼')
  await press('支付 ¥144.00')
  await waitFor(() => expect(address()).toBe('/myOrder/payWait?payment=9'))
  expect(api.sent(contract.createOrder)).toMatchObject([
    {
      expected_total: '144.00',
      shipments: [{ cart_item_ids: [5, 6], channels: { SZ: 12 }, address: { ...anna, country: 'US' }, remark: '送礼' }],
    },
  ])
  expect(api.sent(contract.payOrders)).toEqual([{ ids: [31], method: 'balance' }])
})

test('goods are shown, and the way the server suggests is preselected', async () => {
  answerPlans({ suggested: { warehouse_code: 'LA', channel_id: 21 } })
  open()
  expect(await screen.findAllByText('夏日 T恤')).toHaveLength(2)
  await fillInAddress()
  expect(await screen.findByRole('button', { name: '支付 ¥104.00' })).toBeTruthy()
  const radio = screen.getByRole('radio', { name: /USPS 标准/ }) as HTMLInputElement
  expect(radio.checked).toBe(true)
  expect(screen.getAllByText('预计 11月25日–12月2日 送达').length).toBeGreaterThan(0)
  expect(api.sent(contract.previewOrder).at(-1)?.shipments).toMatchObject([
    { warehouses: { SZ: 'LA' }, channels: { LA: 21 } },
  ])
})

test('the default address is filled in, and freight is there without a press', async () => {
  answerPlans()
  const usual = sample(address.Address, { ...anna, id: 4, country: 'US', is_default: true, blocked: '' })
  api.on(address.listAddresses, ({ page, page_size }) => ({ data: [usual], total: 1, page, page_size }))
  open()
  expect(await screen.findByRole('button', { name: '支付 ¥98.20' })).toBeTruthy()
  expect(fieldValue('收件人')).toBe('Anna Schmidt')
})

test('a pasted address fills the fields and is planned at once', async () => {
  answerPlans()
  api.on(address.parseAddress, () => ({ address: { ...anna, country: 'US' }, problems: [] }))
  open()
  await screen.findByLabelText('粘贴地址自动识别')
  type('粘贴地址自动识别', 'Anna Schmidt, 1 Market Street, San Francisco, CA 94105')
  expect(await screen.findByRole('button', { name: '支付 ¥98.20' })).toBeTruthy()
  expect(fieldValue('邮编')).toBe('94105')
})

test('with too little balance the rest is paid at the cashier, to the fen', async () => {
  balance = '10.05'
  answerPlans()
  api.on(contract.payOrders, () =>
    sample(contract.payOrders.reply, { payment_id: 9, state: 'waiting', pay_url: 'https://cashier.example/9' }),
  )
  open()
  await fillInAddress()
  expect(await screen.findByRole('radio', { name: /余额 ¥10.05 \+ 支付宝 ¥88.15/ })).toBeTruthy()
  const top_up = screen.getByRole('link', { name: '充值 ¥88.15 后回到这里' })
  expect(top_up.getAttribute('href')).toBe('/setting/recharge?amount=88.15')
  await press('支付 ¥98.20')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://cashier.example/9'))
  expect(api.sent(contract.payOrders)).toEqual([{ ids: [31], method: 'combined' }])
})

test('missing fields are named at their place, and no freight is worked out for half an address', async () => {
  answerPlans()
  open()
  await screen.findByLabelText('收件人')
  await press('立即支付')
  expect(await screen.findByText('请填写收件人')).toBeTruthy()
  expect(screen.getByText('请填写邮编')).toBeTruthy()
  expect(api.sent(contract.previewOrder)).toEqual([])
})

test('a changed letter of the address makes the plan wait: nothing else can be submitted', async () => {
  answerPlans()
  open()
  await fillInAddress()
  await screen.findByRole('button', { name: '支付 ¥98.20' })
  type('邮编', '9410')
  await waitFor(() => expect(screen.queryByRole('button', { name: /支付 ¥/ })).toBeNull())
})

test('a price that changed meanwhile is refused, shown new, and the address stays', async () => {
  answerPlans()
  api.refuse(contract.createOrder, 'checkout_changed')
  const { address } = open()
  await fillInAddress()
  await screen.findByRole('button', { name: '支付 ¥98.20' })
  answerPlans({ goods: 90 })
  await press('支付 ¥98.20')
  expect(await screen.findByRole('button', { name: /支付 ¥108.20/ })).toBeTruthy()
  expect(fieldValue('收件人')).toBe('Anna Schmidt')
  expect(address()).toBe('/main/cartCheckout?ids=5,6')
})

test('what the server finds wrong stands at its field', async () => {
  api.refuse(contract.previewOrder, 'invalid_input', { problems: [{ field: 'postcode', message: '邮编与城市不符' }] })
  open()
  await fillInAddress()
  expect(await screen.findByText('邮编与城市不符')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /支付 ¥/ })).toBeNull()
})

test('an order that cannot be paid now is kept and can be paid on the next screen', async () => {
  answerPlans()
  api.refuse(contract.payOrders, 'print_check_open', { details: { name: 'A', reason: 'B', count: 1 } })
  const { address } = open()
  await fillInAddress()
  await press('支付 ¥98.20')
  await waitFor(() => expect(address()).toBe('/myOrder/orderPay?ids=31'))
})

test('what was entered is still there after a detour, and ordered goods leave no trace', async () => {
  answerPlans()
  answerPaid()
  open()
  await fillInAddress()
  await screen.findByRole('button', { name: '支付 ¥98.20' })
  cleanup()
  open()
  expect(await screen.findByRole('button', { name: '支付 ¥98.20' })).toBeTruthy()
  expect(fieldValue('详细地址')).toBe('1 Market Street')
  await press('支付 ¥98.20')
  await waitFor(() => expect(sessionStorage.getItem('inkroute.checkout')).toBeNull())
})

test('without anything to check out there is a way to the cart', async () => {
  openScreen(api, <CheckoutScreen />, { at: '/main/cartCheckout' })
  expect((await screen.findByRole('link', { name: '去购物车' })).getAttribute('href')).toBe('/main/cart')
})
