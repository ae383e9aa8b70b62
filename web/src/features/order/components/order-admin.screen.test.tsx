import * as bulk from '@inkroute/contract/order/bulk'
import { MAX_BULK_ORDERS } from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/order'
import * as work from '@inkroute/contract/order/work'
import { getGroupBalance } from '@inkroute/contract/wallet/wallet'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { publishPushed } from '../../../shared/api/pushed-events.ts'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { openScreen, press } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import { OrderAdminScreen } from './order-admin-screen.tsx'

let api: FakeApi

const order = (id: number, state: contract.OrderRow['state'], may_pay = false) =>
  sample(contract.OrderRow, {
    id,
    order_no: `A${id}`,
    state,
    source: 'cart',
    buyer_name: `Buyer ${id}`,
    country: 'DE',
    pieces: 2,
    amounts: { ...sample(contract.Amounts, {}), total: `${id}.50` },
    allowed_actions: [{ action: 'pay', is_allowed: may_pay, reason: null }],
  })

const orders = [order(41, 'awaiting_payment', true), order(42, 'awaiting_payment', true), order(43, 'in_production')]

beforeEach(() => {
  api = fakeApi()
  api.on(contract.countOrders, () => sample(contract.countOrders.reply, { total: 3 }))
  api.on(bulk.listOrderViews, () => sample(bulk.listOrderViews.reply, {}))
  api.on(work.countNewOrders, () => ({ count: 0 }))
  api.on(contract.listOrders, ({ state, page }) => {
    const data = orders.filter((one) => !state || one.state === state)
    return { data, total: data.length + 20, page, page_size: 50, is_total_capped: false, newest_id: 43 }
  })
})

const sums = (orders: number, left_out: work.LeftOut[] = []) =>
  sample(work.sumOrders.reply, {
    orders,
    pieces: 44,
    amount: '903.00',
    actions: (['pay', 'cancel', 'hold', 'release', 'label', 'label_zpl', 'slip'] as const).map((action) => ({
      action,
      orders: orders - left_out.length,
      amount: '860.00',
      left_out,
    })),
    payable_ids: Array.from({ length: Math.min(orders, MAX_BULK_ORDERS) }, (_, at) => 900 - at),
  })

const open = async (search = '') => {
  const view = openScreen(api, <OrderAdminScreen export_button={() => null} />, {
    at: `/myOrder/orderAdmin${search}`,
    permissions: ['order.admin', 'order.admin:bulk'],
  })
  await screen.findByRole('link', { name: 'A41' })
  return view
}

const choose = (no: string) => fireEvent.click(screen.getByRole('checkbox', { name: `选择订单 ${no}` }))

test('each order shows its number, buyer, amount and state, and only those that can be paid offer it', async () => {
  await open()
  const card = screen.getByRole('link', { name: 'A43' }).closest('li') as HTMLElement
  expect(within(card).getByText('Buyer 43')).toBeTruthy()
  expect(within(card).getByText('¥43.50')).toBeTruthy()
  expect(within(card).getByText('德国')).toBeTruthy()
  expect(within(card).queryByRole('link', { name: '付款' })).toBeNull()
  expect(screen.getAllByRole('link', { name: '付款' })).toHaveLength(2)
})

test('chosen orders go to the cashier together, without those that cannot be paid', async () => {
  await open()
  for (const no of ['A41', 'A42', 'A43']) choose(no)
  const pay = await screen.findByRole('link', { name: '付款 (2)' })
  expect(pay.getAttribute('href')).toBe('/myOrder/orderPay?ids=41,42')
  choose('A42')
  expect((await screen.findByRole('link', { name: '付款 (1)' })).getAttribute('href')).toBe('/myOrder/orderPay?ids=41')
})

test('all that match the filter are cancelled only after a question that counts them', async () => {
  api.on(bulk.startOrderBulk, ({ action }) => sample(bulk.OrderBulk, { id: 9, action, total: 22 }))
  api.on(bulk.getOrderBulk, () => sample(bulk.OrderBulk, { id: 9, action: 'cancel', state: 'done', total: 22 }))
  api.on(work.sumOrders, () => sums(22))
  await open('?state=awaiting_payment')
  fireEvent.click(screen.getByRole('checkbox', { name: '选择本页' }))
  await press('选择全部 22 单')
  await press(/更多/)
  fireEvent.click(await screen.findByRole('menuitem', { name: '取消订单' }))
  const question = (await screen.findByText('取消这 22 个订单？')).closest('[role="dialog"]') as HTMLElement
  expect(api.sent(bulk.startOrderBulk)).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: '取消订单' }))
  await waitFor(() =>
    expect(api.sent(bulk.startOrderBulk)).toMatchObject([{ action: 'cancel', filters: { state: 'awaiting_payment' } }]),
  )
})

test('a list that cannot be loaded says so and is loaded by a second try', async () => {
  api.refuse(contract.listOrders, 'database_away')
  openScreen(api, <OrderAdminScreen export_button={() => null} />, { at: '/myOrder/orderAdmin' })
  const again = await screen.findByRole('button', { name: '重新加载' })
  api.on(contract.listOrders, () => ({
    data: orders,
    total: 3,
    page: 1,
    page_size: 50,
    is_total_capped: false,
    newest_id: 43,
  }))
  fireEvent.click(again)
  expect(await screen.findByRole('link', { name: 'A41' })).toBeTruthy()
})

test('the bar adds up the selection and says which orders paying leaves out', async () => {
  await open()
  for (const no of ['A41', 'A43']) choose(no)
  expect(await screen.findByText('共 4 件，¥85.00')).toBeTruthy()
  expect(screen.getByRole('button', { name: '1 单不包括在内' })).toBeTruthy()
})

test('an action that is open to none of the selected orders is closed and says why', async () => {
  const reason = '订单还没有付款'
  const unpaid = { ...order(51, 'awaiting_payment'), allowed_actions: [{ action: 'hold', is_allowed: false, reason }] }
  orders.push(unpaid as contract.OrderRow)
  try {
    await open()
    choose('A51')
    await press(/更多/)
    const hold = await screen.findByRole('menuitem', { name: '暂停' })
    expect(hold.getAttribute('aria-disabled')).toBe('true')
    expect(hold.getAttribute('title')).toBe(`所选订单都不能这样操作：${reason}`)
  } finally {
    orders.pop()
  }
})

test('everything that matches goes to the cashier together, with every way to pay', async () => {
  api.on(work.sumOrders, () => sums(3))
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: '选择本页' }))
  await press('选择全部 23 单')
  const pay = await screen.findByRole('link', { name: '付款 (3)' })
  expect(pay.getAttribute('href')).toBe('/myOrder/orderPay?ids=900,899,898')
})

test('more than one payment takes is paid from the balance once it suffices, after a question that says what is missing', async () => {
  const left = { reason: '收货地址有误', count: 1, order_nos: ['A99'] }
  let balance = '800.00'
  api.on(work.sumOrders, () => sums(223, [left]))
  api.on(getGroupBalance, () => sample(getGroupBalance.reply, { balance }))
  api.on(bulk.startOrderBulk, ({ action }) => sample(bulk.OrderBulk, { id: 9, action, total: 223 }))
  api.on(bulk.getOrderBulk, () => sample(bulk.OrderBulk, { id: 9, action: 'pay', state: 'done', total: 223 }))
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: '选择本页' }))
  await press('选择全部 23 单')
  await press('付款 (222)')
  const title = () => screen.findByText('用余额支付这 222 个订单？')
  const short = (await title()).closest('[role="dialog"]') as HTMLElement
  expect(await within(short).findByText(/还差 ¥60.00/)).toBeTruthy()
  expect(within(short).getByText('应付 ¥860.00')).toBeTruthy()
  expect(within(short).getByText('1 单：收货地址有误')).toBeTruthy()
  const button = (dialog: HTMLElement) => within(dialog).getByRole<HTMLButtonElement>('button', { name: /付.*款/ })
  expect(button(short).disabled).toBe(true)
  fireEvent.click(within(short).getByRole('button', { name: /返.*回/ }))
  balance = '900.00'
  await press('付款 (222)')
  const enough = (await title()).closest('[role="dialog"]') as HTMLElement
  await waitFor(() => expect(button(enough).disabled).toBe(false))
  fireEvent.click(button(enough))
  await waitFor(() => expect(api.sent(bulk.startOrderBulk)).toMatchObject([{ action: 'pay' }]))
})

test('orders that come in are announced and listed only when asked for', async () => {
  let count = 0
  api.on(work.countNewOrders, () => ({ count }))
  await open()
  count = 3
  orders.unshift(order(61, 'awaiting_payment', true))
  try {
    publishPushed(work.ORDERS_EVENT, {})
    const pill = await screen.findByRole('button', { name: '3 个新订单' })
    expect(screen.queryByRole('link', { name: 'A61' })).toBeNull()
    count = 0
    fireEvent.click(pill)
    expect(await screen.findByRole('link', { name: 'A61' })).toBeTruthy()
  } finally {
    orders.shift()
  }
})
