const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(time_zone: string): Intl.DateTimeFormat {
  let format = formats.get(time_zone)
  if (!format) {
    const two = '2-digit'
    const parts = { month: two, day: two, hour: two, minute: two, second: two } as const
    format = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, hourCycle: 'h23', year: 'numeric', ...parts })
    formats.set(time_zone, format)
  }
  return format
}

/** `YYYY-MM-DD HH:mm:ss` as a clock on the wall of that zone shows it. */
export function wallClock(instant: Date, time_zone: string): string {
  const parts = formatFor(time_zone).formatToParts(instant)
  const p = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${p.year}-${p.month}-${p.day} ${p.hour}:${p.minute}:${p.second}`
}

const DAY_MS = 86_400_000
/** Day 0 of spreadsheets, chosen so that dates from March 1900 on are right despite their false leap day. */
const EPOCH_MS = Date.UTC(1899, 11, 30)

/** Days since the spreadsheet's day 0, by the wall clock of that zone. */
export const serialDay = (instant: Date, time_zone: string): number =>
  (Date.parse(`${wallClock(instant, time_zone).replace(' ', 'T')}Z`) - EPOCH_MS) / DAY_MS
