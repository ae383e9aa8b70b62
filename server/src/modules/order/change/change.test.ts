import * as change from '@inkroute/contract/order/change'
import * as contract from '@inkroute/contract/order/order'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { getStock } from '../../catalog/catalog.ts'
import { findDisagreements } from '../../wallet/core/ledger.queries.ts'
import { atCashier } from '../../wallet/testing/cashier.ts'
import { type Buyer, balanceFen, berlin, newBuyer, placeOrder, toFen } from '../testing/buyer.ts'

const app = await testApp({ holds: 'shop' })

const MONEY_FEN = 5_000_000
const getId = (buyer: Buyer, at: number) => buyer.skus[at]!.id
const get = (buyer: Buyer, id: number) => app.call(contract.getOrder, { id }, buyer.seller)
const pay = (buyer: Buyer, ids: number[]) => app.call(contract.payOrders, { ids }, buyer.seller)
const stock = async (buyer: Buyer) =>
  (
    await getStock(
      app.ctx.db,
      buyer.skus.map((sku) => sku.item_id),
    )
  ).reduce((sum, shelf) => sum + shelf.pieces, 0)

/** Every paid, uncancelled order has been charged exactly its total, and the balance is lower by just that. */
async function expectExact(buyer: Buyer): Promise<void> {
  const { seller_id } = buyer.seller
  const orders = await app.ctx.db
    .selectFrom('sales_order')
    .select(['id', 'total_fen', 'state', 'payment_id'])
    .where('seller_id', '=', seller_id)
    .execute()
  const lines = await app.ctx.db
    .selectFrom('sales_order_line')
    .select(['order_id', 'share_fen'])
    .where('seller_id', '=', seller_id)
    .execute()
  const carried = await app.ctx.db
    .selectFrom('order_payment')
    .select(['order_id', 'amount_fen'])
    .where('seller_id', '=', seller_id)
    .execute()
  const sum = (rows: readonly { order_id: number }[], of: (row: never) => number, id: number) =>
    rows.filter(({ order_id }) => order_id === id).reduce((all, row) => all + of(row as never), 0)
  const live = orders.filter(({ state, payment_id }) => payment_id !== null && state !== 'cancelled')
  for (const { id, total_fen } of live) {
    expect(sum(carried, (row: { amount_fen: number }) => row.amount_fen, id)).toBe(total_fen)
    expect(sum(lines, (row: { share_fen: number }) => row.share_fen, id)).toBe(total_fen)
  }
  const owed = live.reduce((all, { total_fen }) => all + total_fen, 0)
  expect(await balanceFen(app, buyer.seller)).toBe(MONEY_FEN - owed)
  expect(await findDisagreements(app.ctx.db)).toEqual([])
}

async function dearer(buyer: Buyer, quantity: number) {
  const { id } = await placeOrder(app, buyer.seller, [{ sku_id: getId(buyer, 0), quantity: 2 }])
  await pay(buyer, [id])
  const asked = { id, lines: [{ line_id: (await get(buyer, id)).lines[0]!.id, quantity }] }
  const { difference } = await app.call(change.changeOrder, { ...asked, is_preview: true }, buyer.seller)
  const opened = await app.call(
    change.payOrderChange,
    { change: { kind: 'change', asked }, method: 'alipay', expected_difference: difference },
    buyer.seller,
  )
  return { id, difference, opened }
}

test('a surcharge paid at the cashier makes the change once the money is there, and it comes back the same way', async () => {
  const buyer = await newBuyer(app, MONEY_FEN)
  const { id, difference, opened } = await dearer(buyer, 9)
  expect(opened).toMatchObject({ state: 'waiting', amount: difference })
  const balance_fen = await balanceFen(app, buyer.seller)
  expect((await get(buyer, id)).pieces).toBe(2)
  await atCashier(opened.pay_url ?? '', 'pay', 'twice')
  await app.drain('order.', 'wallet.')
  const changed = await get(buyer, id)
  expect(changed.pieces).toBe(9)
  expect(await balanceFen(app, buyer.seller)).toBe(balance_fen)
  await app.call(contract.cancelOrder, { id }, buyer.seller)
  await app.drain('order.', 'wallet.')
  const { refunded } = await get(buyer, id)
  expect(refunded).toBe(changed.amounts.total)
  expect(await balanceFen(app, buyer.seller)).toBe(MONEY_FEN)
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('a surcharge for an order that was cancelled meanwhile goes back, and the change is not made', async () => {
  const buyer = await newBuyer(app, MONEY_FEN)
  const { id, opened } = await dearer(buyer, 5)
  await app.call(contract.cancelOrder, { id }, buyer.seller)
  await atCashier(opened.pay_url ?? '')
  await app.drain('order.', 'wallet.')
  const payment = await app.ctx.db
    .selectFrom('payment')
    .select(['amount_fen', 'refunded_fen', 'state'])
    .where('seller_id', '=', buyer.seller.seller_id)
    .where('id', '=', opened.payment_id)
    .executeTakeFirstOrThrow()
  expect(payment).toEqual({ amount_fen: toFen(opened.amount), refunded_fen: toFen(opened.amount), state: 'paid' })
  expect(await balanceFen(app, buyer.seller)).toBe(MONEY_FEN)
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('what costs nothing more, another price than shown and others’ orders open no cashier', async () => {
  const [buyer, other] = [await newBuyer(app, MONEY_FEN), await newBuyer(app, MONEY_FEN)]
  const { id } = await placeOrder(app, buyer.seller, [{ sku_id: getId(buyer, 0), quantity: 4 }])
  await pay(buyer, [id])
  const line_id = (await get(buyer, id)).lines[0]!.id
  const open = (quantity: number, expected_difference: string, who = buyer) =>
    app.call(
      change.payOrderChange,
      {
        change: { kind: 'change', asked: { id, lines: [{ line_id, quantity }] } },
        method: 'alipay',
        expected_difference,
      },
      who.seller,
    )
  await expect(open(6, '0.01')).rejects.toMatchObject({ error: 'checkout_changed' })
  await expect(open(4, '0.00')).rejects.toMatchObject({ error: 'order_change_free' })
  await expect(open(6, '0.01', other)).rejects.toMatchObject({ error: 'not_found' })
  await app.call(contract.cancelOrder, { id }, buyer.seller)
})

test('fewer pieces give money back, more are charged, and the preview said so to the fen', async () => {
  const buyer = await newBuyer(app, MONEY_FEN)
  const { id } = await placeOrder(app, buyer.seller, [
    { sku_id: getId(buyer, 0), quantity: 12 },
    { sku_id: getId(buyer, 1) },
  ])
  await pay(buyer, [id])
  const blanks = await stock(buyer)
  const order = await get(buyer, id)
  const [second, first] = order.lines
  for (const quantity of [3, 40]) {
    const lines = [{ line_id: (await get(buyer, id)).lines.at(-1)!.id, quantity }]
    const before = await balanceFen(app, buyer.seller)
    const shown = await app.call(change.changeOrder, { id, lines, is_preview: true }, buyer.seller)
    expect(await balanceFen(app, buyer.seller)).toBe(before)
    const done = await app.call(change.changeOrder, { id, lines, expected_difference: shown.difference }, buyer.seller)
    expect(done).toEqual(shown)
    expect(await balanceFen(app, buyer.seller)).toBe(before - toFen(shown.difference))
    expect((await get(buyer, id)).amounts).toEqual(shown.amounts)
    await expectExact(buyer)
  }
  expect(await stock(buyer)).toBe(blanks + 13 - 40)
  expect(first?.quantity).toBe(12)
  await expect(
    app.call(change.changeOrder, { id, lines: [{ line_id: second!.id, quantity: 1 }] }, buyer.seller),
  ).rejects.toMatchObject({ error: 'not_found' })
  await app.call(contract.cancelOrder, { id }, buyer.seller)
  expect(await balanceFen(app, buyer.seller)).toBe(MONEY_FEN)
  expect(await stock(buyer)).toBe(blanks + 13)
  await expectExact(buyer)
})

test('changing channel or country reprices freight but not goods; a difference that was not quoted is refused', async () => {
  const buyer = await newBuyer(app, MONEY_FEN)
  const { id } = await placeOrder(app, buyer.seller, [{ sku_id: getId(buyer, 0), quantity: 2 }])
  await pay(buyer, [id])
  const before = await get(buyer, id)
  const { options } = await app.call(change.changeOrder, { id, is_preview: true }, buyer.seller)
  const dearest = options.at(-1)
  await app.call(change.changeOrder, { id, channel_id: dearest!.channel.id }, buyer.seller)
  const dear = await get(buyer, id)
  expect(dear.amounts).toMatchObject({ goods: before.amounts.goods, freight: dearest?.price })
  expect(dear.lines[0]?.id).not.toBe(undefined)
  const paris = { ...berlin, country: 'FR', city: 'Paris', state: '', postcode: '75001', street1: '1 rue de Rivoli' }
  await expect(
    app.call(change.changeOrder, { id, address: paris, expected_difference: '0.01' }, buyer.seller),
  ).rejects.toMatchObject({ error: 'checkout_changed' })
  await app.call(change.changeOrder, { id, address: paris }, buyer.seller)
  expect(await get(buyer, id)).toMatchObject({ country: 'FR', state: 'paid', amounts: { goods: before.amounts.goods } })
  await expectExact(buyer)
})

test('split and merged again: goods cost what they did, freight is settled, money and blanks are exact', async () => {
  const buyer = await newBuyer(app, MONEY_FEN)
  const { id } = await placeOrder(app, buyer.seller, [
    { sku_id: getId(buyer, 0), quantity: 11 },
    { sku_id: getId(buyer, 1) },
  ])
  await pay(buyer, [id])
  const blanks = await stock(buyer)
  const whole = await get(buyer, id)
  const lines = [{ line_id: whole.lines.at(-1)!.id, quantity: 4 }]
  const shown = await app.call(change.splitOrder, { id, lines, is_preview: true }, buyer.seller)
  const split = await app.call(change.splitOrder, { id, lines, expected_difference: shown.difference }, buyer.seller)
  const parts = await Promise.all(split.ids.map((part) => get(buyer, part)))
  const sum = (key: 'goods' | 'services') => parts.reduce((all, part) => all + toFen(part.amounts[key]), 0)
  expect(sum('goods')).toBe(toFen(whole.amounts.goods))
  expect(parts.map(({ pieces }) => pieces)).toEqual([8, 4])
  expect(parts.map(({ state }) => state)).toEqual(['paid', 'paid'])
  await expectExact(buyer)
  const merged = await app.call(change.mergeOrders, { ids: split.ids }, buyer.seller)
  const again = await get(buyer, merged.id)
  expect(again.amounts).toEqual(whole.amounts)
  expect(again.pieces).toBe(12)
  expect(await stock(buyer)).toBe(blanks)
  await expectExact(buyer)
  const other = await placeOrder(app, buyer.seller, [{ sku_id: getId(buyer, 0) }])
  const { order_no: other_no } = await get(buyer, other.id)
  await expect(app.call(change.mergeOrders, { ids: [merged.id, other.id] }, buyer.seller)).rejects.toMatchObject({
    error: 'order_merge_paid',
    message: expect.stringContaining(other_no),
  })
  const elsewhere = { ...berlin, street1: 'Chausseestraße 1' }
  const third = await placeOrder(app, buyer.seller, [{ sku_id: getId(buyer, 0) }], elsewhere)
  const { order_no: third_no } = await get(buyer, third.id)
  const refused = app.call(change.mergeOrders, { ids: [other.id, third.id] }, buyer.seller)
  await expect(refused).rejects.toMatchObject({
    error: 'order_merge_address',
    message: expect.stringMatching(new RegExp(`${third_no}.*详细地址`)),
  })
  await app.call(contract.cancelOrder, { id: third.id }, buyer.seller)
  const ended = app.call(change.mergeOrders, { ids: [other.id, third.id] }, buyer.seller)
  await expect(ended).rejects.toMatchObject({
    error: 'orders_action_refused',
    message: expect.stringContaining(third_no),
  })
})

test('without balance a more expensive change is not made', async () => {
  const buyer = await newBuyer(app, 30_000)
  const { id } = await placeOrder(app, buyer.seller, [{ sku_id: getId(buyer, 0), quantity: 2 }])
  await pay(buyer, [id])
  const before = await get(buyer, id)
  const lines = [{ line_id: before.lines[0]!.id, quantity: 30 }]
  await expect(app.call(change.changeOrder, { id, lines }, buyer.seller)).rejects.toMatchObject({ status_code: 502 })
  expect(await get(buyer, id)).toEqual(before)
})

test('forty random changes by a careless seller leave every book exact', async () => {
  const buyer = await newBuyer(app, MONEY_FEN)
  const { seller } = buyer
  let seed = 20_261_115
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const blanks = await stock(buyer)
  for (let step = 0; step < 40; step++) {
    const { data } = await app.call(contract.listOrders, { page_size: 100 }, seller)
    const live = data.filter(({ state }) => state === 'paid')
    const pick = live[random(Math.max(1, live.length))]
    const kind = random(5)
    if (!pick || kind === 0) {
      const items = [{ sku_id: getId(buyer, random(4)), quantity: 1 + random(12) }]
      const { id } = await placeOrder(
        app,
        seller,
        random(2) === 0 ? items : [...items, { sku_id: getId(buyer, random(4)) }],
      )
      await pay(buyer, [id])
    } else if (kind === 1) {
      const lines = pick.lines.map((line) => ({ line_id: line.id, quantity: 1 + random(15) }))
      await app.call(change.changeOrder, { id: pick.id, lines }, seller)
    } else if (kind === 2 && pick.pieces > 1) {
      const line = pick.lines.find(({ quantity }) => quantity > 1) ?? pick.lines[0]
      const quantity = Math.max(1, Math.floor((line?.quantity ?? 1) / 2))
      await app.call(change.splitOrder, { id: pick.id, lines: [{ line_id: line!.id, quantity }] }, seller)
    } else if (kind === 3 && live.length > 1) {
      const near = live.filter((order) => order.warehouse_code === pick.warehouse_code).slice(0, 3)
      // Too heavy for any channel together is a refusal like any other.
      if (near.length > 1)
        await app.call(change.mergeOrders, { ids: near.map(({ id }) => id) }, seller).catch((refusal) => {
          expect(refusal).toMatchObject({ error: 'checkout_no_channel' })
        })
    } else if (random(3) === 0) {
      await app.call(contract.cancelOrder, { id: pick.id }, seller)
    }
  }
  await expectExact(buyer)
  const { data } = await app.call(contract.listOrders, { page_size: 100 }, seller)
  for (const { id, state } of data) if (state === 'paid') await app.call(contract.cancelOrder, { id }, seller)
  expect(await balanceFen(app, seller)).toBe(MONEY_FEN)
  expect(await stock(buyer)).toBe(blanks)
  await expectExact(buyer)
})
