import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Chip } from './chips.view.ts'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import { addressOf, type Listing } from './listing-address.view.ts'
import { cleared } from './listing-change.view.ts'

/** What is chosen now; each goes with one click, or all at once. */
export function Chips({ chips, listing }: { chips: readonly Chip[]; listing: Listing }) {
  const text = useText(listingText)
  const { language } = useLanguage()
  if (chips.length === 0) return null
  return (
    <ul className={css.chips} aria-label={text.active}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <Link
            to={addressOf(chip.without, language)}
            className={css.chip}
            aria-label={fill(text.remove, { name: chip.label })}
            preventScrollReset
          >
            <span>{chip.label}</span>
            <Icon name="close" size_px={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={addressOf(cleared(listing), language)} className={css.clear} preventScrollReset>
          {text.clear}
        </Link>
      </li>
    </ul>
  )
}
