import type { Facet, FacetValue } from '@inkroute/contract/catalog/catalog'
import type { ReactNode } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { PlaceFlag } from '../../card/places.tsx'
import type { FilterKey, Listing } from '../../search/listing-address.view.ts'
import { listingText } from '../core/listing.text.ts'
import { hasFilter, toggled } from '../core/listing-change.view.ts'
import { ListingLink } from '../core/listing-link.tsx'
import { filterOfFacet } from '../core/listing-words.view.ts'
import css from './filters.module.css'

interface FilterLinkProps {
  readonly listing: Listing
  readonly change: (listing: Listing) => Listing
  readonly is_on: boolean
  readonly count?: number
  /** Radio behaviour: choosing one value replaces the others. */
  readonly single?: boolean
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** A filter value as a real link, which works without scripts, in new tabs and for search engines. Not a link if it has no results. */
export function FilterLink({ listing, change, is_on, count, single = false, mark, children }: FilterLinkProps) {
  const content = (
    <>
      {mark ?? (
        <span
          className={
            single
              ? `grid place-items-center flex-none text-on-dark bg-surface rounded-sm ${css.round}`
              : `grid place-items-center flex-none text-on-dark bg-surface rounded-sm ${css.box}`
          }
        >
          {is_on && !single ? <Icon name="check" size_px={12} /> : null}
        </span>
      )}
      <span className={`flex items-center flex-1 min-w-0 wrap-anywhere gap-2 ${css.option_name}`}>{children}</span>
      {count === undefined ? null : <span className="text-xs text-quiet">{count}</span>}
    </>
  )
  if (count === 0 && !is_on) return <span className={css.option}>{content}</span>
  return (
    <ListingLink
      listing={listing}
      change={change}
      className={css.option}
      aria-current={is_on ? 'true' : undefined}
      rel="nofollow"
    >
      {content}
    </ListingLink>
  )
}

const VALUES_SHOWN = 7

export function FilterSection({
  title,
  open = true,
  children,
}: {
  title: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <details className={`border-b ${css.section}`} open={open}>
      <summary
        className={`flex items-center justify-between list-none font-strong cursor-pointer ${css.section_title}`}
      >
        {title}
        <Icon name="chevron_down" size_px={16} />
      </summary>
      {children}
    </details>
  )
}

function findMark(key: FilterKey, value: FacetValue): ReactNode {
  if (key === 'colour' && value.hex) {
    return <span className={css.swatch} style={{ '--dot': value.hex } as React.CSSProperties} />
  }
  return undefined
}

interface FacetSectionProps {
  readonly facet: Facet
  readonly listing: Listing
  readonly open: boolean
}

/** The values of one filter with their counts; the long tail is collapsed. */
export function FacetSection({ facet, listing, open }: FacetSectionProps) {
  const text = useText(listingText)
  const key = filterOfFacet(facet.key)
  const { values } = facet
  const option = (value: FacetValue) => (
    <li key={value.value}>
      <FilterLink
        listing={listing}
        change={(asked) => toggled(asked, key, value.value)}
        is_on={hasFilter(listing, key, value.value)}
        count={value.count}
        mark={findMark(key, value)}
      >
        {key === 'ships_from' ? <PlaceFlag place={value.value} /> : null}
        {value.name}
      </FilterLink>
    </li>
  )
  const rest = values.slice(VALUES_SHOWN)
  return (
    <FilterSection title={facet.name} open={open || (listing.filters[key]?.length ?? 0) > 0}>
      <ul className={`bare-list pb-3 ${css.options}`} data-kind={facet.key}>
        {values.slice(0, VALUES_SHOWN).map(option)}
      </ul>
      {rest.length > 0 ? (
        <details className={`pb-3 ${css.rest}`} open={rest.some((value) => hasFilter(listing, key, value.value))}>
          <summary>{fill(text.more_values, { count: rest.length })}</summary>
          <ul className={`bare-list pb-3 ${css.options}`}>{rest.map(option)}</ul>
        </details>
      ) : null}
    </FilterSection>
  )
}
