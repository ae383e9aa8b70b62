import type { Suggestion } from '@inkroute/contract/catalog/catalog'
import { artPictureSource } from '@inkroute/contract/catalog/pictures'
import type { ProductCard as Product } from '@inkroute/contract/catalog/product'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { ButtonLink } from '../../../../shared/ui/button.tsx'
import { detailPath } from '../../card/card.view.ts'
import { ProductCard } from '../../card/product-card.tsx'
import { getAddress, type Listing } from '../../search/listing-address.view.ts'
import css from './empty-state.module.css'
import { emptyText } from './listing.text.ts'
import { cleared, countFilters, withFilter, withPage } from './listing-change.view.ts'

/** Bestsellers, shown when a search finds nothing. */
export function HotProducts({ products }: { products: readonly Product[] }) {
  const text = useText(emptyText)
  if (products.length === 0) return null
  return (
    <div className={css.group}>
      <h3>{text.hot}</h3>
      <ul className={`bare-list grid justify-center text-left mt-4 ${css.hot}`}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(max-width: 576px) 40vw, 200px" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A suggestion to drop one filter, with the number of products it would show. */
export interface WayOut {
  readonly label: string
  readonly path: string
  readonly total: number
}

export interface Word {
  readonly word: string
  readonly path: string
}

function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.group}>
      <h3>{title}</h3>
      <ul className={`bare-list flex flex-wrap justify-center gap-2 mt-2.5 ${css.links}`}>{children}</ul>
    </div>
  )
}

const nothing: Listing = { filters: {}, scope: null, sort: 'relevance', view: 'grid', page: 1 }

function usePath() {
  const { language } = useLanguage()
  return (suggestion: Suggestion): string => {
    const { kind, value } = suggestion
    if (kind === 'product') return detailPath(language, Number(value))
    const key = kind === 'category' ? 'category' : 'keyWord'
    return getAddress({ ...withFilter(nothing, key, [value]), scope: key }, language)
  }
}

interface EmptyStateProps {
  readonly listing: Listing
  readonly suggestions: readonly Suggestion[]
  readonly ways_out: readonly WayOut[]
  readonly words: readonly Word[]
  /** Bestsellers. */
  readonly children?: ReactNode
}

/** Empty results: spelling suggestions, filters to drop and popular searches. */
export function EmptyState({ listing, suggestions, ways_out, words, children }: EmptyStateProps) {
  const text = useText(emptyText)
  const { language } = useLanguage()
  const getPath = usePath()
  const word = listing.filters.keyWord?.[0]
  const code = listing.filters.code?.[0]
  const has_filters = countFilters(listing) > 0 || listing.scope !== null
  const none = has_filters ? text.none : text.nothing
  const title = word ? fill(text.none_word, { word }) : code ? fill(text.none_code, { code }) : none
  const nearest = suggestions.filter(({ kind }) => kind === 'keyword' || kind === 'category')
  return (
    <div className={`card text-center wrap-anywhere ${css.empty}`}>
      <img {...artPictureSource('raccoon-face', 1, 240)} sizes="160px" alt="" className={css.picture} />
      <h2>{title}</h2>
      <p>{has_filters ? text.try : text.nothing_body}</p>
      {has_filters ? (
        <div className="flex flex-wrap justify-center gap-3 mt-5">
          {countFilters(listing) > 0 ? (
            <ButtonLink to={getAddress(cleared(listing), language)}>{text.clear}</ButtonLink>
          ) : null}
          <ButtonLink kind="primary" to={getAddress(nothing, language)}>
            {text.all}
          </ButtonLink>
        </div>
      ) : null}
      {nearest.length > 0 ? (
        <Links title={text.nearest}>
          {nearest.map((suggestion) => (
            <li key={`${suggestion.kind}${suggestion.value}`}>
              <Link to={getPath(suggestion)}>{suggestion.name}</Link>
            </li>
          ))}
        </Links>
      ) : null}
      {ways_out.length > 0 ? (
        <Links title={text.loosen}>
          {ways_out.map((way) => (
            <li key={way.path}>
              <Link to={way.path}>
                {fill(text.drop, { name: way.label })}
                <span className="text-xs text-quiet">{way.total}</span>
              </Link>
            </li>
          ))}
        </Links>
      ) : null}
      {words.length > 0 ? (
        <Links title={text.hot_words}>
          {words.map(({ word: hot, path }) => (
            <li key={hot}>
              <Link to={path}>{hot}</Link>
            </li>
          ))}
        </Links>
      ) : null}
      {children}
    </div>
  )
}

/** Shown beyond the last page, with a link back. */
export function BeyondEnd({ listing, pages }: { listing: Listing; pages: number }) {
  const text = useText(emptyText)
  const { language } = useLanguage()
  return (
    <div className={`card text-center wrap-anywhere ${css.empty}`}>
      <h2>{fill(text.beyond, { page: listing.page })}</h2>
      <p>{fill(text.beyond_body, { pages })}</p>
      <div className="flex flex-wrap justify-center gap-3 mt-5">
        <ButtonLink to={getAddress(withPage(listing, 1), language)}>{text.beyond_first}</ButtonLink>
        {pages > 1 ? (
          <ButtonLink kind="primary" to={getAddress(withPage(listing, pages), language)}>
            {text.beyond_last}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}
