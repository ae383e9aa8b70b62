import type { ListingLimits } from '../listing-check.ts'

export const limits: ListingLimits = {
  title_min: 1,
  title_max: 500,
  description_max: 6000,
  pictures_min: 1,
  pictures_max: 15,
  options_max: 2,
  values_max: 100,
  variants_max: 100,
  sku_max: 50,
  needs_category: true,
}
