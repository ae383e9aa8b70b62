import { z } from 'zod'
import type { MarketOrder, MarketOrderStatus } from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { looseAnswers } from '../core/personalisation.ts'
import { Decimal, ExternalId, getLeft, isMasked, LooseText, withCompany } from '../core/read-shape.ts'

/** Fields that orders of both platforms have in common; each adds its own to the schema. */
export const storefrontOrder = {
  id: ExternalId,
  status: LooseText,
  financial_status: LooseText,
  fulfillment_status: LooseText,
  currency: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  shipping_address: z
    .object({
      first_name: LooseText,
      last_name: LooseText,
      company: LooseText,
      phone: LooseText,
      address1: LooseText,
      address2: LooseText,
      city: LooseText,
      province: LooseText,
      zip: LooseText,
      country_code: LooseText,
      /** Shoplazza: what customs of some countries ask for. */
      extra_info: z.object({ cpf: LooseText }).nullish(),
    })
    .nullish(),
}

export const storefrontLine = {
  id: ExternalId,
  product_id: ExternalId.nullish(),
  variant_id: ExternalId.nullish(),
  variant_title: LooseText,
  sku: LooseText,
  quantity: z.int(),
  price: Decimal,
  properties: z.unknown().optional(),
  custom_properties: z.unknown().optional(),
}

const Order = z.object(storefrontOrder)
type Order = z.output<typeof Order>
const Line = z.object(storefrontLine)
type Line = z.output<typeof Line>

interface StatusTable {
  /** Values of `financial_status` for an order that is not paid yet. */
  readonly unpaid: readonly string[]
  readonly fulfilments: Readonly<Record<string, MarketOrderStatus>>
}

/** Cancellation decides first, then payment, then fulfilment. */
export function storefrontStatus(
  order: Pick<Order, 'status' | 'financial_status' | 'fulfillment_status'>,
  { unpaid, fulfilments }: StatusTable,
): MarketOrderStatus {
  const { financial_status: paid } = order
  if (['cancelled', 'canceled'].includes(order.status) || paid === 'cancelled' || paid === 'voided') return 'cancelled'
  if (paid === 'refunded') return 'refunded'
  // The money is on its way back: nothing may be made before it is known how much of it.
  if (paid === 'refunding') return 'cancel_requested'
  if (unpaid.includes(order.financial_status)) return 'pending_payment'
  if (!['paid', 'partially_refunded', 'refund_failed'].includes(order.financial_status)) return 'unknown'
  return fulfilments[order.fulfillment_status] ?? 'unknown'
}

function findAddress(to: Order['shipping_address'], email: string): MarketOrder['address'] {
  if (!to?.address1) return null
  const name = `${to.first_name} ${to.last_name}`.trim()
  return {
    name: name || to.company,
    phone: to.phone,
    email,
    line1: to.address1,
    line2: withCompany(to.address2, name ? to.company : ''),
    city: to.city,
    province: to.province,
    postcode: to.zip,
    country: to.country_code.toUpperCase(),
    tax_number: to.extra_info?.cpf ?? '',
    is_masked: isMasked(name, to.address1),
  }
}

const iso = (text: string): string => new Date(text).toISOString()

/** What the two platforms name differently. */
interface OwnFields {
  readonly number: string
  readonly status: MarketOrderStatus
  readonly paid_at: string | null | undefined
  readonly total: string
  readonly buyer_note: string
  readonly email: string
  readonly lines: readonly (Line & {
    readonly title: string
    readonly picture_url: string
    /** Pieces the buyer got the money back for. */
    readonly refunded: number
  })[]
  readonly parcels: readonly { readonly tracking_number: string; readonly tracking_company: string }[]
}

export const storefrontMarketOrder = (order: Order, own: OwnFields): MarketOrder => ({
  external_order_id: order.id,
  external_number: own.number || order.id,
  status: own.status,
  raw_status: [order.status, order.financial_status, order.fulfillment_status].join('/'),
  created_at: iso(order.created_at),
  updated_at: iso(order.updated_at),
  paid_at: own.paid_at ? iso(own.paid_at) : null,
  ship_by: null,
  total: getMoney(own.total, order.currency),
  buyer_note: own.buyer_note,
  address: findAddress(order.shipping_address, own.email),
  lines: own.lines.map((line) => ({
    external_line_id: line.id,
    unit_ids: [],
    sku: line.sku,
    external_product_id: line.product_id ?? '',
    external_variant_id: line.variant_id ?? '',
    title: line.title,
    variant: line.variant_title,
    quantity: getLeft(line.quantity, line.refunded),
    picture_url: line.picture_url,
    personalisation: [...looseAnswers(line.properties), ...looseAnswers(line.custom_properties)],
    unit_price: getMoney(line.price, order.currency),
  })),
  parcels: own.parcels.map(({ tracking_number, tracking_company }) => ({ tracking_number, carrier: tracking_company })),
  fulfilled_by: 'seller',
})
