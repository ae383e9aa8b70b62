import { fenToDecimal } from '@inkroute/contract/money'

const DAY_MS = 86_400_000

interface Sums {
  readonly orders: number
  readonly pieces: number
  readonly amount_fen: number
  readonly refunded_fen: number
}
type DaySums = Sums & { readonly day: string }

/** The calendar day in a zone, `2026-11-15`. */
export const dayIn = (instant: Date, time_zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  )

const dayBefore = (day: string, back: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - back * DAY_MS).toISOString().slice(0, 10)

/** So many days up to and with `last`, the oldest first. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayBefore(last, count - 1 - at))

export const addUp = (rows: readonly Sums[]) => ({
  orders: rows.reduce((sum, row) => sum + row.orders, 0),
  pieces: rows.reduce((sum, row) => sum + row.pieces, 0),
  amount: fenToDecimal(rows.reduce((sum, row) => sum + row.amount_fen, 0)),
  refunded: fenToDecimal(rows.reduce((sum, row) => sum + row.refunded_fen, 0)),
})

/** The chosen days and as many before them, from one list of sums. */
export function getPeriods(rows: readonly DaySums[], today: string, count: number) {
  const by_day = new Map(rows.map((row) => [row.day, row]))
  const pick = (days: readonly string[]) => days.flatMap((day) => by_day.get(day) ?? [])
  const days = daysUpTo(today, count)
  return {
    days: days.map((day) => {
      const { orders, amount } = addUp(pick([day]))
      return { day, orders, amount }
    }),
    period: addUp(pick(days)),
    before: addUp(pick(daysUpTo(dayBefore(today, count), count))),
    today: addUp(pick([today])),
    yesterday: addUp(pick([dayBefore(today, 1)])),
  }
}
