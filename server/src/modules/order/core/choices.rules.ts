import {
  addWorkingHours,
  calendarDays,
  type WorkingCalendar,
  workStart,
} from '@inkroute/engine/dispatch/working-calendar'

interface Place {
  readonly region: string
  readonly country: string
}

/** Nearer is lower: in the country, then in its part of the world, then China, then anywhere. */
export function distanceTo(place: Place, country: string, is_eu: boolean): number {
  if (place.country === country) return 0
  if (place.region === 'EU' && is_eu) return 1
  return place.region === 'CN' ? 2 : 3
}

/** At most this far counts as near. */
const SAME_REGION = 1
export const isNear = (place: Place, country: string, is_eu: boolean): boolean =>
  distanceTo(place, country, is_eu) <= SAME_REGION

interface Way {
  readonly paid_at: Date
  /** Of the warehouse; null for one that is gone. */
  readonly calendar: WorkingCalendar | null
  /** From payment to carrier. */
  readonly hours: { readonly min: number; readonly max: number }
  readonly days_min: number
  readonly days_max: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Earliest and latest day a parcel arrives: production, handling and transport, without days off. */
export function getArrival({ paid_at, calendar, hours, days_min, days_max }: Way): {
  readonly arrives_from: string
  readonly arrives_to: string
} {
  const leaves = (work_hours: number) =>
    calendar
      ? addWorkingHours(calendar, workStart(calendar, paid_at).at, work_hours)
      : new Date(paid_at.getTime() + work_hours * HOUR_MS)
  const day = (work_hours: number, days: number) =>
    new Date(leaves(work_hours).getTime() + calendarDays(days) * DAY_MS).toISOString().slice(0, 10)
  return { arrives_from: day(hours.min, days_min), arrives_to: day(hours.max, days_max) }
}

export interface Choice {
  readonly warehouse_code: string
  readonly channel_id: number
  readonly price_fen: number
  readonly is_tracked: boolean
  readonly is_near: boolean
  readonly arrives_to: string
}

const byPrice = (a: Choice, b: Choice) =>
  a.price_fen - b.price_fen || (a.arrives_to < b.arrives_to ? -1 : a.arrives_to > b.arrives_to ? 1 : 0)

/** Tracked before untracked, near before far, then by price and day of arrival. */
export const compareChoices = (a: Choice, b: Choice): number =>
  Number(b.is_tracked) - Number(a.is_tracked) || Number(b.is_near) - Number(a.is_near) || byPrice(a, b)

/** The cheapest tracked way from any warehouse, of equal ones the first to arrive; without tracking if there is none. */
export function suggestChoice<T extends Choice>(choices: readonly T[]): T | null {
  const tracked = choices.filter(({ is_tracked }) => is_tracked)
  return [...(tracked.length > 0 ? tracked : choices)].sort(byPrice)[0] ?? null
}
