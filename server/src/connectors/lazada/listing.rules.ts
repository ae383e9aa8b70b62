import type { ListingLimits } from '../listing-check.ts'

export const limits: ListingLimits = {
  title_min: 2,
  title_max: 255,
  description_max: 25_000,
  pictures_min: 1,
  pictures_max: 8,
  options_max: 2,
  values_max: 50,
  variants_max: 100,
  sku_max: 200,
  needs_category: true,
}
