import type { ProductSort } from '@inkroute/contract/catalog/codes'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Listing } from '../search/listing-address.view.ts'
import { listingText } from './core/listing.text.ts'
import { withSort, withView } from './core/listing-change.view.ts'
import { ListingLink } from './core/listing-link.tsx'
import css from './listing.module.css'

const shown: readonly ProductSort[] = ['relevance', 'sales', 'newest', 'price_asc', 'price_desc']

function SortLinks({ listing }: { listing: Listing }) {
  const text = useText(listingText)
  return (
    <nav className={`flex text-sm ml-auto ${css.sorts}`} aria-label={text.sort}>
      {shown.map((sort) => (
        <ListingLink
          key={sort}
          listing={listing}
          change={(asked) => withSort(asked, sort)}
          aria-current={listing.sort === sort ? 'true' : undefined}
          rel="nofollow"
        >
          {text[`sort_${sort}`]}
        </ListingLink>
      ))}
    </nav>
  )
}

function ViewLinks({ listing }: { listing: Listing }) {
  const text = useText(listingText)
  const views = [
    ['grid', 'grid', text.view_grid],
    ['list', 'rows', text.view_list],
  ] as const
  return (
    <nav className={`flex bg-surface border rounded-control ${css.views}`} aria-label={text.view}>
      {views.map(([view, icon, label]) => (
        <ListingLink
          key={view}
          listing={listing}
          change={(asked) => withView(asked, view)}
          aria-label={label}
          title={label}
          aria-current={listing.view === view ? 'true' : undefined}
          rel="nofollow"
        >
          <Icon name={icon} size_px={18} />
        </ListingLink>
      ))}
    </nav>
  )
}

interface ToolbarProps {
  readonly listing: Listing
  readonly total: number
  /** Opens the filters on screens without a sidebar. */
  readonly filter_button: ReactNode
}

export function Toolbar({ listing, total, filter_button }: ToolbarProps) {
  const text = useText(listingText)
  return (
    <div className={`flex flex-wrap items-center gap-x-5 gap-y-2 ${css.toolbar}`}>
      {filter_button}
      <p className="text-sm text-quiet" aria-live="polite">
        {fill(text.total, { count: total })}
      </p>
      <SortLinks listing={listing} />
      <ViewLinks listing={listing} />
    </div>
  )
}
