import type { ListingLimits } from '../listing-check.ts'

export const limits: ListingLimits = {
  title_min: 1,
  title_max: 300,
  description_max: 4000,
  pictures_min: 1,
  pictures_max: 20,
  options_max: 2,
  values_max: 100,
  variants_max: 100,
  sku_max: 100,
  needs_category: false,
}
