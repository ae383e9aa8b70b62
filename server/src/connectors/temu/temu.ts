import { Platform } from '@inkroute/contract/codes'
import { catalogue } from './catalogue.ts'
import { checkListing, createListing, listingState, setStock, unpublish, updateListing, warehouses } from './listing.ts'
import { temuConnector } from './temu-connector.ts'

/** Temu semi-managed. */
export const temu = temuConnector(
  { platform: Platform.temu, slug: 'temu', sandbox_key: 'f9d5inkroutesemi' },
  { checkListing, createListing, updateListing, listingState, setStock, unpublish, warehouses, catalogue },
)
