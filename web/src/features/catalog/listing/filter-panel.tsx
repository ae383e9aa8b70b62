import type { ListReply } from '@inkroute/contract/catalog/catalog'
import { useText } from '../../../shared/text/language.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { hoursLabel } from './chips.view.ts'
import { FilterLink } from './filter-link.tsx'
import { FacetSection, FilterSection } from './filter-section.tsx'
import css from './filters.module.css'
import { listingText } from './listing.text.ts'
import type { Listing } from './listing-address.view.ts'
import { chosen, hasFilter } from './listing-change.view.ts'
import type { DeliveryChoice } from './load-listing.ts'
import { PriceFilter } from './price-filter.tsx'
import { useSteadyFacets } from './use-steady-facets.ts'

/** Filters a seller reaches for first; the others wait folded. */
const FIRST_OPEN: ReadonlySet<string> = new Set(['zone', 'ships_from', 'technique', 'colour', 'grade'])

function DeliveryFilter({ listing, choices }: { listing: Listing; choices: readonly DeliveryChoice[] }) {
  const text = useText(listingText)
  if (choices.length === 0) return null
  return (
    <FilterSection title={text.delivery}>
      <ul className={css.options}>
        {choices.map(({ hours, count }) => (
          <li key={hours}>
            <FilterLink
              listing={listing}
              change={(asked) => chosen(asked, 'delivery', String(hours))}
              is_on={hasFilter(listing, 'delivery', String(hours))}
              count={count}
              single
            >
              {hoursLabel(text, hours)}
            </FilterLink>
          </li>
        ))}
      </ul>
    </FilterSection>
  )
}

interface FilterPanelProps {
  /** What is asked for now. */
  readonly listing: Listing
  /** What was last answered. */
  readonly reply: ListReply
  readonly deliveries: readonly DeliveryChoice[]
}

/** Everything a listing can be narrowed by. */
export function FilterPanel({ listing, reply, deliveries }: FilterPanelProps) {
  const place = listing.scope ? `${listing.scope}/${listing.filters[listing.scope]}` : ''
  const facets = useSteadyFacets(listing.scope === 'category' ? 'category' : place, reply.facets)
  const category = facets.find(({ key }) => key === 'category')
  const others = facets.filter(({ key, values }) => key !== 'category' && values.length > 1)
  const first = others.filter(({ key }) => FIRST_OPEN.has(key))
  return (
    <div className={css.panel}>
      {category ? <CategoryFilter facet={category} listing={listing} /> : null}
      <PriceFilter listing={listing} bounds={reply.bounds} />
      {first.map((facet) => (
        <FacetSection key={facet.key} facet={facet} listing={listing} open />
      ))}
      <DeliveryFilter listing={listing} choices={deliveries} />
      {others
        .filter((facet) => !first.includes(facet))
        .map((facet) => (
          <FacetSection key={facet.key} facet={facet} listing={listing} open={false} />
        ))}
    </div>
  )
}
