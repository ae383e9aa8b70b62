import type { Insertable } from 'kysely'
import type { SellerCtx } from '../../infra/context.ts'
import type { SalesOrder, SalesOrderLine } from '../../infra/db/tables.gen.ts'
import type { PlannedOrder } from './quote-orders.ts'

interface Identity {
  readonly id: number
  readonly order_no: string
  readonly now: Date
}

/** A planned order as it is kept: with the prices, names and days of this moment. */
export function orderRow(ctx: SellerCtx, plan: PlannedOrder, { id, order_no, now }: Identity): Insertable<SalesOrder> {
  const { shipment, group, quote, totals } = plan
  if (!quote || !totals) throw new RangeError('an order without a channel cannot be made')
  const at = now.toISOString()
  return {
    ...{ seller_id: ctx.seller.id, id, order_no, source: 'cart', state: 'awaiting_payment' },
    ...{ warehouse_code: plan.warehouse_code, channel_id: quote.rate.channel_id },
    ...{ channel_name_zh: quote.rate.name_zh, channel_name_en: quote.rate.name_en },
    ...{ days_min: quote.rate.days_min, days_max: quote.rate.days_max },
    address: JSON.stringify(shipment.address),
    ...{ country: shipment.address.country, buyer_name: shipment.address.name },
    ...{ tax_number: shipment.address.tax_no, remark: shipment.remark },
    ...{ pieces: group.pieces, weight_g: group.weight_g },
    ...{ goods_fen: totals.goods_fen, services_fen: totals.services_fen, freight_fen: totals.freight_fen },
    ...{ tax_fen: totals.tax_fen, discount_fen: totals.discount_fen, total_fen: totals.total_fen },
    coupon_id: plan.coupon?.coupon.id ?? null,
    ...{ created_by: ctx.identity.user_id, created_at: at, updated_at: at },
  }
}

export const lineRows = (seller_id: number, plan: PlannedOrder, order_id: number): Insertable<SalesOrderLine>[] =>
  plan.group.lines.map(({ line, sku, price, services_fen }, at) => ({
    ...{ seller_id, order_id, sku_id: sku.id, goods_id: sku.goods_id, product_id: sku.product_id },
    ...{ item_id: sku.item_id, design_id: sku.design_id, design_version: sku.design_version },
    ...{ color_id: sku.color_id, size_id: sku.size_id, title: sku.title, sku_code: sku.sku_code },
    ...{ color_name: sku.color_name, size_name: sku.size_name },
    ...{ quantity: line.quantity, unit_fen: price.unit_fen, goods_fen: price.total_fen },
    ...{ services: line.services, services_fen, share_fen: plan.totals?.line_fen[at] ?? 0 },
  }))
