import type { Facet, ListReply } from '@inkroute/contract/catalog/catalog'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { useCountedModal } from '../../../../shared/ui/open-modals.ts'
import type { Listing } from '../../search/listing-address.view.ts'
import { listingText } from '../core/listing.text.ts'
import { chosen, hasFilter } from '../core/listing-change.view.ts'
import { hoursLabel } from '../core/listing-words.view.ts'
import type { DeliveryChoice } from '../core/load-listing.ts'
import { CategoryFilter } from './category-filter.tsx'
import { steadyFacets } from './facets.view.ts'
import { FacetSection, FilterLink, FilterSection } from './filter-section.tsx'
import css from './filters.module.css'
import { PriceFilter } from './price-filter.tsx'

interface FilterSheetProps {
  readonly total: number
  readonly is_pending: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** On phones the filters are a bottom sheet; they apply immediately, the button only closes it. */
export function FilterSheet({ total, is_pending, onClose, children }: FilterSheetProps) {
  const text = useText(listingText)
  const ref = useRef<HTMLDialogElement>(null)
  useCountedModal()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop repeats what Escape does
    <dialog
      ref={ref}
      className={`w-full overflow-hidden text-ink bg-surface border-0 p-0 ${css.sheet}`}
      aria-label={text.filters}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className={`flex items-center justify-between border-b ${css.head}`}>
        <h2 className="text-lg">{text.filters}</h2>
        <button
          type="button"
          className="bare-button grid place-items-center w-11 h-11 text-ink"
          onClick={onClose}
          aria-label={text.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={`flex-1 overflow-auto px-5 pt-1 pb-5 ${css.body}`}>{children}</div>
      <div className={css.foot}>
        <Button kind="primary" large block busy={is_pending} onClick={onClose}>
          {total === 0 ? text.show_none : fill(text.show_results, { count: total })}
        </Button>
      </div>
    </dialog>
  )
}

interface Memory {
  readonly place: string
  readonly now: readonly Facet[]
  readonly shown: readonly Facet[]
}

/** Keeps filter values and order stable while one list is narrowed; another list starts fresh. */
function useSteadyFacets(place: string, now: readonly Facet[]): readonly Facet[] {
  const [memory, setMemory] = useState<Memory>({ place, now, shown: now })
  if (memory.place === place && memory.now === now) return memory.shown
  const shown = memory.place === place ? steadyFacets(memory.shown, now) : now
  setMemory({ place, now, shown })
  return shown
}

/** Most used filters, expanded by default. */
const FIRST_OPEN: ReadonlySet<string> = new Set(['zone', 'ships_from', 'technique', 'colour', 'grade'])

function DeliveryFilter({ listing, choices }: { listing: Listing; choices: readonly DeliveryChoice[] }) {
  const text = useText(listingText)
  if (choices.length === 0) return null
  return (
    <FilterSection title={text.delivery}>
      <ul className={`bare-list pb-3 ${css.options}`}>
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
  /** The requested listing. */
  readonly listing: Listing
  /** The latest reply. */
  readonly reply: ListReply
  readonly deliveries: readonly DeliveryChoice[]
}

/** All filters of a listing. */
export function FilterPanel({ listing, reply, deliveries }: FilterPanelProps) {
  const place = listing.scope ? `${listing.scope}/${listing.filters[listing.scope]}` : ''
  const facets = useSteadyFacets(listing.scope === 'category' ? 'category' : place, reply.facets)
  const category = facets.find(({ key }) => key === 'category')
  const others = facets.filter(({ key, values }) => key !== 'category' && values.length > 1)
  const first = others.filter(({ key }) => FIRST_OPEN.has(key))
  return (
    <div className="text-sm">
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
