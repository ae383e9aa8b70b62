import type { ListingLimits } from '../listing-check.ts'

/** Two kinds of choice, fifty models. */
export const limits: ListingLimits = {
  title_min: 20,
  title_max: 120,
  description_max: 5000,
  pictures_min: 1,
  pictures_max: 9,
  options_max: 2,
  values_max: 50,
  variants_max: 50,
  sku_max: 100,
  needs_category: true,
}
