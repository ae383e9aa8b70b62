import * as cart from '@inkroute/contract/cart/cart'
import { getGoods } from '@inkroute/contract/goods/goods'
import * as order from '@inkroute/contract/order/order'
import { getGroupBalance } from '@inkroute/contract/wallet/wallet'
import { newSeller } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { saveGoods } from '../../goods/testing/saved-goods.ts'
import { postTransaction } from '../../wallet/wallet.ts'

export const berlin = {
  name: 'Anna Schmidt',
  phone: '+49 30 901820',
  country: 'DE',
  state: 'Berlin',
  city: 'Berlin',
  postcode: '10115',
  street1: 'Invalidenstraße 43',
}

export type Buyer = Awaited<ReturnType<typeof newBuyer>>

/** A seller with money and one kind of goods in four SKUs. */
export async function newBuyer(app: TestApp, balance_fen = 1_000_000) {
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
  return { seller, skus, goods_id }
}

export const toFen = (amount: string): number => Math.round(Number(amount) * 100)

export const balanceFen = async (app: TestApp, seller: { readonly token: string }): Promise<number> =>
  toFen((await app.call(getGroupBalance, {}, seller)).balance ?? '')

/** Cart, preview and order in one go, with the shown price. */
export async function placeOrder(
  app: TestApp,
  seller: { readonly token: string },
  items: readonly { readonly sku_id: number; readonly quantity?: number }[],
  address: typeof berlin = berlin,
) {
  const { ids: cart_item_ids } = await app.call(cart.addCartItems, { items: [...items] }, seller)
  const shipments = [{ address, cart_item_ids }]
  const shown = await app.call(order.previewOrder, { shipments }, seller)
  const made = await app.call(order.createOrder, { shipments, expected_total: shown.total }, seller)
  return { shown, made, id: made.ids[0] ?? 0 }
}
