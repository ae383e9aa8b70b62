import type { ListingLimits } from '../core/listing-check.ts'

/** Markets where the seller reports a parcel of their own carrier by its pieces; elsewhere packages exist beforehand. */
const REPORTS_PIECES = new Set(['US', 'GB', 'ES', 'IE', 'IT', 'DE', 'FR', 'JP'])
const SHORT_TITLES = new Set([...REPORTS_PIECES, 'BR', 'MX'])

export const reportsPieces = (region: string): boolean => REPORTS_PIECES.has(region)

/** Labels of TikTok Shipping are bought here; elsewhere a package is handed over first. */
export const buysLabels = (region: string): boolean => region === 'US'

const DEEP_TREES = new Set(['US', 'ID', 'MY', 'PH', 'SG', 'TH', 'VN'])

/** The United States and South-East Asia have a tree of seven levels, all others one of three. */
export const categoryVersion = (region: string): 'v1' | 'v2' => (DEEP_TREES.has(region) ? 'v2' : 'v1')

export const getLimits = (region: string): ListingLimits => ({
  title_min: SHORT_TITLES.has(region) ? 1 : 25,
  title_max: 255,
  description_max: 10_000,
  pictures_min: 1,
  pictures_max: 9,
  options_max: 3,
  values_max: 50,
  variants_max: SHORT_TITLES.has(region) ? 300 : 100,
  sku_max: 50,
  needs_category: true,
})
