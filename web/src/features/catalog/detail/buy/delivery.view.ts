import { addWorkingHours, type WorkingCalendar, workStart } from '@inkroute/engine/dispatch/working-calendar'
import type { Language } from '../../../../shared/text/text.ts'

interface Promised extends WorkingCalendar {
  readonly delivery_hours: { readonly min: number; readonly max: number }
}

export interface DeliveryPromise {
  /** Orders paid now are produced today. */
  readonly is_in_time: boolean
  /** The cut-off of the day work starts on. */
  readonly cut_off: string
  /** When the parcel is handed to the carrier. */
  readonly from: Date
  readonly to: Date
}

/** Lead time starts now if paid before the warehouse's cut-off, otherwise on its next working day; days off do not count. */
export function getPromise(offer: Promised, now: Date): DeliveryPromise {
  const { is_in_time, at, cut_off } = workStart(offer, now)
  return {
    is_in_time,
    cut_off: cut_off ?? '',
    from: addWorkingHours(offer, at, offer.delivery_hours.min),
    to: addWorkingHours(offer, at, offer.delivery_hours.max),
  }
}

/** `11月17日周二` or `Tue 17 Nov`, in the warehouse's time zone. */
export function formatDate(instant: Date, time_zone: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: time_zone,
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
  }).format(instant)
}

/** Below this stock level a warning is shown. */
export const LOW_STOCK = 30
export type StockState = 'plenty' | 'low' | 'none'
export const stockState = (stock: number): StockState => (stock === 0 ? 'none' : stock < LOW_STOCK ? 'low' : 'plenty')

interface Offer extends Promised {
  readonly code: string
  readonly items: readonly { readonly item_id: number; readonly stock: number }[]
}

export const stockAt = (offer: Offer, item_id: number | undefined): number =>
  offer.items.find((item) => item.item_id === item_id)?.stock ?? 0

/** The chosen warehouse if it has stock, otherwise the fastest one that does. */
export function offerFor<T extends Offer>(
  offers: readonly T[],
  warehouse: string,
  item_id: number | undefined,
): T | undefined {
  const chosen = offers.find(({ code }) => code === warehouse)
  if (chosen) return chosen
  const stocked = offers.filter((offer) => stockAt(offer, item_id) > 0)
  return stocked.toSorted((a, b) => a.delivery_hours.max - b.delivery_hours.max)[0] ?? offers[0]
}

/** One line per warehouse; if two factories serve it, the faster one. */
export function byWarehouse<T extends Offer>(offers: readonly T[]): readonly T[] {
  const best = new Map<string, T>()
  for (const offer of offers) {
    const known = best.get(offer.code)
    if (!known || offer.delivery_hours.max < known.delivery_hours.max) best.set(offer.code, offer)
  }
  return [...best.values()]
}

/** One way to send the goods, as far as its time matters. */
export interface Way {
  readonly channel: string
  readonly warehouse: string
  readonly price: string
  readonly is_tracked: boolean
  readonly days_min: number
  readonly days_max: number
}

interface Arrival {
  readonly way: Way
  /** Name of the warehouse it leaves from. */
  readonly from: string
  readonly time_zone: string
  /** When the parcel reaches the buyer; null until the time is known. */
  readonly dates: { readonly from: Date; readonly to: Date } | null
}

const later = (date: Date, days: number) => new Date(date.getTime() + days * 24 * 60 * 60 * 1000)

/**
 * Of the ways from warehouses that have the goods, or from the chosen one, the cheapest tracked one, and of equally
 * cheap ones the first to arrive: hand-over by the warehouse's calendar, then the days of the channel.
 */
export function findArrival(
  ways: readonly Way[],
  offers: readonly (Offer & { readonly name: string })[],
  choice: { readonly warehouse: string; readonly item_id: number | undefined; readonly now: Date | null },
): Arrival | null {
  const usable = byWarehouse(offers).filter(
    (offer) => stockAt(offer, choice.item_id) > 0 && (choice.warehouse === '' || offer.code === choice.warehouse),
  )
  const found = ways.flatMap((way) => {
    const offer = usable.find(({ code }) => code === way.warehouse)
    if (!offer) return []
    const promise = choice.now && getPromise(offer, choice.now)
    const dates = promise && { from: later(promise.from, way.days_min), to: later(promise.to, way.days_max) }
    const slowest = offer.delivery_hours.max / 24 + way.days_max
    return [{ arrival: { way, from: offer.name, time_zone: offer.time_zone, dates }, slowest }]
  })
  const tracked = found.filter(({ arrival }) => arrival.way.is_tracked)
  const best = (tracked.length > 0 ? tracked : found).toSorted(
    (a, b) => Number(a.arrival.way.price) - Number(b.arrival.way.price) || a.slowest - b.slowest,
  )[0]
  return best?.arrival ?? null
}
