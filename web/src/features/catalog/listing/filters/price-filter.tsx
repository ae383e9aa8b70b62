import type { ListReply } from '@inkroute/contract/catalog/catalog'
import type { FormEvent } from 'react'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import type { Language } from '../../../../shared/text/text.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { getAddress, type Listing, readListing } from '../../search/listing-address.view.ts'
import { listingText } from '../core/listing.text.ts'
import { withFilter } from '../core/listing-change.view.ts'
import { useChangeListing } from '../core/listing-link.tsx'
import { FilterSection } from './filter-section.tsx'
import css from './filters.module.css'

function withAnyPrice(listing: Listing, language: Language): URL {
  const free = withFilter(withFilter(listing, 'price_min', []), 'price_max', [])
  return new URL(getAddress(free, language), 'http://inkroute.invalid')
}

/** A plain form that works without scripts; scripts only tidy the URL. */
export function PriceFilter({ listing, bounds }: { listing: Listing; bounds: ListReply['bounds'] }) {
  const text = useText(listingText)
  const { language } = useLanguage()
  const changeListing = useChangeListing()
  const base = withAnyPrice(listing, language)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    changeListing((asked) => {
      const { pathname, searchParams } = withAnyPrice(asked, language)
      for (const name of ['price_min', 'price_max']) searchParams.set(name, String(typed.get(name) ?? ''))
      return readListing(pathname, searchParams)
    })
  }
  const box = (name: 'price_min' | 'price_max', hint: number) => (
    <input
      key={`${name}:${listing.filters[name]?.[0] ?? ''}`}
      className={css.price}
      name={name}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      defaultValue={listing.filters[name]?.[0] ?? ''}
      placeholder={String(hint)}
      aria-label={text[name]}
    />
  )
  return (
    <FilterSection title={text.price}>
      <form className={css.prices} action={base.pathname} onSubmit={onSubmit} aria-label={text.apply_price}>
        {[...base.searchParams].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {box('price_min', bounds.price_min)}
        <span aria-hidden="true">–</span>
        {box('price_max', bounds.price_max)}
        <Button type="submit">{text.apply}</Button>
      </form>
    </FilterSection>
  )
}
