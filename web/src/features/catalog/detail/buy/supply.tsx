import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { LATE_BP_PER_DAY, LATE_MAX_DAYS } from '@inkroute/contract/production/codes'
import { type ReactNode, useId } from 'react'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { PlaceFlag } from '../../card/places.tsx'
import { detailText } from '../core/detail.text.ts'
import { useNow, type WarehouseOffers } from '../core/use-product.ts'
import { findItem, type Variant } from '../core/variant.view.ts'
import { Choice } from './choices.tsx'
import { byWarehouse, formatDate, getPromise, offerFor, stockAt, stockState } from './delivery.view.ts'
import css from './supply.module.css'

const per_day = LATE_BP_PER_DAY / 100
const late = { per_day, most: per_day * LATE_MAX_DAYS }

interface SupplyProps {
  readonly product: BasicProduct
  readonly offers: WarehouseOffers
  readonly variant: Variant
  readonly onChange: (variant: Variant) => void
}

/** Warehouses with their current stock. */
export function WarehouseChoice({ product, offers, variant, onChange }: SupplyProps) {
  const text = useText(detailText)
  const name = useId()
  const item_id = findItem(product, variant.color_id, variant.size_id)?.id
  const shown = byWarehouse(offers)
  const chosen = offerFor(shown, variant.warehouse, item_id)
  if (shown.length === 0) return null
  return (
    <Choice
      label={text.warehouse}
      value=""
      aside={
        <span className={`inline-flex items-center text-xs text-quiet gap-1.5 ${css.live}`}>{text.stock_live}</span>
      }
    >
      <div className="card grid w-full overflow-hidden">
        {shown.map((offer) => {
          const stock = stockAt(offer, item_id)
          const state = stockState(stock)
          return (
            <label key={offer.code} className={css.warehouse}>
              <input
                type="radio"
                name={name}
                checked={offer.code === chosen?.code}
                onChange={() => onChange({ ...variant, warehouse: offer.code })}
              />
              <span className={`grid items-center min-h-11 text-sm gap-3 px-3.5 py-1.5 ${css.warehouse_row}`}>
                <PlaceFlag place={offer.country} />
                <span className="font-medium">{offer.name}</span>
                <span className="text-quiet">{fill(text.hours, offer.delivery_hours)}</span>
                <span className={`text-right ${css.stock}`} data-state={state}>
                  {fill(text[`stock_${state}`], { count: stock.toLocaleString('en') })}
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </Choice>
  )
}

/** The dispatch date and the late-dispatch guarantee. */
export function DeliveryPromise({
  product,
  offers,
  variant,
  arrival,
}: Omit<SupplyProps, 'onChange'> & { readonly arrival: ReactNode }) {
  const text = useText(detailText)
  const { language } = useLanguage()
  const now = useNow()
  const item_id = findItem(product, variant.color_id, variant.size_id)?.id
  const offer = offerFor(byWarehouse(offers), variant.warehouse, item_id)
  const hours = offer?.delivery_hours ?? product.delivery_hours
  const is_empty = offer !== undefined && stockAt(offer, item_id) === 0
  const promise = offer && now ? getPromise(offer, now) : null
  const day = (date: Date) => (offer ? formatDate(date, offer.time_zone, language) : '')
  const dates = promise && offer && { cut_off: promise.cut_off, from: day(promise.from), to: day(promise.to) }
  const sentence = dates
    ? fill(promise.is_in_time ? text.promise_in_time : text.promise_late, dates)
    : fill(text.promise_hours, hours)
  const is_paid_when_late = product.zones.some(({ key }) => key === 'time')
  return (
    <div className={`grid text-sm gap-2 ${css.promise}`}>
      <p>
        <Icon name="truck" size_px={20} />
        <span>{is_empty ? text.no_stock : sentence}</span>
      </p>
      {is_empty ? null : arrival}
      {is_paid_when_late ? (
        <p>
          <Icon name="shield" size_px={20} />
          <span>
            <strong>{text.compensation}</strong> {fill(text.compensation_note, late)}
          </span>
        </p>
      ) : null}
    </div>
  )
}
