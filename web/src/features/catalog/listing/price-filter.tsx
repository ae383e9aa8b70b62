import type { ListReply } from '@inkroute/contract/catalog'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { FilterSection } from './filter-section.tsx'
import css from './filters.module.css'
import { listingText } from './listing.text.ts'
import { addressOf, type Listing, readListing } from './listing-address.view.ts'
import { withFilter } from './listing-change.view.ts'

const split = (address: string) => new URL(address, 'http://inkroute.invalid')

/** A plain form, so that it works without scripts; with them the address comes out tidy. */
export function PriceFilter({ listing, bounds }: { listing: Listing; bounds: ListReply['bounds'] }) {
  const text = useText(listingText)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const free = withFilter(withFilter(listing, 'price_min', []), 'price_max', [])
  const base = split(addressOf(free, language))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const params = new URLSearchParams(base.search)
    for (const [name, value] of new FormData(event.currentTarget)) params.set(name, String(value))
    navigate(addressOf(readListing(base.pathname, params), language), { preventScrollReset: true })
  }
  const box = (name: 'price_min' | 'price_max', hint: number) => (
    <input
      key={listing.filters[name]?.[0] ?? ''}
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
