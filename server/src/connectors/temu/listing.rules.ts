import type { ListingLimits } from '../listing-check.ts'

export const limits: ListingLimits = {
  title_min: 1,
  title_max: 250,
  description_max: 10_000,
  pictures_min: 1,
  pictures_max: 10,
  options_max: 2,
  values_max: 50,
  variants_max: 100,
  sku_max: 40,
  needs_category: true,
}
