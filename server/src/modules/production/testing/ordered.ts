import * as cart from '@inkroute/contract/cart/cart'
import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import { getGoods } from '@inkroute/contract/goods/goods'
import * as order from '@inkroute/contract/order/order'
import { newDocument } from '@inkroute/engine/document/design-document'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { saveGoods } from '../../goods/testing/saved-goods.ts'
import { findOrderByNumber, type OrderRecord } from '../../order/order.ts'
import { postTransaction } from '../../wallet/wallet.ts'

const address = {
  name: 'Anna Schmidt',
  phone: '+49 30 901820',
  country: 'DE',
  city: 'Berlin',
  postcode: '10115',
  street1: 'Invalidenstraße 43',
}

export const START_FEN = 1_000_000

/** A seller with a balance and goods. */
export async function newTrader(
  app: TestApp,
  basic_product_id?: number,
): Promise<TestSeller & { readonly sku_ids: readonly number[] }> {
  const seller = await newSeller(app)
  await postTransaction(app.ctx, seller.seller_id, {
    idempotency_key: 'test-money',
    cause: 'recharge',
    cause_id: 'test',
    title: { zh: '充值', en: 'Recharge' },
    lines: [
      { account: 'available', amount_fen: START_FEN },
      { account: 'clearing_bank', amount_fen: -START_FEN },
    ],
  })
  const change = basic_product_id === undefined ? {} : await getDesign(app, seller, basic_product_id)
  const { goods_id } = await saveGoods(app, seller, change)
  const { skus } = await app.call(getGoods, { id: goods_id }, seller)
  return { ...seller, sku_ids: skus.map(({ id }) => id) }
}

/** One printed side of another product, in all its colours and sizes. */
async function getDesign(app: TestApp, seller: TestSeller, basic_product_id: number) {
  const product = await app.call(getProductAsSeller, { id: basic_product_id }, seller)
  const blank = newDocument(basic_product_id, [product.views[0]?.view_id ?? 1])
  return {
    basic_product_id,
    document: { ...blank, views: blank.views.map((view) => ({ ...view, background: '#e8452c' })) },
    color_ids: product.colors.map(({ id }) => id),
    size_ids: product.sizes.map(({ id }) => id),
  }
}

type Trader = Awaited<ReturnType<typeof newTrader>>

export async function getRecord(app: TestApp, order_no: string): Promise<OrderRecord> {
  const record = await findOrderByNumber(app.ctx.db, order_no)
  if (!record) throw new Error(`no order ${order_no}`)
  return record
}

/** Two lines of two pieces each to Germany, not paid yet. */
export async function placeOrder(app: TestApp, trader: Trader): Promise<OrderRecord> {
  const items = trader.sku_ids.slice(0, 2).map((sku_id) => ({ sku_id, quantity: 2 }))
  const { ids: cart_item_ids } = await app.call(cart.addCartItems, { items }, trader)
  const shipments = [{ address, cart_item_ids }]
  const { total: expected_total } = await app.call(order.previewOrder, { shipments }, trader)
  const made = await app.call(order.createOrder, { shipments, expected_total }, trader)
  return getRecord(app, made.order_nos[0] ?? '')
}

export async function payOrder(app: TestApp, trader: Trader, { id, order_no }: OrderRecord): Promise<OrderRecord> {
  await app.call(order.payOrders, { ids: [id] }, trader)
  return getRecord(app, order_no)
}

export async function paidOrder(
  app: TestApp,
  basic_product_id?: number,
): Promise<{ readonly seller: Trader; readonly record: OrderRecord }> {
  const seller = await newTrader(app, basic_product_id)
  return { seller, record: await payOrder(app, seller, await placeOrder(app, seller)) }
}
