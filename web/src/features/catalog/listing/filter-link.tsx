import type { ReactNode } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './filters.module.css'
import type { Listing } from './listing-address.view.ts'
import { ListingLink } from './listing-link.tsx'

interface FilterLinkProps {
  readonly listing: Listing
  readonly change: (listing: Listing) => Listing
  readonly is_on: boolean
  readonly count?: number
  /** One of several excludes the others, as prices and times do. */
  readonly single?: boolean
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** A tick that is a real link, unless it would find nothing: it works without scripts, in a new tab, and search engines can follow it. */
export function FilterLink({ listing, change, is_on, count, single = false, mark, children }: FilterLinkProps) {
  const content = (
    <>
      {mark ?? (
        <span className={single ? css.round : css.box}>
          {is_on && !single ? <Icon name="check" size_px={12} /> : null}
        </span>
      )}
      <span className={css.option_name}>{children}</span>
      {count === undefined ? null : <span className={css.count}>{count}</span>}
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
