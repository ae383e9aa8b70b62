import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { itemPrice } from '@inkroute/engine/price/item-price'

export interface SellerLevel {
  readonly level: number
  readonly discount_bp: number
}

export interface PriceCell {
  readonly unit_fen: number
  readonly is_below_cost: boolean
}

export interface PriceRow {
  readonly quantity: number
  readonly discount_bp: number
  readonly cells: readonly PriceCell[]
}

/** A product's own discount of a level, or the level's usual one. */
export const levelDiscount = (document: Pick<ProductDocument, 'level_discounts'>, level: SellerLevel): number =>
  document.level_discounts.find((own) => own.level === level.level)?.discount_bp ?? level.discount_bp

type Priced = Pick<ProductDocument, 'price_tiers' | 'level_discounts' | 'techniques' | 'extra_view_fen'>

/** What one piece costs at every tier and level, printed on one side with the cheapest technique. */
export function priceTable(
  document: Priced,
  item: { readonly base_price_fen: number; readonly cost_fen: number | null },
  levels: readonly SellerLevel[],
): PriceRow[] {
  const surcharges = document.techniques.map((technique) => technique.surcharge_fen)
  const technique_surcharge_fen = surcharges.length > 0 ? Math.min(...surcharges) : 0
  const tiers = document.price_tiers.toSorted((a, b) => a.quantity - b.quantity)
  return tiers.map(({ quantity, discount_bp }) => ({
    quantity,
    discount_bp,
    cells: levels.map((level) => {
      const { unit_fen } = itemPrice(
        { base_price_fen: item.base_price_fen, extra_view_fen: document.extra_view_fen, tiers },
        { quantity, printed_views: 1, technique_surcharge_fen, level_discount_bp: levelDiscount(document, level) },
      )
      return { unit_fen, is_below_cost: item.cost_fen !== null && unit_fen < item.cost_fen }
    }),
  }))
}
