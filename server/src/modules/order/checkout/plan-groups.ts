import type { OrderAddress } from '@inkroute/contract/order/order'
import { type CheckoutTotals, checkoutTotals } from '@inkroute/engine/checkout/checkout'
import { packPiles } from '@inkroute/engine/freight/split-parcels'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerScope } from '../../../infra/context.ts'
import { type CartGroup, type Carton, packCartons } from '../../cart/cart.ts'
import { scopeFacts } from '../../catalog/catalog.ts'
import { type CouponOffer, couponsFor } from '../../coupon/coupon.ts'
import type { Quote, Refusal, ShippingDesk } from '../../shipping/shipping.ts'

/** Where one parcel goes and how. */
export interface Destination {
  readonly address: OrderAddress
  /** The channel for each warehouse; without one the seller's rules pick. */
  readonly channels: Readonly<Record<string, number>>
  readonly coupon: 'best' | 'none' | number
  readonly remark: string
  /** The seller's own carrier collects it at the warehouse. */
  readonly is_pickup?: boolean
  /** It goes to Amazon: limits and prices of channels hold for each carton. */
  readonly in_cartons?: boolean
}

/** One order that a checkout would make. */
export interface PlannedOrder {
  readonly shipment_at: number
  readonly shipment: Destination
  readonly warehouse_code: string
  readonly group: CartGroup
  readonly quotes: readonly Quote[]
  readonly quote: Quote | null
  /** Neither the seller nor a rule or preference of theirs chose the channel. */
  readonly is_default: boolean
  /** Why channels that go there do not take it; only where none does. */
  readonly refusals: readonly Refusal[]
  /** Of what goes to Amazon; their items are named by SKU. */
  readonly cartons: readonly Carton[]
  readonly coupon: CouponOffer | null
  readonly coupon_id: number | null
  /** Of the seller, on which coupons may depend. */
  readonly level: number
  /** Null where nothing goes there: such an order cannot be made. */
  readonly totals: CheckoutTotals | null
}

/** State shared by the orders of one plan. */
export interface Planning {
  readonly desk: ShippingDesk
  /** Coupons that earlier orders of this plan have taken. */
  readonly taken: Set<number>
}

/** Cartons of a group for Amazon. */
export const getCartons = ({ lines }: CartGroup): Carton[] =>
  packCartons(lines.map(({ line, sku, item }) => ({ ...line, id: sku.id, item })))

interface Load {
  readonly group: CartGroup
  readonly cartons: readonly Carton[]
}

/** What carriers are asked about a group, here or from another warehouse. */
export const getSending = (
  shipment: Destination,
  { group, cartons }: Load,
  warehouse_code: string = group.warehouse_code,
) => ({
  country: shipment.address.country,
  postcode: shipment.address.postcode,
  warehouses: [warehouse_code],
  parcels: shipment.in_cartons ? cartons.map(({ parcel }) => parcel) : [packPiles(group.piles)],
  piles: shipment.in_cartons ? undefined : group.piles,
  goods_fen: group.goods_fen + group.services_fen,
  has_tax_number: shipment.address.tax_no !== '',
  hs_codes: group.hs_codes,
})

export const isCollected = (shipment: Destination, { lines }: CartGroup): boolean =>
  shipment.is_pickup === true || lines.every(({ line }) => line.is_pickup)

async function chooseQuote({ desk }: Planning, shipment: Destination, { group, cartons }: Load) {
  const send = getSending(shipment, { group, cartons })
  if (isCollected(shipment, group)) {
    const quotes = await desk.pickup(send)
    return { quotes, quote: quotes[0] ?? null, refusals: [], is_default: false }
  }
  const quotes = await desk.quote(send)
  const asked = shipment.channels[group.warehouse_code]
  if (asked !== undefined) {
    const sent = quotes.find(({ rate }) => rate.channel_id === asked)
    // An order that is collected stays so when something else of it changes.
    const quote = sent ?? (await desk.pickup(send)).find(({ rate }) => rate.channel_id === asked)
    if (!quote) throw new AppError('channel_not_to_country')
    return { quotes: sent ? quotes : [...quotes, quote], quote, refusals: [], is_default: false }
  }
  const picked = await desk.pick(send, quotes)
  const refusals = quotes.length === 0 ? await desk.refusals(send) : []
  const quote = quotes.find(({ rate }) => rate.channel_id === picked?.channel_id) ?? null
  return { quotes, quote, refusals, is_default: picked === null || picked.by === 'cheapest' }
}

/** The seller's level by which the lines were priced. */
const getLevel = (group: CartGroup): number => group.lines[0]?.item.level ?? 0

/** The coupon of one order: the one asked for, or the best that no earlier order of this plan has taken. */
async function chooseCoupon(
  ctx: SellerScope,
  { taken }: Planning,
  { coupon: asked }: Destination,
  { group, freight_fen }: { readonly group: CartGroup; readonly freight_fen: number },
): Promise<CouponOffer | null> {
  if (asked === 'none') return null
  const facts = await scopeFacts(
    ctx.db,
    group.lines.map(({ item }) => item.product_id),
  )
  const lines = group.lines.map(({ item, price }) => ({ amount_fen: price.total_fen, ...facts(item.product_id) }))
  const offers = await couponsFor(ctx, ctx.seller.id, { lines, freight_fen, level: getLevel(group) })
  const open = offers.filter(({ coupon, refusal }) => refusal === null && !taken.has(coupon.id))
  const chosen = asked === 'best' ? open[0] : open.find(({ coupon }) => coupon.id === asked)
  if (!chosen && asked !== 'best') throw new AppError('coupon_not_usable')
  if (chosen) taken.add(chosen.coupon.id)
  return chosen ?? null
}

export const getTotals = (
  group: CartGroup,
  freight_fen: number,
  coupon: { readonly is_freight: boolean; readonly discount_fen: number } | null,
): CheckoutTotals =>
  checkoutTotals({
    lines: group.lines.map(({ price, services_fen }) => ({ goods_fen: price.total_fen, services_fen })),
    freight_fen,
    // Import tax is paid where the parcel arrives; it is shown beside the channel, not charged here.
    tax_fen: 0,
    goods_discount_fen: coupon && !coupon.is_freight ? coupon.discount_fen : 0,
    freight_discount_fen: coupon?.is_freight ? coupon.discount_fen : 0,
  })

/** Prices what leaves one warehouse for one address: the only place where an order gets its amounts. */
export async function planGroup(
  ctx: SellerScope,
  planning: Planning,
  shipment: Destination,
  { group, shipment_at }: { readonly group: CartGroup; readonly shipment_at: number },
): Promise<PlannedOrder> {
  const cartons = shipment.in_cartons ? getCartons(group) : []
  const chosen = await chooseQuote(planning, shipment, { group, cartons })
  const { quote } = chosen
  const freight_fen = quote?.freight.total_fen ?? 0
  const coupon = quote ? await chooseCoupon(ctx, planning, shipment, { group, freight_fen }) : null
  const off = coupon && { is_freight: coupon.coupon.kind === 'freight', discount_fen: coupon.discount_fen }
  const totals = quote && getTotals(group, freight_fen, off)
  const { warehouse_code } = group
  const coupon_id = coupon?.coupon.id ?? null
  const level = getLevel(group)
  return { shipment_at, shipment, warehouse_code, group, ...chosen, cartons, coupon, coupon_id, level, totals }
}
