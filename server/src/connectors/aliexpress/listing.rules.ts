import type { ListingLimits } from '../listing-check.ts'

export const limits: ListingLimits = {
  title_min: 1,
  title_max: 128,
  description_max: 60_000,
  pictures_min: 1,
  pictures_max: 6,
  options_max: 3,
  values_max: 50,
  variants_max: 200,
  sku_max: 50,
  needs_category: true,
}
