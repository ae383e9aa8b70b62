import type { ListingLimits } from '../listing-check.ts'

export const limits: ListingLimits = {
  title_min: 1,
  title_max: 199,
  description_max: 4000,
  pictures_min: 1,
  pictures_max: 9,
  options_max: 3,
  values_max: 100,
  variants_max: 100,
  sku_max: 50,
  needs_category: true,
}
