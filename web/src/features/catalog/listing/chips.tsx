import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Chip } from './chips.view.ts'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import type { Listing } from './listing-address.view.ts'
import { cleared } from './listing-change.view.ts'
import { ListingLink } from './listing-link.tsx'

/** What is chosen now; each goes with one click, or all at once. */
export function Chips({ chips, listing }: { chips: readonly Chip[]; listing: Listing }) {
  const text = useText(listingText)
  if (chips.length === 0) return null
  return (
    <ul className={css.chips} aria-label={text.active}>
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
