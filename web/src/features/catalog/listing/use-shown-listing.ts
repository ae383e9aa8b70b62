import { useNavigation } from 'react-router'
import { isListingPath, type Listing, readListing } from './listing-address.view.ts'

interface ShownListing {
  /** What was asked for last: a ticked filter looks ticked before its products have arrived. */
  readonly shown: Listing
  readonly is_pending: boolean
}

export function useShownListing(listing: Listing): ShownListing {
  const { location } = useNavigation()
  if (!location || !isListingPath(location.pathname)) return { shown: listing, is_pending: false }
  return { shown: readListing(location.pathname, new URLSearchParams(location.search)), is_pending: true }
}
