import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { addCartItems } from '../cart/cart.ts'
import { searchGoods, skusOfGoods } from '../goods/goods.ts'
import { addDemoRecharge } from '../wallet/wallet.ts'
import { createOrder } from './create-order.ts'
import { demoInCart, demoOrders } from './order.demo.ts'
import { payOrders } from './pay-orders.ts'
import { planOrders } from './quote-orders.ts'

const DAY_MS = 86_400_000

type Demo = { readonly id: number; readonly seller_id: number }

/** The demo seller at work, so many days ago. */
function demoCtx(ctx: AppCtx, demo: Demo, days_ago: number): SellerCtx {
  const then = new Date(ctx.clock.now().getTime() - days_ago * DAY_MS)
  return {
    ...ctx,
    clock: { now: () => then },
    ...{ language: 'zh', ip: '127.0.0.1', user_agent: 'demo', request_id: 'demo' },
    seller: { id: demo.seller_id },
    identity: {
      ...{ user_id: demo.id, username: 'demo', kind: 'seller', seller_id: demo.seller_id },
      ...{ permissions: null, session_id: 0 },
    },
  }
}

async function placeDemoOrder(ctx: SellerCtx, sku_ids: readonly number[], order: (typeof demoOrders)[number]) {
  const items = sku_ids.map((sku_id) => ({ sku_id, quantity: order.quantity }))
  const { ids: cart_item_ids } = await addCartItems(ctx, { items })
  const shipment = { address: order.address, cart_item_ids, channels: {}, tax_number: '', remark: '', coupon: 'none' as const }
  const plans = await planOrders(ctx, [shipment])
  const total_fen = plans.reduce((sum, { totals }) => sum + (totals?.total_fen ?? 0), 0)
  const expected_total = (total_fen / 100).toFixed(2)
  const { ids } = await createOrder(ctx, { shipments: [shipment], expected_total })
  return { ids, total_fen }
}

/** Some weeks of business: orders of every age, some waiting for money, and something in the cart. */
export async function seedOrders(ctx: AppCtx): Promise<void> {
  const user = await findUserByLogin(ctx.db, 'demo')
  if (!user?.seller_id) return
  const demo = { id: user.id, seller_id: user.seller_id }
  const goods = await searchGoods(ctx.db, demo.seller_id, '')
  if (goods.length === 0) return
  const skus = await skusOfGoods(ctx.db, demo.seller_id, goods.map(({ id }) => id))
  const pick = (at: number) => {
    const own = skus.filter((sku) => sku.goods_id === goods[at % goods.length]?.id && sku.is_orderable)
    return own[at % Math.max(1, own.length)]?.id
  }
  const placed: { days_ago: number; ids: number[]; total_fen: number }[] = []
  for (const [at, order] of demoOrders.entries()) {
    const sku_ids = [...new Set([pick(at), ...(order.is_double ? [pick(at + 5)] : [])])].filter((id) => id !== undefined)
    const made = await placeDemoOrder(demoCtx(ctx, demo, order.days_ago), sku_ids, order)
    if (order.is_paid) placed.push({ days_ago: order.days_ago, ...made })
  }
  const needed_fen = placed.reduce((sum, { total_fen }) => sum + total_fen, 0)
  await addDemoRecharge(ctx, demo.seller_id, demo.id, { days_ago: 13, amount_fen: needed_fen })
  for (const { days_ago, ids } of placed)
    await payOrders(demoCtx(ctx, demo, days_ago - 0.01), { ids, method: 'balance' })
  const items = demoInCart.flatMap(({ at, quantity }) => {
    const sku_id = pick(at)
    return sku_id === undefined ? [] : [{ sku_id, quantity }]
  })
  await addCartItems(demoCtx(ctx, demo, 0.1), { items })
}
