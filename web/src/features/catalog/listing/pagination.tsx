import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import { addressOf, type Listing } from './listing-address.view.ts'
import { withPage } from './listing-change.view.ts'
import { pageMarks } from './pages.view.ts'

interface StepProps {
  readonly to: string | null
  readonly label: string
  readonly icon: 'chevron_left' | 'chevron_right'
  readonly rel: 'prev' | 'next'
}

function Step({ to, label, icon, rel }: StepProps) {
  if (!to) return null
  return (
    <Link to={to} className={css.page_link} aria-label={label} rel={rel} preventScrollReset>
      <Icon name={icon} size_px={18} />
    </Link>
  )
}

export function Pagination({ listing, pages }: { listing: Listing; pages: number }) {
  const text = useText(listingText)
  const { language } = useLanguage()
  if (pages <= 1) return null
  const at = (page: number) => addressOf(withPage(listing, page), language)
  const { page } = listing
  return (
    <nav className={css.pages} aria-label={text.pages}>
      <Step to={page > 1 ? at(page - 1) : null} label={text.previous} icon="chevron_left" rel="prev" />
      {pageMarks(page, pages).map((mark, place) =>
        mark === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap${place}`} className={css.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={mark}
            to={at(mark)}
            className={css.page_link}
            aria-label={fill(text.page, { page: mark })}
            aria-current={mark === page ? 'page' : undefined}
            preventScrollReset
          >
            {mark}
          </Link>
        ),
      )}
      <Step to={page < pages ? at(page + 1) : null} label={text.next} icon="chevron_right" rel="next" />
    </nav>
  )
}
