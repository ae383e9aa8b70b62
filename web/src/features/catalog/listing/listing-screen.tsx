import type { ListReply } from '@inkroute/contract/catalog/catalog'
import type { ProductCard as Product } from '@inkroute/contract/catalog/product'
import { lazy, type MouseEvent, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useNavigation } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { OnDesign } from '../quick-view/quick-view.tsx'
import { getAddress, isListingPath, type Listing, readListing } from '../search/listing-address.view.ts'
import { listingText } from './core/listing.text.ts'
import { cleared, countFilters } from './core/listing-change.view.ts'
import { AskedListing, ListingLink } from './core/listing-link.tsx'
import { type Chip, getChips } from './core/listing-words.view.ts'
import type { DeliveryChoice } from './core/load-listing.ts'
import { FilterPanel, FilterSheet } from './filters/filter-panel.tsx'
import css from './listing.module.css'
import { Pagination, Results, ResultsFrame } from './results.tsx'
import { Toolbar } from './toolbar.tsx'

interface ShownListing {
  /** The latest requested listing, so that a filter looks ticked before its products have loaded. */
  readonly shown: Listing
  readonly is_pending: boolean
}

function useShownListing(listing: Listing): ShownListing {
  const { location } = useNavigation()
  if (!location || !isListingPath(location.pathname)) return { shown: listing, is_pending: false }
  return { shown: readListing(location.pathname, new URLSearchParams(location.search)), is_pending: true }
}

/** Active filters; each can be removed, or all at once. */
function Chips({ chips, listing }: { chips: readonly Chip[]; listing: Listing }) {
  const text = useText(listingText)
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center list-none gap-2 p-0 mx-0 mt-1 mb-3" aria-label={text.active}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <ListingLink
            listing={listing}
            change={chip.without}
            className={css.chip}
            aria-label={fill(text.remove, { name: chip.label })}
          >
            <span>{chip.label}</span>
            <Icon name="close" size_px={14} />
          </ListingLink>
        </li>
      ))}
      <li>
        <ListingLink listing={listing} change={cleared} className={css.clear}>
          {text.clear}
        </ListingLink>
      </li>
    </ul>
  )
}

const QuickView = lazy(() => import('../quick-view/quick-view.tsx').then((file) => ({ default: file.QuickView })))

const FILTERS_ID = 'filters'
const SHEET_MEDIA = '(max-width: 860px)'

interface ListingScreenProps {
  readonly listing: Listing
  readonly reply: ListReply
  readonly deliveries: readonly DeliveryChoice[]
  readonly pages: number
  readonly head: ReactNode
  /** Shown in place of the products when there are none. */
  readonly instead: ReactNode
  readonly renderCorner: (product: Product) => ReactNode
  readonly onDesign: OnDesign
}

function FilterButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const text = useText(listingText)
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <a className={`hidden ${css.filter_button}`} href={`#${FILTERS_ID}`} onClick={onClick}>
      <Icon name="setting" size_px={18} />
      {count > 0 ? fill(text.filters_count, { count }) : text.filters}
    </a>
  )
}

/** The product listing for all its paths. Every filter state has its own URL. */
export function ListingScreen(props: ListingScreenProps) {
  const { listing, reply, deliveries, pages, head, instead, renderCorner, onDesign } = props
  const text = useText(listingText)
  const { language } = useLanguage()
  const { shown, is_pending } = useShownListing(listing)
  const [is_sheet_open, setSheetOpen] = useState(false)
  const [quick_id, setQuickId] = useState<number | null>(null)
  const onQuickView = useCallback((id: number) => setQuickId(id), [])
  return (
    <div className={`w-full max-w-public ${css.page}`}>
      {head}
      <AskedListing listing={shown}>
        <div className={`grid mt-6 ${css.layout}`}>
          <aside id={FILTERS_ID} className={`self-start sticky ${css.aside}`} aria-label={text.filters}>
            <FilterPanel listing={shown} reply={reply} deliveries={deliveries} />
          </aside>
          <div className="min-w-0 min-h-dvh">
            <Toolbar
              listing={shown}
              total={reply.total}
              filter_button={<FilterButton count={countFilters(shown)} onOpen={() => setSheetOpen(true)} />}
            />
            <Chips chips={getChips(text, shown, reply.facets)} listing={shown} />
            <ResultsFrame address={getAddress(listing, language)} is_pending={is_pending}>
              {reply.data.length > 0 ? (
                <Results
                  products={reply.data}
                  view={listing.view}
                  onQuickView={onQuickView}
                  renderCorner={renderCorner}
                />
              ) : (
                instead
              )}
            </ResultsFrame>
            {reply.data.length > 0 ? <Pagination listing={listing} pages={pages} /> : null}
          </div>
        </div>
        {is_sheet_open && window.matchMedia(SHEET_MEDIA).matches ? (
          <FilterSheet total={reply.total} is_pending={is_pending} onClose={() => setSheetOpen(false)}>
            <FilterPanel listing={shown} reply={reply} deliveries={deliveries} />
          </FilterSheet>
        ) : null}
      </AskedListing>
      {quick_id === null ? null : (
        <Suspense fallback={null}>
          <QuickView id={quick_id} onClose={() => setQuickId(null)} onDesign={onDesign} />
        </Suspense>
      )}
    </div>
  )
}
