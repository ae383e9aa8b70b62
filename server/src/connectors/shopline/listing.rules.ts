import type { ListingLimits } from '../listing-check.ts'

export const limits: ListingLimits = {
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
