import { z } from 'zod'
import { PreviewPass } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { IdInput, Money, WireId, WireInt } from '../wire.ts'
import { MAX_PURCHASE_QUANTITY } from './codes.ts'
import { Named } from './product.ts'

const Variant = IdInput.extend({ color_id: WireId.optional(), size_id: WireId.optional(), preview: PreviewPass })
const Quantity = WireInt.min(1, '数量至少为 1|At least one piece').max(
  MAX_PURCHASE_QUANTITY,
  '数量最多 100000 件|At most 100,000 pieces',
)

/** What a price depends on besides item and quantity. */
const Printing = {
  /** Printed views; the first is in the price. */
  printed_views: WireInt.min(0).max(20).default(1),
  /** Key of a technique; without one the cheapest. */
  technique: z.string().trim().max(40).optional(),
}

/** Unit prices by quantity for what is printed on the item. */
export const PurchaseRule = z.object({
  id: z.int(),
  item_id: z.int(),
  color_id: z.int(),
  size_id: z.int(),
  printed_views: z.int(),
  technique: z.string().nullable(),
  /** One piece at the caller's level. */
  price: Money,
  base_price: Money,
  /** The caller's level and its discount; an agreed price replaces it. */
  level: z.int(),
  level_name: z.string(),
  level_discount_bp: z.int(),
  has_private_price: z.boolean(),
  tiers: z.array(
    z.object({
      min_quantity: z.int(),
      /** Null: and more. */
      max_quantity: z.int().nullable(),
      discount_bp: z.int(),
      /** At the caller's level. */
      unit_price: Money,
      /** Price at each level, lowest first, to show what an upgrade saves. */
      level_prices: z.array(z.object({ level: z.int(), name: z.string(), unit_price: Money })),
    }),
  ),
  extra_view_price: Money,
  techniques: z.array(Named.extend({ surcharge: Money })),
})
export type PurchaseRule = z.infer<typeof PurchaseRule>

const rule = {
  summary: 'Price table of an item by quantity and member level',
  input: Variant.extend(Printing),
  reply: PurchaseRule,
}
export const getPurchaseRule = endpoint({
  method: 'GET',
  path: '/frontend/basicProduct/getPurchaseRule/{id}',
  access: 'public',
  ...rule,
})
export const getPurchaseRuleAsSeller = endpoint({
  method: 'GET',
  path: '/distribution/basicProduct/getPurchaseRule/{id}',
  access: 'seller',
  ...rule,
})

const purchase = {
  summary: 'What an exact purchase costs, step by step',
  input: Variant.extend({
    quantity: Quantity.default(1),
    ...Printing,
  }),
  reply: z.object({
    item_id: z.int(),
    sku: z.string(),
    quantity: z.int(),
    unit_price: Money,
    total: Money,
    saved: Money,
    /** The steps of the unit price, in order. */
    steps: z.object({
      base: Money,
      views: Money,
      technique: Money,
      list: Money,
      tier_discount_bp: z.int(),
      level_discount_bp: z.int(),
      private_price: Money.nullable(),
    }),
    /** Order so many for the next lower price; null at the last tier. */
    next_tier: z.object({ quantity: z.int(), unit_price: Money }).nullable(),
  }),
}
export const getPurchasePrice = endpoint({
  method: 'GET',
  path: '/frontend/basicProduct/getPurchasePrice/{id}',
  access: 'public',
  ...purchase,
})
export const getPurchasePriceAsSeller = endpoint({
  method: 'GET',
  path: '/distribution/basicProduct/getPurchasePrice/{id}',
  access: 'seller',
  ...purchase,
})

const Amount = z.coerce.number('请输入数字|Enter a number').min(0, '不能小于 0|Must be 0 or more')

/** Fees of one marketplace in basis points, with the fixed part per order in its currency. */
export const PlatformFees = z.object({
  platform: z.int(),
  name: z.string(),
  currency: z.string(),
  commission_bp: z.int(),
  payment_bp: z.int(),
  fixed_fee: Money,
})

export const profitCal = endpoint({
  method: 'GET',
  path: '/frontend/basicProduct/profitCal',
  access: 'public',
  summary: 'What is left of a sale on a marketplace after its fees, the goods and the freight',
  input: z.object({
    id: WireId,
    color_id: WireId.optional(),
    size_id: WireId.optional(),
    platform: WireId,
    /** Per piece, in the marketplace's currency. */
    sale_price: Amount.max(1_000_000, '售价最多 1000000|At most 1,000,000'),
    quantity: Quantity.default(1),
    printed_views: WireInt.min(0).max(20).default(1),
    technique: z.string().trim().max(40).optional(),
    country: z.string().trim().length(2).toUpperCase().default('US'),
    /** For the whole parcel, in yuan, as the freight calculator gives it. */
    freight: Amount.max(1_000_000, '运费最多 1000000|At most 1,000,000').default(0),
  }),
  reply: z.object({
    fees: PlatformFees,
    /** Yuan for one unit of the currency, as used here. */
    exchange_rate: z.string(),
    /** All in yuan, for the whole quantity. */
    revenue: Money,
    /** VAT inside the price in the European Union, which the marketplace passes on. */
    tax: Money,
    tax_bp: z.int(),
    goods: Money,
    freight: Money,
    commission: Money,
    payment_fee: Money,
    fixed_fee: Money,
    profit: Money,
    /** Profit of revenue in basis points; negative is a loss. Null without revenue. */
    margin_bp: z.int().nullable(),
    /** Sale price per piece at which nothing is left, in the marketplace's currency. */
    break_even: Money.nullable(),
    platforms: z.array(PlatformFees),
  }),
})
