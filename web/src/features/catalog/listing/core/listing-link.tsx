import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
} from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useLanguage } from '../../../../shared/text/language.tsx'
import { getAddress, type Listing } from '../../search/listing-address.view.ts'

interface Asked {
  listing: Listing
}

const AskedContext = createContext<Asked | null>(null)

/** Tracks the latest requested listing, even before navigation completes, so that the next change builds on it. */
export function AskedListing({ listing, children }: { listing: Listing; children: ReactNode }) {
  const { key } = useLocation()
  const { language } = useLanguage()
  const asked = useRef<Asked>({ listing })
  const address = getAddress(listing, language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is what a listing is; going back to the same one counts too
  useLayoutEffect(() => {
    asked.current.listing = listing
  }, [address, key])
  return <AskedContext value={asked.current}>{children}</AskedContext>
}

/** Applies a change to the latest requested listing and navigates there. */
export function useChangeListing(): (change: (listing: Listing) => Listing) => void {
  const asked = use(AskedContext)
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (change) => {
    if (!asked) return
    asked.listing = change(asked.listing)
    const to = getAddress(asked.listing, language)
    navigate(to, { preventScrollReset: true, replace: to === pathname + search })
  }
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface ListingLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly listing: Listing
  readonly change: (listing: Listing) => Listing
}

/**
 * A real link, for new tabs, search engines and browsers without scripts. A plain click applies the change to
 * the latest requested listing, so that two quick clicks on filters both count.
 */
export function ListingLink({ listing, change, ...rest }: ListingLinkProps) {
  const { language } = useLanguage()
  const changeListing = useChangeListing()
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    changeListing(change)
  }
  return <Link {...rest} to={getAddress(change(listing), language)} onClick={onClick} preventScrollReset />
}
