import { z } from 'zod'
import type { ListingDraft, ListingResult, StockChange } from '../listing.ts'
import type { ListingLimits } from '../listing-check.ts'
import { ExternalId, LooseText } from '../read-shape.ts'

export const StorefrontProduct = z.object({
  id: ExternalId,
  variants: z.array(z.object({ id: ExternalId, sku: LooseText })),
})
export type StorefrontProduct = z.output<typeof StorefrontProduct>

export const storefrontLimits: ListingLimits = {
  title_min: 1,
  title_max: 255,
  description_max: 100_000,
  pictures_min: 0,
  pictures_max: 250,
  options_max: 3,
  values_max: 100,
  variants_max: 300,
  sku_max: 100,
  needs_category: false,
}

/** Variants that exist keep their id; the platform adds or removes the others to match. */
export const storefrontProductFields = (draft: ListingDraft, known: Readonly<Record<string, string>> = {}) => ({
  title: draft.title,
  options: draft.option_names.map((name) => ({
    name,
    values: [...new Set(draft.variants.map(({ options }) => options[name] ?? ''))],
  })),
  images: draft.picture_urls.map((src) => ({ src })),
  variants: draft.variants.map((variant) => ({
    ...(known[variant.sku] ? { id: known[variant.sku] } : {}),
    ...Object.fromEntries(draft.option_names.map((name, at) => [`option${at + 1}`, variant.options[name] ?? ''])),
    price: variant.price.amount,
    sku: variant.sku,
    inventory_quantity: variant.quantity,
  })),
})

export function storefrontResult({ id, variants }: StorefrontProduct): ListingResult {
  const variant_ids = Object.fromEntries(variants.map((variant) => [variant.sku, variant.id]))
  return { state: 'live', external_product_id: id, submission_id: '', variant_ids, issues: [] }
}

export const storefrontVariant = ({ quantity, price }: StockChange) => ({
  ...(quantity === undefined ? {} : { inventory_quantity: quantity }),
  ...(price === undefined ? {} : { price: price.amount }),
})
