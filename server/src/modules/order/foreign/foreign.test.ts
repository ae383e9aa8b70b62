import { updateProfile } from '@inkroute/contract/account/account'
import * as merge from '@inkroute/contract/goods/merge'
import { deleteSkus, updateSku } from '@inkroute/contract/goods/sku'
import * as change from '@inkroute/contract/order/change'
import * as foreign from '@inkroute/contract/order/foreign'
import * as contract from '@inkroute/contract/order/order'
import { expect, test } from 'vitest'
import { on } from '../../../infra/hooks.ts'
import { testApp } from '../../../testing/test-app.ts'
import { announceChange } from '../../catalog/base/catalogue-change.ts'
import {
  cancelForeignOrder,
  createForeignOrder,
  createForeignOrders,
  type ForeignOrder,
  orderHooks,
  undoForeignOrders,
} from '../order.ts'
import { berlin, newBuyer, placeOrder } from '../testing/buyer.ts'

const nameStores = on(
  orderHooks.storeNames,
  async (_, __, ids) => new Map(ids.map((id) => [id, { name: `Store ${id}`, platform: 5 }])),
)
const app = await testApp({ holds: 'shop', module: { hooks: [nameStores] } })

const from = (change: Partial<ForeignOrder> & Pick<ForeignOrder, 'lines'>): ForeignOrder => ({
  source: 'store',
  store_id: 7,
  external_order_no: '#1001',
  address: berlin,
  currency: 'EUR',
  ...change,
})
const line = (external_sku: string, quantity = 1) => ({ external_sku, title: 'Sunset tee', quantity, price: '24.90' })

test('a store order costs what the checkout would charge and is imported once', async () => {
  const { seller, skus } = await newBuyer(app)
  const sku = skus[0]
  const asked = from({ lines: [line(sku?.sku_code.toLowerCase() ?? '', 2)] })
  const both = await Promise.all([
    createForeignOrder(app.ctx, seller.seller_id, asked),
    createForeignOrder(app.ctx, seller.seller_id, asked),
  ])
  expect(both.map(({ is_new }) => is_new).sort()).toEqual([false, true])
  expect(both[0]?.order_ids).toEqual(both[1]?.order_ids)
  const id = both[0]?.order_ids[0] ?? 0
  const order = await app.call(contract.getOrder, { id }, seller)
  const store = { id: 7, name: 'Store 7', platform: 5 }
  expect(order).toMatchObject({ state: 'awaiting_payment', store, external_no: '#1001', currency: 'EUR', pieces: 2 })
  expect(order.lines).toHaveLength(1)
  const cart = await placeOrder(app, seller, [{ sku_id: sku!.id, quantity: 2 }])
  const same = await app.call(contract.getOrder, { id: cart.id }, seller)
  if (same.warehouse_code === order.warehouse_code) expect(order.amounts).toEqual(same.amounts)
  expect(await app.call(contract.payOrders, { ids: [id] }, seller)).toMatchObject({ amount: order.amounts.total })
  expect((await app.call(contract.listOrders, { store: 7 }, seller)).total).toBe(1)
})

test('an order that a job takes over is written in the language of its seller', async () => {
  const { seller, skus } = await newBuyer(app)
  await app.call(updateProfile, { language: 'en' }, seller)
  const { order_ids } = await createForeignOrder(
    app.ctx,
    seller.seller_id,
    from({ lines: [line(skus[0]?.sku_code ?? '')] }),
  )
  const { color_name } = await app.ctx.db
    .selectFrom('sales_order_line')
    .select('color_name')
    .where('seller_id', '=', seller.seller_id)
    .where('order_id', 'in', [...order_ids])
    .executeTakeFirstOrThrow()
  expect(color_name).toMatch(/^[A-Z][a-z ]+$/)
})

test('an order below the minimum, or of a product that is no longer sold, stays a draft that says so', async () => {
  const { seller, skus } = await newBuyer(app)
  const code = skus[0]?.sku_code ?? ''
  const { product_id } = await app.ctx.db
    .selectFrom('goods_sku')
    .innerJoin('product_item', 'product_item.id', 'goods_sku.item_id')
    .select('product_id')
    .where('goods_sku.id', '=', skus[0]!.id)
    .executeTakeFirstOrThrow()
  const setProduct = async (change: { min_quantity?: number; is_visible?: boolean }) => {
    await app.ctx.db.updateTable('product').set(change).where('id', '=', product_id).execute()
    await announceChange(app.ctx)
  }
  await setProduct({ min_quantity: 5 })
  try {
    const [few, more, enough] = await createForeignOrders(app.ctx, seller.seller_id, [
      from({ external_order_no: 'few', lines: [line(code, 3)] }),
      from({ external_order_no: 'more', lines: [line(code, 4)] }),
      from({ external_order_no: 'enough', lines: [line(code, 5)] }),
    ])
    // Each order by itself: three and four pieces are not seven.
    expect([few?.problems, more?.problems, enough?.problems]).toEqual([['minimum'], ['minimum'], []])
    const id = few?.order_ids[0] ?? 0
    const draft = await app.call(contract.getOrder, { id }, seller)
    expect(draft.problems[0]?.text).toContain('起订量')
    expect(draft.allowed_actions.find(({ action }) => action === 'pay')).toMatchObject({ is_allowed: false })
    await setProduct({ min_quantity: 1, is_visible: false })
    expect(await app.call(foreign.recheckOrder, { id }, seller)).toEqual({ state: 'draft' })
    expect((await app.call(contract.getOrder, { id }, seller)).problems[0]?.text).toContain('已下架')
    await setProduct({ is_visible: true })
    expect(await app.call(foreign.recheckOrder, { id }, seller)).toEqual({ state: 'awaiting_payment' })
  } finally {
    await setProduct({ min_quantity: 1, is_visible: true })
  }
})

test('an unknown line keeps the order a draft until it is matched, and the match is remembered', async () => {
  const { seller, skus } = await newBuyer(app)
  const [first, second] = await createForeignOrders(app.ctx, seller.seller_id, [
    from({ external_order_no: 'A', lines: [line('THEIRS-1'), line(skus[0]?.sku_code ?? '')] }),
    from({ external_order_no: 'B', lines: [line('THEIRS-1', 3)] }),
  ])
  expect([first?.problems, second?.problems]).toEqual([['unmatched'], ['unmatched']])
  const id = first?.order_ids[0] ?? 0
  const draft = await app.call(contract.getOrder, { id }, seller)
  expect(draft.problems.map(({ kind }) => kind)).toEqual(['unmatched'])
  expect(draft.allowed_actions.find(({ action }) => action === 'pay')).toMatchObject({ is_allowed: false })
  await expect(app.call(contract.payOrders, { ids: [id] }, seller)).rejects.toMatchObject({
    error: 'order_action_refused',
  })
  const open = draft.foreign_lines.find(({ sku_id }) => sku_id === null)
  const matched = await app.call(foreign.matchOrderLine, { id: open!.id, sku_id: skus[1]!.id }, seller)
  expect(matched.matched_lines).toBe(2)
  expect(matched.ready_orders).toEqual([id, second?.order_ids[0]])
  const whole = await app.call(contract.getOrder, { id }, seller)
  expect(whole).toMatchObject({ state: 'awaiting_payment', problems: [] })
  expect(Number(whole.amounts.total)).toBeGreaterThan(0)
  const later = await createForeignOrder(
    app.ctx,
    seller.seller_id,
    from({ external_order_no: 'C', lines: [line('THEIRS-1')] }),
  )
  expect(later.state).toBe('awaiting_payment')
})

test('a bad address waits for its correction and says which field', async () => {
  const { seller, skus } = await newBuyer(app)
  const made = await createForeignOrder(
    app.ctx,
    seller.seller_id,
    from({
      source: 'import',
      store_id: null,
      address: { ...berlin, postcode: '1', phone: '' },
      lines: [line(skus[0]?.sku_code ?? '')],
    }),
  )
  expect(made.problems).toEqual(['address'])
  const id = made.order_ids[0] ?? 0
  const draft = await app.call(contract.getOrder, { id }, { ...seller, headers: { 'accept-language': 'en' } })
  expect(draft.problems[0]?.text).toMatch(/10115/)
  await app.call(contract.changeOrderAddress, { id, address: berlin }, seller)
  expect((await app.call(contract.getOrder, { id }, seller)).state).toBe('awaiting_payment')
})

test('unpaid imported orders can be removed and imported again; a cancelled one is refunded', async () => {
  const { seller, skus } = await newBuyer(app)
  const asked = from({ lines: [line(skus[0]?.sku_code ?? '')] })
  const one = await createForeignOrder(app.ctx, seller.seller_id, asked)
  expect(await undoForeignOrders(app.ctx, seller.seller_id, one.order_ids)).toEqual({ undone: one.order_ids, kept: [] })
  const again = await createForeignOrder(app.ctx, seller.seller_id, asked)
  expect(again.is_new).toBe(true)
  await app.call(contract.payOrders, { ids: again.order_ids }, seller)
  expect(await undoForeignOrders(app.ctx, seller.seller_id, again.order_ids)).toEqual({
    undone: [],
    kept: again.order_ids,
  })
  const key = { source: 'store' as const, store_id: 7, external_no: '#1001' }
  expect(await cancelForeignOrder(app.ctx, seller.seller_id, key, 'buyer')).toMatchObject({
    cancelled: again.order_ids,
  })
  expect((await app.call(contract.getOrder, { id: again.order_ids[0] ?? 0 }, seller)).refunded).not.toBe('0.00')
})

test('lines and SKUs of other sellers are not found', async () => {
  const mine = await newBuyer(app)
  const other = await newBuyer(app)
  await createForeignOrder(app.ctx, mine.seller.seller_id, from({ lines: [line('NOPE')] }))
  const { data } = await app.call(contract.listOrders, { state: 'draft' }, mine.seller)
  const id = data[0]!.foreign_lines[0]!.id
  const match = (sku_id: number | undefined, who: { token: string }) =>
    app.call(foreign.matchOrderLine, { id, sku_id: sku_id! }, who)
  await expect(match(other.skus[0]?.id, mine.seller)).rejects.toMatchObject({ error: 'not_found' })
  await expect(match(other.skus[0]?.id, other.seller)).rejects.toMatchObject({ error: 'not_found' })
})

test('a merged code becomes its parts, each as often as the set was ordered', async () => {
  const { seller, skus } = await newBuyer(app)
  const [a, b] = skus
  const parts = [
    { sku_id: a!.id, quantity: 1 },
    { sku_id: b!.id, quantity: 3 },
  ]
  await app.call(merge.createMergedSku, { code: 'SET-GIFT', name: 'Gift set', remark: '', parts }, seller)
  const made = await createForeignOrder(app.ctx, seller.seller_id, from({ lines: [line('set-gift', 2)] }))
  expect(made).toMatchObject({ state: 'awaiting_payment', problems: [] })
  const order = await app.call(contract.getOrder, { id: made.order_ids[0] ?? 0 }, seller)
  expect(order.lines.map(({ sku_id, quantity }) => [sku_id, quantity]).sort()).toEqual(
    [
      [a?.id, 2],
      [b?.id, 6],
    ].sort(),
  )
  expect(order.foreign_lines).toMatchObject([{ external_sku: 'set-gift', quantity: 2 }])
  expect(order.pieces).toBe(8)
})

test('a merged SKU that lost a part is not sent incomplete, and no SKU takes its code', async () => {
  const { seller, skus } = await newBuyer(app)
  const [a, b] = skus
  if (!a || !b) throw new Error('no SKUs')
  const parts = [a, b].map(({ id }) => ({ sku_id: id, quantity: 1 }))
  const { id } = await app.call(merge.createMergedSku, { code: 'SET-2', name: '两件装', parts }, seller)
  const rename = app.call(updateSku, { id: a.id, sku_code: 'set-2' }, seller)
  await expect(rename).rejects.toMatchObject({ error: 'sku_code_taken' })
  await app.call(deleteSkus, { id: b.goods_id, sku_ids: [b.id] }, seller)
  const list = async () => (await app.call(merge.listMergedSkus, {}, seller)).data
  expect(await list()).toMatchObject([{ pieces: 1, lost: 1, is_orderable: false }])
  const order = (external_order_no: string) =>
    createForeignOrder(app.ctx, seller.seller_id, from({ external_order_no, lines: [line('SET-2')] }))
  expect(await order('#1')).toMatchObject({ problems: ['unmatched'] })
  await app.call(merge.changeMergedSku, { id, code: 'SET-2', name: '一件', parts: parts.slice(0, 1) }, seller)
  expect(await list()).toMatchObject([{ lost: 0, is_orderable: true }])
  expect(await order('#2')).toMatchObject({ problems: [] })
})

test('a partly paid number stays taken when the rest is removed', async () => {
  const { seller, skus } = await newBuyer(app)
  const asked = from({ lines: [line(skus[0]?.sku_code ?? '', 2)] })
  const made = await createForeignOrder(app.ctx, seller.seller_id, asked)
  const id = made.order_ids[0] ?? 0
  const line_id = (await app.call(contract.getOrder, { id }, seller)).lines[0]!.id
  const { ids } = await app.call(change.splitOrder, { id, lines: [{ line_id, quantity: 1 }] }, seller)
  await app.call(contract.payOrders, { ids: ids.slice(0, 1) }, seller)
  const undone = await undoForeignOrders(app.ctx, seller.seller_id, ids)
  expect(undone).toEqual({ undone: ids.slice(1), kept: ids.slice(0, 1) })
  expect(await createForeignOrder(app.ctx, seller.seller_id, asked)).toMatchObject({ is_new: false })
})
