import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type { previewOrder as contract, QuotedOrder } from '@inkroute/contract/order/order'
import type { SellerCtx } from '../../infra/context.ts'
import { viewQuotes } from '../shipping/shipping.ts'
import { availableBalance } from '../wallet/wallet.ts'
import type { PlannedOrder } from './plan-groups.ts'
import { planOrders } from './quote-orders.ts'

export async function viewPlan(ctx: SellerCtx, plan: PlannedOrder): Promise<QuotedOrder> {
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

/** What a plan would cost, and whether all of it has a way to go. */
export const sumOf = (plans: readonly PlannedOrder[]) => ({
  total: fenToDecimal(plans.reduce((sum, { totals }) => sum + (totals?.total_fen ?? 0), 0)),
  is_complete: plans.every(({ quote }) => quote !== null),
})

export async function previewOrder(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const plans = await planOrders(ctx, input.shipments)
  const orders = await Promise.all(plans.map((plan) => viewPlan(ctx, plan)))
  return { orders, ...sumOf(plans), balance: fenToDecimal(await availableBalance(ctx.db, ctx.seller.id)) }
}
