import type { ListingDraft, ListingVariant, StockChange } from '../../connectors/core/listing.ts'

/** The draft with today's quantities; null where nothing changes. SKUs that are gone are offered no more. */
export function withStock(draft: ListingDraft, stock: ReadonlyMap<string, number>, cap: number): ListingDraft | null {
  const variants = draft.variants.map((variant) => ({
    ...variant,
    quantity: Math.max(0, Math.min(cap, stock.get(variant.sku) ?? 0)),
  }))
  const is_same = variants.every(({ quantity }, at) => quantity === draft.variants[at]?.quantity)
  return is_same ? null : { ...draft, variants }
}

/** The live listing with price and quantity of a newer draft; its variants stay the same. */
export function withOffer(draft: ListingDraft, newer: ListingDraft): ListingDraft {
  const offers = new Map(newer.variants.map((variant) => [variant.sku, variant]))
  const offered = (variant: ListingVariant): ListingVariant => {
    const offer = offers.get(variant.sku)
    return offer ? { ...variant, price: offer.price, quantity: offer.quantity } : { ...variant, quantity: 0 }
  }
  return { ...draft, variants: draft.variants.map(offered) }
}

export const stockChanges = (
  { variants }: ListingDraft,
  external_product_id: string,
  variant_ids: Readonly<Record<string, string>>,
): StockChange[] =>
  variants.map(({ sku, quantity, price }) => ({
    external_product_id,
    external_variant_id: variant_ids[sku] ?? '',
    sku,
    quantity,
    price,
  }))
