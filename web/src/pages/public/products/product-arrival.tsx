import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { destinations } from '@inkroute/contract/countries'
import { calculateFreight } from '@inkroute/contract/shipping/shipping'
import { useEffect, useId, useState } from 'react'
import { findArrival, formatDate, type Way } from '../../../features/catalog/detail/buy/delivery.view.ts'
import { detailText } from '../../../features/catalog/detail/core/detail.text.ts'
import { useNow, type WarehouseOffers } from '../../../features/catalog/detail/core/use-product.ts'
import { findItem, type Variant } from '../../../features/catalog/detail/core/variant.view.ts'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { Approx } from '../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './product-arrival.module.css'
import { FIRST_COUNTRY, getCountry, getWays } from './product-arrival.view.ts'

interface ArrivalProps {
  readonly product: Pick<BasicProduct, 'id' | 'items'>
  readonly variant: Variant
  readonly offers: WarehouseOffers
  /** Ways to the first country for one piece of the first choice, from the page itself. */
  readonly first: { readonly size_id: number; readonly ways: readonly Way[] } | null
}

const KEY = 'inkroute.buyer-country'

function readChosen(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function storeChosen(code: string): void {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Private mode without storage: the choice lasts for this page.
  }
}

/** The page is the same for everybody; the visitor's country is known once it runs in their browser. */
function useCountry() {
  const [country, setCountry] = useState(FIRST_COUNTRY)
  useEffect(() => setCountry(getCountry(readChosen(), navigator.languages)), [])
  const choose = (code: string) => {
    storeChosen(code)
    setCountry(code)
  }
  return [country, choose] as const
}

function CountryField({ country, onChange }: { country: string; onChange: (code: string) => void }) {
  const text = useText(detailText)
  const { language } = useLanguage()
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{text.arrival_to}</label>{' '}
      <select id={id} className={css.country} value={country} onChange={(event) => onChange(event.target.value)}>
        {destinations.map((destination) => (
          <option key={destination.code} value={destination.code}>
            {destination[language]}
          </option>
        ))}
      </select>
    </>
  )
}

/** When the goods reach a buyer in a country, and by which channel: production and transit, counted from now. */
export function ProductArrival({ product, variant, offers, first }: ArrivalProps) {
  const text = useText(detailText)
  const { language } = useLanguage()
  const now = useNow()
  const [country, setCountry] = useCountry()
  const { size_id, warehouse, color_id } = variant
  const is_first = country === FIRST_COUNTRY && first?.size_id === size_id
  const query = useCall(
    calculateFreight,
    { country, product_id: product.id, size_id, quantity: 1 },
    { enabled: !is_first, quiet: true, stale_ms: 60_000 },
  )
  const known = query.data?.country === country ? getWays(query.data) : null
  const ways = is_first && first ? first.ways : known
  const item_id = findItem(product, color_id, size_id)?.id
  const arrival = ways && findArrival(ways, offers, { warehouse, item_id, now })
  const sentence = () => {
    if (!ways) return query.isError ? text.arrival_failed : text.arrival_pending
    if (!arrival) return text.arrival_none
    const { dates, time_zone, way } = arrival
    if (!dates) return fill(text.arrival_days, { min: way.days_min, max: way.days_max })
    const day = (date: Date) => formatDate(date, time_zone, language)
    return fill(text.arrival_dates, { from: day(dates.from), to: day(dates.to) })
  }
  return (
    <div className={`grid gap-2.5 ${css.arrival}`}>
      <Icon name="box" size_px={20} />
      <div>
        <CountryField country={country} onChange={setCountry} /> <span aria-live="polite">{sentence()}</span>
        {arrival ? (
          <small>
            {fill(text.arrival_way, {
              from: arrival.from,
              channel: arrival.way.channel,
              price: formatMoney(arrival.way.price),
            })}
            <Approx amount={arrival.way.price} />
          </small>
        ) : null}
      </div>
    </div>
  )
}
