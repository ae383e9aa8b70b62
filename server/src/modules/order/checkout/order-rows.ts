import type { OrderSource } from '@inkroute/contract/order/codes'
import type { Insertable } from 'kysely'
import { jsonText } from '../../../infra/db/json-column.ts'
import type { SalesOrder, SalesOrderLine } from '../../../infra/db/tables.gen.ts'
import type { PlannedOrder } from './plan-groups.ts'

export interface NewOrder {
  readonly seller_id: number
  readonly id: number
  readonly order_no: string
  readonly now: Date
  readonly user_id: number | null
  readonly source: OrderSource
  /** Of orders that began elsewhere. */
  readonly foreign?: { readonly id: number; readonly store_id: number | null; readonly external_no: string }
  /** `platform`: the marketplace's carrier brings it. */
  readonly shipping_by?: string
}

/** Columns derived from the plan, which change together with it. */
export function plannedColumns(plan: PlannedOrder) {
  const { shipment, group, quote, totals } = plan
  if (!quote || !totals) throw new RangeError('an order without a channel cannot be made')
  return {
    warehouse_code: plan.warehouse_code,
    channel_id: quote.rate.channel_id,
    channel_name_zh: quote.rate.name_zh,
    channel_name_en: quote.rate.name_en,
    days_min: quote.rate.days_min,
    days_max: quote.rate.days_max,
    address: jsonText(shipment.address),
    country: shipment.address.country,
    buyer_name: shipment.address.name,
    tax_number: shipment.address.tax_no,
    remark: shipment.remark,
    pieces: group.pieces,
    weight_g: group.weight_g,
    parcel_count: quote.parcels.length,
    goods_fen: totals.goods_fen,
    services_fen: totals.services_fen,
    freight_fen: totals.freight_fen,
    tax_fen: totals.tax_fen,
    discount_fen: totals.discount_fen,
    total_fen: totals.total_fen,
    coupon_id: plan.coupon_id,
  }
}

export function newOrderColumns(order: NewOrder) {
  const at = order.now.toISOString()
  return {
    seller_id: order.seller_id,
    id: order.id,
    order_no: order.order_no,
    source: order.source,
    created_by: order.user_id,
    created_at: at,
    updated_at: at,
    external_no: order.foreign?.external_no ?? '',
    store_id: order.foreign?.store_id ?? null,
    foreign_id: order.foreign?.id ?? null,
    shipping_by: order.shipping_by ?? 'seller',
  }
}

/** Columns of a planned order, with a snapshot of prices, names and lead times. */
export const orderRow = (plan: PlannedOrder, order: NewOrder): Insertable<SalesOrder> & { id: number } => ({
  ...newOrderColumns(order),
  ...plannedColumns(plan),
  state: 'awaiting_payment',
})

export const lineRows = (
  seller_id: number,
  plan: PlannedOrder,
  order_id: number,
  is_foreign = false,
): Insertable<SalesOrderLine>[] =>
  plan.group.lines.map(({ line, sku, price, services_fen, brand }, at) => ({
    seller_id,
    order_id,
    sku_id: sku.id,
    goods_id: sku.goods_id,
    product_id: sku.product_id,
    item_id: sku.item_id,
    design_id: sku.design_id,
    design_version: sku.design_version,
    color_id: sku.color_id,
    size_id: sku.size_id,
    title: sku.title,
    sku_code: sku.sku_code,
    color_name: sku.color_name,
    size_name: sku.size_name,
    quantity: line.quantity,
    unit_fen: price.unit_fen,
    goods_fen: price.total_fen,
    services: line.services,
    services_fen,
    share_fen: plan.totals?.line_fen[at] ?? 0,
    foreign_line_id: is_foreign ? line.id : null,
    piece_no: at + 1,
    brand_id: brand?.id ?? null,
    brand: brand && JSON.stringify(brand),
  }))
