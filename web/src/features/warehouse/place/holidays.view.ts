import type { Holiday } from '@inkroute/contract/warehouse/warehouse'

const DAY_MS = 86_400_000
/** Longer ranges are a typing mistake. */
const MAX_RANGE_DAYS = 40

/** `2027-01-01`, `2027/1/1` or `2027年1月1日` as a date; null if there is no such day. */
function findDay(text: string): string | null {
  const found = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text)
  if (!found) return null
  const [, year, month, day] = found
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso) ? null : iso
}

function daysBetween(from: string, to: string): string[] | null {
  const first = Date.parse(`${from}T00:00:00Z`)
  const count = (Date.parse(`${to}T00:00:00Z`) - first) / DAY_MS + 1
  if (count < 1 || count > MAX_RANGE_DAYS) return null
  return Array.from({ length: count }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10))
}

const LINE = /^(\S+?)(?:\s*(?:~|～|至|—|–|to)\s*(\S+))?[\s,，:：\t]+(.+)$/

export interface ReadHolidays {
  readonly holidays: readonly Holiday[]
  /** Lines that cannot be read. */
  readonly wrong: readonly { readonly row: number; readonly line: string }[]
}

/** Reads pasted lines of dates and names; a day that is listed twice is kept once, with its first name. */
export function readHolidays(text: string): ReadHolidays {
  const found = new Map<string, string>()
  const wrong: { row: number; line: string }[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (!line) continue
    const [, first = '', last, name = ''] = LINE.exec(line) ?? []
    const from = findDay(first)
    const to = last === undefined ? from : findDay(last)
    const days = from && to ? daysBetween(from, to) : null
    if (!days || !name.trim()) wrong.push({ row: at + 1, line })
    else for (const day of days) if (!found.has(day)) found.set(day, name.trim().slice(0, 40))
  }
  const holidays = [...found].map(([day, name]) => ({ day, name })).sort((a, b) => (a.day < b.day ? -1 : 1))
  return { holidays, wrong }
}

export const writeHolidays = (holidays: readonly Holiday[]): string =>
  holidays.map(({ day, name }) => `${day} ${name}`).join('\n')
