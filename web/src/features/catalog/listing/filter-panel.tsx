import type { ListReply } from '@inkroute/contract/catalog'
import { useText } from '../../../shared/text/language.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { hoursLabel } from './chips.view.ts'
import { FilterLink } from './filter-link.tsx'
import { FacetSection, FilterSection } from './filter-section.tsx'
import css from './filters.module.css'
import { listingText } from './listing.text.ts'
import type { Listing } from './listing-address.view.ts'
import { chosen, hasFilter } from './listing-change.view.ts'
import { PriceFilter } from './price-filter.tsx'

const HOURS = [24, 36, 48, 72, 96, 120, 168] as const
/** Filters a seller reaches for first; the others wait folded. */
const FIRST_OPEN: ReadonlySet<string> = new Set(['zone', 'ships_from', 'technique', 'colour', 'grade'])

function DeliveryFilter({ listing, longest }: { listing: Listing; longest: number }) {
  const text = useText(listingText)
  const hours = HOURS.filter((limit) => limit < longest || hasFilter(listing, 'delivery', String(limit)))
  if (hours.length === 0) return null
  return (
    <FilterSection title={text.delivery}>
      <ul className={css.options}>
        {hours.map((limit) => (
          <li key={limit}>
            <FilterLink
              to={chosen(listing, 'delivery', String(limit))}
              is_on={hasFilter(listing, 'delivery', String(limit))}
              single
            >
              {hoursLabel(text, limit)}
            </FilterLink>
          </li>
        ))}
      </ul>
    </FilterSection>
  )
}

/** Everything a listing can be narrowed by. `listing` is what is asked for, `reply` what was last answered. */
export function FilterPanel({ listing, reply }: { listing: Listing; reply: ListReply }) {
  const category = reply.facets.find(({ key }) => key === 'category')
  const others = reply.facets.filter(({ key, values }) => key !== 'category' && values.length > 1)
  const first = others.filter(({ key }) => FIRST_OPEN.has(key))
  return (
    <div className={css.panel}>
      {category ? <CategoryFilter facet={category} listing={listing} /> : null}
      <PriceFilter listing={listing} bounds={reply.bounds} />
      {first.map((facet) => (
        <FacetSection key={facet.key} facet={facet} listing={listing} open />
      ))}
      <DeliveryFilter listing={listing} longest={reply.bounds.delivery_hours_max} />
      {others
        .filter((facet) => !first.includes(facet))
        .map((facet) => (
          <FacetSection key={facet.key} facet={facet} listing={listing} open={false} />
        ))}
    </div>
  )
}
