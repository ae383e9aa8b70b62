import type { Input } from '@inkroute/contract/endpoint'
import type { previewOrder } from '@inkroute/contract/order'
import { type CheckoutTotals, checkoutTotals } from '@inkroute/engine/checkout/checkout'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { levelOfSeller } from '../account/account.ts'
import { checkedAddress, refuseBlocked } from '../address/address.ts'
import { type CartGroup, cartGroups } from '../cart/cart.ts'
import { scopeFacts } from '../catalog/catalog.ts'
import { type CouponOffer, couponsFor } from '../coupon/coupon.ts'
import { pickChannel, type Quote, quoteShipment } from '../shipping/shipping.ts'

export type Shipment = Input<typeof previewOrder>['shipments'][number]

/** One order that a checkout would make. */
export interface PlannedOrder {
  readonly shipment_at: number
  readonly shipment: Shipment
  readonly warehouse_code: string
  readonly group: CartGroup
  readonly quotes: readonly Quote[]
  readonly quote: Quote | null
  readonly coupon: CouponOffer | null
  /** Of the seller, on which coupons may depend. */
  readonly level: number
  /** Null where nothing goes there: such an order cannot be made. */
  readonly totals: CheckoutTotals | null
}

async function chooseQuote(ctx: SellerCtx, shipment: Shipment, group: CartGroup, warehouse_code: string) {
  const send = {
    country: shipment.address.country,
    postcode: shipment.address.postcode,
    warehouses: [warehouse_code],
    parcel: group.parcel,
    goods_fen: group.goods_fen + group.services_fen,
    has_tax_number: shipment.address.tax_no !== '',
  }
  const quotes = await quoteShipment(ctx, send)
  const asked = shipment.channels[warehouse_code]
  if (asked !== undefined) {
    const quote = quotes.find(({ rate }) => rate.channel_id === asked)
    if (!quote) throw new AppError('channel_not_to_country')
    return { quotes, quote }
  }
  const picked = await pickChannel(ctx, ctx.seller.id, send, quotes)
  return { quotes, quote: quotes.find(({ rate }) => rate.channel_id === picked?.channel_id) ?? null }
}

/** The coupon of one order: the one asked for, or the best that no earlier order of this checkout has taken. */
async function chooseCoupon(
  ctx: SellerCtx,
  { shipment, group, freight_fen, level }: { shipment: Shipment; group: CartGroup; freight_fen: number; level: number },
  taken: Set<number>,
): Promise<CouponOffer | null> {
  if (shipment.coupon === 'none') return null
  const facts = await scopeFacts(
    ctx.db,
    group.lines.map(({ item }) => item.product_id),
  )
  const lines = group.lines.map(({ item, price }) => ({ amount_fen: price.total_fen, ...facts(item.product_id) }))
  const offers = await couponsFor(ctx, ctx.seller.id, { lines, freight_fen, level })
  const open = offers.filter(({ coupon, refusal }) => refusal === null && !taken.has(coupon.id))
  const { coupon: asked } = shipment
  const chosen = asked === 'best' ? open[0] : open.find(({ coupon }) => coupon.id === asked)
  if (!chosen && asked !== 'best') throw new AppError('coupon_not_usable')
  if (chosen) taken.add(chosen.coupon.id)
  return chosen ?? null
}

/**
 * What a checkout would make, by the rows of this moment. The preview shows it and the checkout makes it, so that what
 * is shown is what is charged.
 */
export async function planOrders(ctx: SellerCtx, shipments: readonly Shipment[]): Promise<PlannedOrder[]> {
  const ids = shipments.flatMap((shipment) => shipment.cart_item_ids)
  if (new Set(ids).size !== ids.length) throw new AppError('checkout_line_twice')
  const level = await levelOfSeller(ctx.db, ctx.seller.id)
  const taken = new Set<number>()
  const planned: PlannedOrder[] = []
  for (const [shipment_at, asked] of shipments.entries()) {
    const address = checkedAddress(asked.address, ctx.language)
    await refuseBlocked(ctx, ctx.seller.id, address)
    const shipment = { ...asked, address }
    for (const group of await cartGroups(ctx, shipment.cart_item_ids)) {
      const { warehouse_code } = group
      const { quotes, quote } = await chooseQuote(ctx, shipment, group, warehouse_code)
      const freight_fen = quote?.freight.total_fen ?? 0
      const coupon = quote ? await chooseCoupon(ctx, { shipment, group, freight_fen, level }, taken) : null
      const is_freight = coupon?.coupon.kind === 'freight'
      const totals =
        quote &&
        checkoutTotals({
          lines: group.lines.map(({ price, services_fen }) => ({ goods_fen: price.total_fen, services_fen })),
          freight_fen,
          // Import tax is paid where the parcel arrives; it is shown beside the channel, not charged here.
          tax_fen: 0,
          goods_discount_fen: is_freight ? 0 : (coupon?.discount_fen ?? 0),
          freight_discount_fen: is_freight ? (coupon?.discount_fen ?? 0) : 0,
        })
      planned.push({ shipment_at, shipment, warehouse_code, group, quotes, quote, coupon, level, totals })
    }
  }
  return planned
}
