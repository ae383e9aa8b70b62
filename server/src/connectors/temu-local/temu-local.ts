import { Platform } from '@inkroute/contract/codes'
import { temuConnector } from '../temu/temu-connector.ts'
import { catalogue } from './catalogue.ts'
import { checkListing, createListing, listingState, setStock, unpublish, updateListing } from './listing.ts'

/** Temu local shops. */
export const temuLocal = temuConnector(
  { platform: Platform.temuLocal, slug: 'temu-local', sandbox_key: 'f9d5inkroutelocal' },
  { checkListing, createListing, updateListing, listingState, setStock, unpublish, catalogue },
)
