/** When a warehouse works: orders paid before the cut-off of a working day start on that day. */
export interface WorkingCalendar {
  readonly time_zone: string
  /** Cut-off of each weekday as HH:MM, Monday first; null on days off. */
  readonly cut_offs: readonly (string | null)[]
  /** Days off beside those, as YYYY-MM-DD in the warehouse's time zone. */
  readonly holidays: readonly string[]
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A calendar without a working day for this long is taken as it is, so that no loop is endless. */
const MAX_DAYS_OFF = 120
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Formatters are expensive to create, and a page or a job asks for the same few zones again and again. */
const formatters = new Map<string, Intl.DateTimeFormat>()
function getFormatter(time_zone: string): Intl.DateTimeFormat {
  const known = formatters.get(time_zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: time_zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formatters.set(time_zone, made)
  return made
}

function localDay(instant: Date, time_zone: string) {
  const parts = Object.fromEntries(
    getFormatter(time_zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
    weekday: WEEKDAYS.indexOf(parts.weekday ?? ''),
  }
}

/** The cut-off of the local day of an instant; null on a day off. */
export function cutOffOn(calendar: WorkingCalendar, instant: Date): string | null {
  const { day, weekday } = localDay(instant, calendar.time_zone)
  return calendar.holidays.includes(day) ? null : (calendar.cut_offs[weekday] ?? null)
}

const isInTime = (calendar: WorkingCalendar, instant: Date): boolean => {
  const cut_off = cutOffOn(calendar, instant)
  return cut_off !== null && localDay(instant, calendar.time_zone).time < cut_off
}

/** The same time of day on the first working day at or after the instant. */
function onWorkingDay(calendar: WorkingCalendar, at_ms: number): number {
  for (let days = 0; days <= MAX_DAYS_OFF; days++)
    if (cutOffOn(calendar, new Date(at_ms + days * DAY_MS)) !== null) return at_ms + days * DAY_MS
  return at_ms
}

export interface WorkStart {
  /** Paid before the cut-off of a working day. */
  readonly is_in_time: boolean
  readonly at: Date
  /** The cut-off of the day work starts on. */
  readonly cut_off: string | null
}

/** When the work on an order starts: at once, or at the same time of the next working day. */
export function workStart(calendar: WorkingCalendar, paid_at: Date): WorkStart {
  const is_in_time = isInTime(calendar, paid_at)
  const at = is_in_time ? paid_at : new Date(onWorkingDay(calendar, paid_at.getTime() + DAY_MS))
  return { is_in_time, at, cut_off: cutOffOn(calendar, at) }
}

/** Adds hours of work to an instant; every 24 hours are a working day, days off do not count. */
export function addWorkingHours(calendar: WorkingCalendar, start: Date, hours: number): Date {
  let at_ms = start.getTime()
  for (let left_ms = hours * HOUR_MS; left_ms > 0; left_ms -= DAY_MS)
    at_ms = onWorkingDay(calendar, at_ms + Math.min(left_ms, DAY_MS))
  return new Date(at_ms)
}

/** Carriers count working days: five of them take a week. */
export const calendarDays = (working_days: number): number => Math.ceil((working_days * 7) / 5)
