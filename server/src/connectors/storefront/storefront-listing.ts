import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ListingDraft, ListingResult, ListingVariant } from '../core/listing.ts'
import { listed } from '../core/listing-answer.ts'
import type { ListingLimits } from '../core/listing-check.ts'
import { ExternalId, LooseText } from '../core/read-shape.ts'

const Picture = z.object({ id: ExternalId, src: LooseText, alt: LooseText })
type Picture = z.output<typeof Picture>

export const StorefrontProduct = z.object({
  id: ExternalId,
  title: LooseText,
  images: z.array(Picture).nullish(),
  variants: z.array(
    z.object({
      id: ExternalId,
      sku: LooseText,
      inventory_item_id: ExternalId.nullish(),
      inventory_quantity: z.int().nullish(),
    }),
  ),
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

/** The description of a picture ends in a mark of ours: the platform keeps no trace of where a picture came from. */
const getMark = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 12)

/** Pictures that are there are named as they are there; null if nothing about them is new. */
function findPictures({ picture_urls, title }: ListingDraft, there: readonly Picture[]) {
  const wanted = picture_urls.map((src) => {
    const mark = getMark(src)
    const known = there.find(({ alt }) => alt.endsWith(mark))
    return known ?? { src, alt: `${title.slice(0, 80)} ${mark}` }
  })
  const is_same = wanted.length === there.length && wanted.every((picture, at) => picture === there[at])
  return is_same ? null : wanted
}

/** Variants that exist keep their id; the platform adds or removes the others to match. */
export function storefrontProductFields(
  draft: ListingDraft,
  known: StorefrontProduct | undefined,
  own: (variant: ListingVariant) => object,
) {
  const ids = new Map(known?.variants.map(({ sku, id }) => [sku, id]))
  const images = findPictures(draft, known?.images ?? [])
  return {
    title: draft.title,
    vendor: draft.brand,
    options: draft.option_names.map((name) => ({
      name,
      values: [...new Set(draft.variants.map(({ options }) => options[name] ?? ''))],
    })),
    ...(images ? { images } : {}),
    variants: draft.variants.map((variant) =>
      Object.assign(
        ids.has(variant.sku) ? { id: ids.get(variant.sku) } : {},
        Object.fromEntries(draft.option_names.map((name, at) => [`option${at + 1}`, variant.options[name] ?? ''])),
        {
          price: variant.price.amount,
          sku: variant.sku,
          weight: String(variant.weight_g),
          weight_unit: 'g',
          ...(variant.barcode ? { barcode: variant.barcode } : {}),
        },
        own(variant),
      ),
    ),
  }
}

/** An answer to a write may name nothing but the product. */
export const StorefrontSaved = z.object({ id: ExternalId })

export const storefrontResult = ({ id, variants }: StorefrontProduct): ListingResult =>
  listed('live', id, Object.fromEntries(variants.map((variant) => [variant.sku, variant.id])))
