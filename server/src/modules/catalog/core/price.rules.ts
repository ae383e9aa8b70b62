import { type ItemPrice, itemPrice } from '@inkroute/engine/price/item-price'
import { AppError } from '../../../infra/app-error.ts'
import type { ProductFacts } from './product.queries.ts'

/** The buyer's level discount and agreed prices per item. */
export interface Buyer {
  readonly level_no: number
  readonly discount_bp: number
  readonly private_prices: ReadonlyMap<number, number>
}

export interface ItemPurchase {
  readonly quantity: number
  readonly printed_views: number
  /** Key of a technique; without one the cheapest the product offers. */
  readonly technique?: string | null | undefined
}

type PricedFacts = Pick<ProductFacts, 'extra_view_fen' | 'tiers' | 'techniques' | 'level_discounts'>

/** A product's own discount for the level, or else the usual one. */
const levelDiscountBp = ({ level_discounts }: Pick<PricedFacts, 'level_discounts'>, buyer: Buyer): number =>
  level_discounts.find((entry) => entry.level === buyer.level_no)?.discount_bp ?? buyer.discount_bp

export function getSurcharge(facts: Pick<PricedFacts, 'techniques'>, technique: string | null | undefined): number {
  if (technique == null) return Math.min(...facts.techniques.map((entry) => entry.surcharge_fen))
  const chosen = facts.techniques.find((entry) => entry.key === technique)
  if (!chosen) throw new AppError('not_found')
  return chosen.surcharge_fen
}

/** The one way from a product and a buyer to a price. */
export const priceFor = (
  facts: PricedFacts,
  item: { readonly id: number; readonly base_price_fen: number },
  buyer: Buyer,
  purchase: ItemPurchase,
): ItemPrice =>
  itemPrice(
    { base_price_fen: item.base_price_fen, extra_view_fen: facts.extra_view_fen, tiers: facts.tiers },
    {
      quantity: purchase.quantity,
      printed_views: purchase.printed_views,
      technique_surcharge_fen: getSurcharge(facts, purchase.technique),
      level_discount_bp: levelDiscountBp(facts, buyer),
      private_base_fen: buyer.private_prices.get(item.id) ?? null,
    },
  )

export const single: ItemPurchase = { quantity: 1, printed_views: 1 }
