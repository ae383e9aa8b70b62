import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type { OrderSource } from '@inkroute/contract/order/codes'
import type { createOrder as contract } from '@inkroute/contract/order/order'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { useGenericPlans } from '../../infra/db/query-plans.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { holdCartLines, takeFromCart } from '../cart/cart.ts'
import { scopeFacts } from '../catalog/catalog.ts'
import { redeemCoupon } from '../coupon/coupon.ts'
import { insertWholeOrders } from './order.queries.ts'
import { takeOrderIds } from './order-ids.ts'
import { orderNumber } from './order-number.rules.ts'
import { lineRows, orderRow } from './order-rows.ts'
import type { PlannedOrder } from './plan-groups.ts'
import { planOrders } from './quote-orders.ts'

async function redeem(tx: SellerCtx, plan: PlannedOrder, order_no: string): Promise<void> {
  if (!plan.coupon || !plan.quote) return
  const facts = await scopeFacts(
    tx.db,
    plan.group.lines.map(({ item }) => item.product_id),
  )
  const discount_fen = await redeemCoupon(tx, tx.seller.id, plan.coupon.coupon.id, {
    lines: plan.group.lines.map(({ item, price }) => ({ amount_fen: price.total_fen, ...facts(item.product_id) })),
    freight_fen: plan.quote.freight.total_fen,
    level: plan.level,
    order_no,
  })
  if (discount_fen !== plan.coupon.discount_fen) throw new AppError('checkout_changed')
}

/** Makes the orders, empties those lines from the cart and uses the coupons, all or nothing. */
export async function createOrder(
  ctx: SellerCtx,
  input: Input<typeof contract>,
  source: OrderSource = 'cart',
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    await useGenericPlans(tx)
    const line_ids = input.shipments.flatMap(({ cart_item_ids }) => cart_item_ids)
    await holdCartLines(tx, line_ids)
    const plans = await planOrders(tx, input.shipments)
    if (plans.some(({ quote }) => quote === null)) throw new AppError('checkout_no_channel')
    const total_fen = plans.reduce((sum, { totals }) => sum + (totals?.total_fen ?? 0), 0)
    if (total_fen !== decimalToFen(input.expected_total)) throw new AppError('checkout_changed')
    await takeFromCart(tx, line_ids)
    const now = tx.clock.now()
    const ids = await takeOrderIds(tx, plans.length)
    const numbered = plans.map((plan, at) => ({ plan, id: ids[at] ?? 0, order_no: orderNumber(now, ids[at] ?? 0) }))
    for (const { plan, order_no } of numbered) await redeem(tx, plan, order_no)
    const by = { seller_id: tx.seller.id, now, user_id: tx.identity.user_id }
    await insertWholeOrders(tx.db, {
      orders: numbered.map(({ plan, id, order_no }) => orderRow(plan, { ...by, id, order_no, source })),
      lines: numbered.flatMap(({ plan, id }) => lineRows(by.seller_id, plan, id)),
      events: ids.map((order_id) => ({
        seller_id: by.seller_id,
        order_id,
        kind: 'created',
        to_state: 'awaiting_payment',
        actor: 'seller',
        user_id: by.user_id,
        created_at: now.toISOString(),
      })),
    })
    return { ids, order_nos: numbered.map(({ order_no }) => order_no), total: fenToDecimal(total_fen) }
  })
}
