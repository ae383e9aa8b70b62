import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type { OrderSource } from '@inkroute/contract/order/codes'
import type * as contract from '@inkroute/contract/order/order'
import type { QuotedOrder } from '@inkroute/contract/order/order'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { preferGenericPlans } from '../../../infra/db/query-plans.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { checkedAddress, openBlacklist } from '../../address/address.ts'
import { cartGroups, holdCartLines, takeFromCart } from '../../cart/cart.ts'
import { scopeFacts } from '../../catalog/catalog.ts'
import { redeemCoupon } from '../../coupon/coupon.ts'
import { openShippingDesk, viewQuotes } from '../../shipping/shipping.ts'
import { availableBalance } from '../../wallet/wallet.ts'
import { insertOrdersWithLines } from '../core/order.queries.ts'
import { orderNumber, takeOrderIds } from '../core/order-number.ts'
import { type Comparison, compareWays, NOT_COMPARED } from './compare-ways.ts'
import { lineRows, orderRow } from './order-rows.ts'
import { type Destination, type PlannedOrder, type Planning, planGroup } from './plan-groups.ts'

export type Shipment = Input<typeof contract.previewOrder>['shipments'][number] &
  Pick<Destination, 'is_pickup' | 'in_cartons'>

/**
 * Plans the orders of a checkout from current data. Preview and checkout share it, so that the price shown is the price
 * charged.
 */
export async function planOrders(ctx: SellerCtx, shipments: readonly Shipment[]): Promise<PlannedOrder[]> {
  const ids = shipments.flatMap((shipment) => shipment.cart_item_ids)
  if (new Set(ids).size !== ids.length) throw new AppError('checkout_line_twice')
  const planning: Planning = {
    desk: await openShippingDesk(ctx, ctx.seller.id),
    taken: new Set<number>(),
  }
  const refuseBlocked = await openBlacklist(ctx, ctx.seller.id)
  const planned: PlannedOrder[] = []
  for (const [shipment_at, asked] of shipments.entries()) {
    const address = checkedAddress(asked.address, ctx.language, { for_customs: true })
    const groups = await cartGroups(ctx, asked.cart_item_ids, asked.warehouses)
    await refuseBlocked(address)
    for (const group of groups)
      planned.push(await planGroup(ctx, planning, { ...asked, address }, { group, shipment_at }))
  }
  return planned
}

export async function viewPlan(
  ctx: SellerCtx,
  plan: PlannedOrder,
  compared: Comparison = NOT_COMPARED,
): Promise<QuotedOrder> {
  const { group, coupon, totals } = plan
  const options = await viewQuotes(ctx, plan.quotes)
  return {
    shipment: plan.shipment_at,
    warehouse_code: plan.warehouse_code,
    warehouse_city: group.lines[0]?.view.warehouse.city ?? plan.warehouse_code,
    cart_item_ids: group.lines.map(({ line }) => line.id),
    pieces: group.pieces,
    weight_g: group.weight_g,
    options,
    ...compared,
    channel: options.find(({ channel }) => channel.id === plan.quote?.rate.channel_id) ?? null,
    coupon: coupon && {
      id: coupon.coupon.id,
      name: coupon.coupon[`name_${ctx.language}`],
      discount: fenToDecimal(coupon.discount_fen),
    },
    amounts: totals && {
      goods: fenToDecimal(totals.goods_fen),
      services: fenToDecimal(totals.services_fen),
      freight: fenToDecimal(totals.freight_fen),
      tax: fenToDecimal(totals.tax_fen),
      discount: fenToDecimal(totals.discount_fen),
      total: fenToDecimal(totals.total_fen),
    },
  }
}

/** Cost of a plan, and whether every order has a shipping channel. */
export const addUp = (plans: readonly PlannedOrder[]) => ({
  total: fenToDecimal(plans.reduce((sum, { totals }) => sum + (totals?.total_fen ?? 0), 0)),
  is_complete: plans.every(({ quote }) => quote !== null),
})

export async function previewOrder(
  ctx: SellerCtx,
  input: Input<typeof contract.previewOrder>,
): Promise<Reply<typeof contract.previewOrder>> {
  const plans = await planOrders(ctx, input.shipments)
  const comparisons = input.compares ? await compareWays(ctx, plans) : []
  const orders = await Promise.all(plans.map((plan, at) => viewPlan(ctx, plan, comparisons[at])))
  return { orders, ...addUp(plans), balance: fenToDecimal(await availableBalance(ctx.db, ctx.seller.id)) }
}

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

/** Creates the orders, removes the lines from the cart and redeems the coupons, all or nothing. */
export async function createOrder(
  ctx: SellerCtx,
  input: Input<typeof contract.createOrder>,
  source: OrderSource = 'cart',
): Promise<Reply<typeof contract.createOrder>> {
  return inTransaction(ctx, async (tx) => {
    await preferGenericPlans(tx)
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
    await insertOrdersWithLines(tx.db, {
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
