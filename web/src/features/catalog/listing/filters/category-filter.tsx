import type { Facet, FacetValue } from '@inkroute/contract/catalog/catalog'
import { useText } from '../../../../shared/text/language.tsx'
import type { Listing } from '../../search/listing-address.view.ts'
import { listingText } from '../core/listing.text.ts'
import { withFilter } from '../core/listing-change.view.ts'
import { ListingLink } from '../core/listing-link.tsx'
import { getBranches } from './facets.view.ts'
import { FilterSection } from './filter-section.tsx'
import css from './filters.module.css'

interface CategoryLinkProps {
  readonly value: FacetValue
  readonly listing: Listing
  readonly current: string | undefined
}

function CategoryLink({ value, listing, current }: CategoryLinkProps) {
  const is_current = value.value === current
  const content = (
    <>
      <span className={`flex items-center flex-1 min-w-0 wrap-anywhere gap-2 ${css.option_name}`}>{value.name}</span>
      <span className="text-xs text-quiet">{value.count}</span>
    </>
  )
  if (value.count === 0 && !is_current) return <span className={css.branch}>{content}</span>
  return (
    <ListingLink
      listing={listing}
      change={(asked) => withFilter(asked, 'category', [value.value])}
      className={css.branch}
      aria-current={is_current ? 'true' : undefined}
    >
      {content}
    </ListingLink>
  )
}

/** The category tree: all top categories, with the children of the chosen one. */
export function CategoryFilter({ facet, listing }: { facet: Facet; listing: Listing }) {
  const text = useText(listingText)
  const current = listing.filters.category?.[0]
  const { tops, open } = getBranches(facet.values, current)
  return (
    <FilterSection title={facet.name}>
      <ul className={`bare-list pb-3 ${css.tree}`}>
        <li>
          <ListingLink
            listing={listing}
            change={(asked) => withFilter(asked, 'category', [])}
            className={css.branch}
            aria-current={current === undefined ? 'true' : undefined}
          >
            <span className={`flex items-center flex-1 min-w-0 wrap-anywhere gap-2 ${css.option_name}`}>
              {text.all}
            </span>
          </ListingLink>
        </li>
        {tops.map((top) => (
          <li key={top.value}>
            <CategoryLink value={top} listing={listing} current={current} />
            {open?.value === top.value && open.children.length > 0 ? (
              <ul className={`bare-list pb-3 ${css.tree}`}>
                {open.children.map((child) => (
                  <li key={child.value}>
                    <CategoryLink value={child} listing={listing} current={current} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </FilterSection>
  )
}
