import * as cart from '@inkroute/contract/cart/cart'
import * as check from '@inkroute/contract/design/check'
import { getGoods, updateGoods } from '@inkroute/contract/goods/goods'
import * as contract from '@inkroute/contract/order/order'
import { getGroupBalance } from '@inkroute/contract/wallet/wallet'
import { expect, test } from 'vitest'
import { inTransaction } from '../../infra/db/transaction.ts'
import { newSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { getStock, returnStock, takeStock } from '../catalog/catalog.ts'
import { saveDesign, shape, words } from '../design/testing/designs.ts'
import { saveGoods } from '../goods/testing/saved-goods.ts'
import { findDisagreements } from '../wallet/core/ledger.queries.ts'
import { postTransaction } from '../wallet/wallet.ts'
import { takeBlanks, takeBlanksJob } from './blanks/take-blanks.job.ts'
import { lockOrders, orderPageQuery } from './core/order.queries.ts'

const app = await testApp({ holds: 'shop' })

const address = {
  name: 'Anna Schmidt',
  phone: '+49 30 901820',
  country: 'DE',
  state: 'Berlin',
  city: 'Berlin',
  postcode: '10115',
  street1: 'Invalidenstraße 43',
}

type Person = Awaited<ReturnType<typeof newSeller>>

async function buyer(balance_fen = 1_000_000) {
  const seller = await newSeller(app)
  await postTransaction(app.ctx, seller.seller_id, {
    idempotency_key: 'test-money',
    cause: 'recharge',
    cause_id: 'test',
    title: { zh: '充值', en: 'Recharge' },
    lines: [
      { account: 'available', amount_fen: balance_fen },
      { account: 'clearing_bank', amount_fen: -balance_fen },
    ],
  })
  const { goods_id } = await saveGoods(app, seller)
  const { skus } = await app.call(getGoods, { id: goods_id }, seller)
  return { seller, skus }
}
const balance = async (seller: Person) => (await app.call(getGroupBalance, {}, seller)).balance ?? ''
const fen = (amount: string) => Math.round(Number(amount) * 100)

async function placeOrder(seller: Person, sku_id: number | undefined, quantity = 2) {
  const { ids: cart_item_ids } = await app.call(cart.addCartItem, { sku_id: sku_id!, quantity }, seller)
  const shipments = [{ address, cart_item_ids }]
  const shown = await app.call(contract.previewOrder, { shipments }, seller)
  const made = await app.call(contract.createOrder, { shipments, expected_total: shown.total }, seller)
  return { shown, made, id: made.ids[0] ?? 0 }
}

test('what is shown is what is charged, and the cart is empty afterwards', async () => {
  const { seller, skus } = await buyer()
  const { shown, made, id } = await placeOrder(seller, skus[0]?.id, 12)
  expect(made.total).toBe(shown.total)
  expect((await app.call(cart.getCart, {}, seller)).total_item_num).toBe(0)
  await app.call(contract.payOrders, { ids: made.ids }, seller)
  expect(fen(await balance(seller))).toBe(1_000_000 - fen(shown.total))
  const order = await app.call(contract.getOrder, { id }, seller)
  expect(order).toMatchObject({ state: 'paid', amounts: { total: shown.total }, country: 'DE' })
  expect(order.lines.reduce((sum, line) => sum + fen(line.share), 0)).toBe(fen(shown.total))
  const english = await app.call(contract.getOrder, { id }, { ...seller, headers: { 'accept-language': 'en' } })
  expect(english.lines[0]?.color_name).toMatch(/^[A-Za-z ]+$/)
  expect(order.lines[0]?.color_name).toMatch(/\p{Script=Han}/u)
  expect(order.events.map(({ kind, to_state }) => [kind, to_state])).toEqual([
    ['created', 'awaiting_payment'],
    ['moved', 'paid'],
  ])
})

test('goods from two warehouses become two orders that are paid together', async () => {
  const { seller, skus } = await buyer()
  await app.call(cart.addCartItem, { sku_id: skus[0]!.id }, seller)
  const [line] = (await app.call(cart.listCartItems, {}, seller)).data
  const warehouse = line?.other_warehouses.find(({ region }) => region !== 'US')?.code ?? ''
  await app.call(cart.addCartItem, { sku_id: skus[1]!.id, warehouse }, seller)
  const ids = (await app.call(cart.listCartItems, {}, seller)).data.map((item) => item.id)
  const shipments = [{ address, cart_item_ids: ids }]
  const shown = await app.call(contract.previewOrder, { shipments }, seller)
  expect(new Set(shown.orders.map((order) => order.warehouse_code)).size).toBe(2)
  const made = await app.call(contract.createOrder, { shipments, expected_total: shown.total }, seller)
  expect(made.ids).toHaveLength(2)
  expect(await app.call(contract.payOrders, { ids: made.ids }, seller)).toMatchObject({
    state: 'paid',
    amount: shown.total,
  })
  expect((await app.call(contract.listOrders, { state: 'paid' }, seller)).total).toBe(2)
})

test('a price that is no longer the shown one makes no order', async () => {
  const { seller, skus } = await buyer()
  const { ids } = await app.call(cart.addCartItem, { sku_id: skus[0]!.id }, seller)
  const shipments = [{ address, cart_item_ids: ids }]
  const shown = await app.call(contract.previewOrder, { shipments }, seller)
  await app.call(cart.changeCartItem, { id: ids[0] ?? 0, quantity: 5 }, seller)
  await expect(
    app.call(contract.createOrder, { shipments, expected_total: shown.total }, seller),
  ).rejects.toMatchObject({ error: 'checkout_changed' })
  expect((await app.call(contract.listOrders, {}, seller)).total).toBe(0)
  expect((await app.call(cart.getCart, {}, seller)).total_item_num).toBe(1)
})

test('cancelling returns money and blanks exactly', async () => {
  const { seller, skus } = await buyer()
  const item_id = skus[0]!.item_id
  const pieces = async () => (await getStock(app.ctx.db, [item_id])).reduce((sum, shelf) => sum + shelf.pieces, 0)
  const before = await pieces()
  const { made, id } = await placeOrder(seller, skus[0]?.id, 3)
  await app.call(contract.payOrders, { ids: made.ids }, seller)
  expect(await pieces()).toBe(before - 3)
  expect(await app.call(contract.cancelOrder, { id }, seller)).toEqual({ refunded: made.total })
  expect(await pieces()).toBe(before)
  expect(await balance(seller)).toBe('10000.00')
  expect((await app.call(contract.getOrder, { id }, seller)).state).toBe('cancelled')
  await expect(app.call(contract.cancelOrder, { id }, seller)).rejects.toMatchObject({ error: 'order_action_refused' })
})

test('short of balance nothing moves, and Alipay is offered', async () => {
  const { seller, skus } = await buyer(100)
  const { made, id } = await placeOrder(seller, skus[0]?.id)
  await expect(app.call(contract.payOrders, { ids: made.ids }, seller)).rejects.toMatchObject({ status_code: 503 })
  expect((await app.call(contract.getOrder, { id }, seller)).state).toBe('awaiting_payment')
  expect(await balance(seller)).toBe('1.00')
})

test('concurrent payments and cancellations charge once, refund once, and keep the ledger balanced', async () => {
  const { seller, skus } = await buyer()
  const { made, id } = await placeOrder(seller, skus[0]?.id)
  const hands = [
    ...Array.from({ length: 8 }, () => app.call(contract.payOrders, { ids: made.ids }, seller)),
    ...Array.from({ length: 4 }, () => app.call(contract.cancelOrder, { id }, seller)),
  ]
  await Promise.allSettled(hands)
  const { state, refunded } = await app.call(contract.getOrder, { id }, seller)
  const spent = 1_000_000 - fen(await balance(seller))
  expect(spent).toBe(state === 'paid' ? fen(made.total) : 0)
  expect(['0.00', made.total]).toContain(refunded)
  expect((await findDisagreements(app.ctx.db)).filter((row) => row.seller_id === seller.seller_id)).toEqual([])
})

test('a held order waits until it is released', async () => {
  const { seller, skus } = await buyer()
  const { made, id } = await placeOrder(seller, skus[0]?.id)
  await expect(app.call(contract.holdOrder, { id, is_held: true }, seller)).rejects.toMatchObject({
    error: 'order_action_refused',
  })
  await app.call(contract.payOrders, { ids: made.ids }, seller)
  expect(await app.call(contract.holdOrder, { id, is_held: true }, seller)).toEqual({ state: 'on_hold' })
  expect(await app.call(contract.holdOrder, { id, is_held: false }, seller)).toEqual({ state: 'paid' })
})

test('lines of the same blank take it for all of them, or none', async () => {
  const { skus } = await buyer()
  const item_id = skus[0]!.item_id
  const [shelf] = await getStock(app.ctx.db, [item_id])
  const { warehouse_code = '', pieces = 0 } = shelf ?? {}
  const lines = [3, 4].map((quantity) => ({ item_id, warehouse_code, quantity }))
  const left = async () => (await getStock(app.ctx.db, [item_id])).find((one) => one.warehouse_code === warehouse_code)
  expect(await takeStock(app.ctx.db, lines, 'test')).toBe(true)
  expect((await left())?.pieces).toBe(pieces - 7)
  const too_many = [...lines, { item_id, warehouse_code, quantity: pieces - 7 }]
  expect(await takeStock(app.ctx.db, too_many, 'test')).toBe(false)
  expect((await left())?.pieces).toBe(pieces - 7)
  await returnStock(app.ctx.db, lines, 'test')
  expect((await left())?.pieces).toBe(pieces)
})

test('an order paid without stock waits, and orders are released in order of payment when stock arrives', async () => {
  const early = await buyer()
  const late = await buyer()
  const item_id = early.skus[0]!.item_id
  const first = await placeOrder(early.seller, early.skus[0]?.id, 2)
  const second = await placeOrder(late.seller, late.skus[0]?.id, 2)
  const shelves = await getStock(app.ctx.db, [item_id])
  const all = shelves.map(({ warehouse_code, pieces: quantity }) => ({ item_id, warehouse_code, quantity }))
  expect(await takeStock(app.ctx.db, all, 'test')).toBe(true)
  await app.call(contract.payOrders, { ids: first.made.ids }, early.seller)
  await app.call(contract.payOrders, { ids: second.made.ids }, late.seller)
  const { warehouse_code, state, hold_reason } = await app.call(contract.getOrder, { id: first.id }, early.seller)
  expect({ state, hold_reason }).toEqual({ state: 'on_hold', hold_reason: 'stock' })

  const states = async () => [
    (await app.call(contract.getOrder, { id: first.id }, early.seller)).state,
    (await app.call(contract.getOrder, { id: second.id }, late.seller)).state,
  ]
  await takeBlanksJob.run(app.ctx, {})
  expect(await states()).toEqual(['on_hold', 'on_hold'])
  await returnStock(app.ctx.db, [{ item_id, warehouse_code, quantity: 3 }], 'test')
  await takeBlanksJob.run(app.ctx, {})
  expect(await states()).toEqual(['paid', 'on_hold'])
  await returnStock(app.ctx.db, all, 'test')
  await takeBlanksJob.run(app.ctx, {})
  expect(await states()).toEqual(['paid', 'paid'])
})

test('an order that never got its blanks gives none back when it is cancelled', async () => {
  const { seller, skus } = await buyer()
  const item_id = skus[0]!.item_id
  const { made, id } = await placeOrder(seller, skus[0]?.id, 2)
  const shelves = () => getStock(app.ctx.db, [item_id])
  const all = (await shelves()).map(({ warehouse_code, pieces: quantity }) => ({ item_id, warehouse_code, quantity }))
  expect(await takeStock(app.ctx.db, all, 'test')).toBe(true)
  await app.call(contract.payOrders, { ids: made.ids }, seller)
  await app.call(contract.cancelOrder, { id }, seller)
  expect((await shelves()).filter(({ pieces }) => pieces !== 0)).toEqual([])
  expect(await balance(seller)).toBe('10000.00')
  await returnStock(app.ctx.db, all, 'test')
})

test('a full page of stuck orders does not block the orders behind it', async () => {
  const { seller, skus } = await buyer()
  const stuck = await placeOrder(seller, skus[0]?.id, 1)
  const other = await placeOrder(seller, skus[1]?.id, 1)
  const shelves = await getStock(app.ctx.db, [skus[0]!.item_id, skus[1]!.item_id])
  const all = shelves.map(({ item_id, warehouse_code, pieces: quantity }) => ({ item_id, warehouse_code, quantity }))
  const held = all.filter(({ quantity }) => quantity > 0)
  await takeStock(app.ctx.db, held, 'test')
  await app.call(contract.payOrders, { ids: stuck.made.ids }, seller)
  await app.call(contract.payOrders, { ids: other.made.ids }, seller)
  const back = (item_id: number | undefined) => held.filter((shelf) => shelf.item_id === item_id)
  await returnStock(app.ctx.db, back(skus[1]?.item_id), 'test')
  // Somebody works on the stuck order meanwhile: what cannot go on is not waited for.
  await inTransaction(app.ctx, async (tx) => {
    await lockOrders(tx.db, seller.seller_id, [stuck.id])
    await takeBlanks(app.ctx, 1)
  })
  const getState = async (id: number) => (await app.call(contract.getOrder, { id }, seller)).state
  expect([await getState(stuck.id), await getState(other.id)]).toEqual(['on_hold', 'paid'])
  await returnStock(app.ctx.db, back(skus[0]?.item_id), 'test')
})

test('the address can be corrected, and one the country does not know is refused', async () => {
  const { seller, skus } = await buyer()
  const { id } = await placeOrder(seller, skus[0]?.id)
  await app.call(contract.changeOrderAddress, { id, address: { ...address, name: 'Bernd Schmidt' } }, seller)
  expect((await app.call(contract.getOrder, { id }, seller)).buyer_name).toBe('Bernd Schmidt')
  expect((await app.call(contract.listOrders, { keyword: 'bernd' }, seller)).total).toBe(1)
  const { order_no } = await app.call(contract.getOrder, { id }, seller)
  const found = async (keyword: string) => (await app.call(contract.listOrders, { keyword }, seller)).total
  expect(await found(order_no.slice(0, 9).toLowerCase())).toBe(1)
  expect(await found(order_no.slice(1))).toBe(0)
  await expect(
    app.call(contract.changeOrderAddress, { id, address: { ...address, postcode: 'X' } }, seller),
  ).rejects.toMatchObject({ error: 'invalid_input' })
})

test('a page of the list is looked up once, however few orders the database believes there are', async () => {
  const query = orderPageQuery(app.ctx.db, 1, { keyword: 'IR26' }, { limit: 20, offset: 0 }).compile()
  const { rows } = await app.ctx.db.executeQuery<Record<string, string>>({ ...query, sql: `explain ${query.sql}` })
  const plan = rows.flatMap((row) => Object.values(row)).join('\n')
  expect(plan).toContain('InitPlan')
  expect(plan).toContain('CTE found')
})

test('orders and the cart name goods in the reader’s language, where they have a name in it', async () => {
  const { seller, skus } = await buyer()
  const sku_id = skus[0]!.id
  await placeOrder(seller, sku_id)
  await app.call(cart.addCartItem, { sku_id, quantity: 1 }, seller)
  const titles = async (language: string) => {
    const reader = { token: seller.token, headers: { 'accept-language': language } }
    const [order] = (await app.call(contract.listOrders, {}, reader)).data
    const [line] = (await app.call(cart.listCartItems, {}, reader)).data
    return [order?.lines[0]?.title, line?.title]
  }
  const [named] = await titles('zh')
  expect(await titles('en')).toEqual(['Unisex crew-neck T-shirt', 'Unisex crew-neck T-shirt'])
  const id = (await app.call(cart.listCartItems, {}, seller)).data[0]!.goods_id
  await app.call(updateGoods, { id, title_en: '' }, seller)
  expect(await titles('en')).toEqual([named, named])
  await app.call(updateGoods, { id, title_en: 'Palm sunset tee' }, seller)
  expect(await titles('en')).toEqual(['Palm sunset tee', 'Palm sunset tee'])
  expect(await titles('zh')).toEqual([named, named])
})

test('another seller’s orders are not found', async () => {
  const { seller, skus } = await buyer()
  const { made, id } = await placeOrder(seller, skus[0]?.id)
  const other = await newSeller(app)
  for (const attempt of [
    () => app.call(contract.getOrder, { id }, other),
    () => app.call(contract.payOrders, { ids: made.ids }, other),
    () => app.call(contract.cancelOrder, { id }, other),
    () => app.call(contract.changeOrderAddress, { id, address }, other),
  ])
    await expect(attempt()).rejects.toMatchObject({ error: 'not_found' })
  expect((await app.call(contract.listOrders, {}, other)).total).toBe(0)
})

test('a design with print errors can be paid for only after the seller accepts it, which is recorded', async () => {
  const { seller } = await buyer()
  const goods = await saveDesign(app, seller, [shape('a', { cx: -900 }), words('b', '双击编辑文字')])
  const { skus } = await app.call(getGoods, { id: goods.goods_id }, seller)
  const { made } = await placeOrder(seller, skus[0]?.id)
  await expect(app.call(contract.payOrders, { ids: made.ids }, seller)).rejects.toMatchObject({
    error: 'print_check_open',
  })
  const other = await newSeller(app)
  const wanted = { ids: made.ids.join(',') }
  expect((await app.call(check.listOpenPrintChecks, wanted, other)).checks).toEqual([])
  const { checks } = await app.call(check.listOpenPrintChecks, wanted, seller)
  expect(checks).toMatchObject([{ design_id: goods.design_id, version: 1 }])
  expect(checks[0]?.findings.length).toBeGreaterThan(0)
  expect(await app.call(check.acceptPrintChecks, { designs: checks }, other)).toEqual({ accepted: 0 })
  expect(await app.call(check.acceptPrintChecks, { designs: checks }, seller)).toEqual({ accepted: 1 })
  expect(await app.call(contract.payOrders, { ids: made.ids }, seller)).toMatchObject({ state: 'paid' })
  const row = await app.ctx.db
    .selectFrom('design_check')
    .selectAll()
    .where('seller_id', '=', seller.seller_id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ accepted_by: seller.user_id })
  expect(row.accepted_at).not.toBeNull()
})

test('what was accepted while saving is not asked again', async () => {
  const { seller } = await buyer()
  const goods = await saveDesign(app, seller, [shape('a', { cx: -900 }), shape('b')], { accepts_print_errors: true })
  const { skus } = await app.call(getGoods, { id: goods.goods_id }, seller)
  const { made } = await placeOrder(seller, skus[0]?.id)
  expect(await app.call(contract.payOrders, { ids: made.ids }, seller)).toMatchObject({ state: 'paid' })
})
