import type { ProductSort } from '@inkroute/contract/catalog-codes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import { addressOf, type Listing } from './listing-address.view.ts'
import { withSort, withView } from './listing-change.view.ts'

const shown: readonly ProductSort[] = ['relevance', 'sales', 'newest', 'price_asc', 'price_desc']

function SortLinks({ listing }: { listing: Listing }) {
  const text = useText(listingText)
  const { language } = useLanguage()
  return (
    <nav className={css.sorts} aria-label={text.sort}>
      {shown.map((sort) => (
        <Link
          key={sort}
          to={addressOf(withSort(listing, sort), language)}
          aria-current={listing.sort === sort ? 'true' : undefined}
          rel="nofollow"
          preventScrollReset
        >
          {text[`sort_${sort}`]}
        </Link>
      ))}
    </nav>
  )
}

function ViewLinks({ listing }: { listing: Listing }) {
  const text = useText(listingText)
  const { language } = useLanguage()
  const views = [
    ['grid', 'grid', text.view_grid],
    ['list', 'rows', text.view_list],
  ] as const
  return (
    <nav className={css.views} aria-label={text.view}>
      {views.map(([view, icon, label]) => (
        <Link
          key={view}
          to={addressOf(withView(listing, view), language)}
          aria-label={label}
          title={label}
          aria-current={listing.view === view ? 'true' : undefined}
          rel="nofollow"
          preventScrollReset
        >
          <Icon name={icon} size_px={18} />
        </Link>
      ))}
    </nav>
  )
}

interface ToolbarProps {
  readonly listing: Listing
  readonly total: number
  /** Opens the filters where they do not stand beside the results. */
  readonly filter_button: ReactNode
}

export function Toolbar({ listing, total, filter_button }: ToolbarProps) {
  const text = useText(listingText)
  return (
    <div className={css.toolbar}>
      {filter_button}
      <p className={css.total} aria-live="polite">
        {total === 1 ? text.total_one : fill(text.total, { count: total })}
      </p>
      <SortLinks listing={listing} />
      <ViewLinks listing={listing} />
    </div>
  )
}
