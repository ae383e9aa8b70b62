import { Link } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { listingText } from './core/listing.text.ts'
import type { ListingHeading } from './core/listing-words.view.ts'
import css from './listing.module.css'

export interface Crumb {
  readonly name: string
  readonly path: string
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useText(listingText)
  return (
    <nav className={css.crumbs} aria-label={text.breadcrumb}>
      <ol className="bare-list flex flex-wrap text-sm text-quiet">
        {crumbs.map((crumb, place) => (
          <li key={crumb.path}>
            {place === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link to={crumb.path}>{crumb.name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface ListingHeadProps {
  readonly heading: ListingHeading
  readonly crumbs: readonly Crumb[]
  /** A note on how the search was interpreted. */
  readonly note: string | null
}

export function ListingHead({ heading, crumbs, note }: ListingHeadProps) {
  return (
    <header className={css.head}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{heading.title}</h1>
      {heading.intro ? <p className={`text-quiet mt-2 ${css.intro}`}>{heading.intro}</p> : null}
      {note ? (
        <p className="text-sm wrap-anywhere bg-action-soft rounded-control px-3.5 py-2.5 mt-3" role="status">
          {note}
        </p>
      ) : null}
    </header>
  )
}
