import type { ProductCard as Product } from '@inkroute/contract/catalog/product'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ProductCard } from '../card/product-card.tsx'
import type { Listing, ListingView } from '../search/listing-address.view.ts'
import { listingText } from './core/listing.text.ts'
import { pageMarks, withPage } from './core/listing-change.view.ts'
import { ListingLink } from './core/listing-link.tsx'
import css from './listing.module.css'

interface StepProps {
  readonly listing: Listing
  /** Null at the end. */
  readonly page: number | null
  readonly label: string
  readonly icon: 'chevron_left' | 'chevron_right'
  readonly rel: 'prev' | 'next'
}

function Step({ listing, page, label, icon, rel }: StepProps) {
  if (page === null) return null
  return (
    <ListingLink
      listing={listing}
      change={(asked) => withPage(asked, page)}
      className={css.page_link}
      aria-label={label}
      rel={rel}
    >
      <Icon name={icon} size_px={18} />
    </ListingLink>
  )
}

export function Pagination({ listing, pages }: { listing: Listing; pages: number }) {
  const text = useText(listingText)
  if (pages <= 1) return null
  const { page } = listing
  const [previous, next] = [page > 1 ? page - 1 : null, page < pages ? page + 1 : null]
  return (
    <nav className="flex flex-wrap justify-center gap-1 mt-10" aria-label={text.pages}>
      <Step listing={listing} page={previous} label={text.previous} icon="chevron_left" rel="prev" />
      {pageMarks(page, pages).map((mark, place) =>
        mark === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap${place}`} className={css.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <ListingLink
            key={mark}
            listing={listing}
            change={(asked) => withPage(asked, mark)}
            className={css.page_link}
            aria-label={fill(text.page, { page: mark })}
            aria-current={mark === page ? 'page' : undefined}
          >
            {mark}
          </ListingLink>
        ),
      )}
      <Step listing={listing} page={next} label={text.next} icon="chevron_right" rel="next" />
    </nav>
  )
}

/** The first row is loaded eagerly: it contains the largest contentful paint. */
const EAGER_CARDS = 4

interface ResultsProps {
  readonly products: readonly Product[]
  readonly view: ListingView
  readonly onQuickView: (id: number) => void
  readonly renderCorner: (product: Product) => ReactNode
}

/** Memoised, so that a click on a filter responds immediately. */
export const Results = memo(function Results({ products, view, onQuickView, renderCorner }: ResultsProps) {
  return (
    <ul className={`bare-list grid gap-x-5 gap-y-8 mt-2 ${css.grid}`} data-view={view}>
      {products.map((product, place) => (
        // Items are keyed by position and cards by product, so changed cards are replaced in place and nothing slides.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li className="grid min-w-0 relative" key={place}>
          <ProductCard
            key={product.id}
            product={product}
            layout={view}
            eager={place < EAGER_CARDS}
            onQuickView={onQuickView}
            can_compare
            corner={renderCorner(product)}
          />
        </li>
      ))}
    </ul>
  )
})

interface ResultsFrameProps {
  /** Changes whenever the products change. */
  readonly address: string
  readonly is_pending: boolean
  readonly children: ReactNode
}

/**
 * Keeps the old results under a skeleton while new ones load; once they
 * arrive, scrolls back to the top if it is out of view.
 */
export function ResultsFrame({ address, is_pending, children }: ResultsFrameProps) {
  const text = useText(listingText)
  const frame = useRef<HTMLElement>(null)
  const last = useRef(address)
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    const box = frame.current
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView()
  }, [address])
  return (
    <section ref={frame} className={css.results} aria-label={text.results} aria-busy={is_pending}>
      {children}
    </section>
  )
}
