/** Days sellers plan for, and how long a parcel of ours takes to get there. Pure: pages count with it on both sides. */

export const holidays = [
  'halloween',
  'thanksgiving',
  'christmas',
  'valentine',
  'st_patrick',
  'easter',
  'mothers_day',
  'graduation',
  'fathers_day',
  'summer',
] as const
export type Holiday = (typeof holidays)[number]

/** Where it is printed and where it goes. */
export const lanes = ['us_us', 'eu_eu', 'cn_us', 'cn_eu', 'cn_uk', 'cn_ca_au', 'cn_asia'] as const
export type Lane = (typeof lanes)[number]

interface LaneDays {
  /** The slowest factory on this way, in whole days. */
  readonly production: number
  /** From the finished print to the hand-over to the carrier. */
  readonly handling: number
  /** On the road, in calendar days: the quickest and the slowest of the tracked parcel channels. */
  readonly transit: readonly [min: number, max: number]
}

export const laneDays: Readonly<Record<Lane, LaneDays>> = {
  us_us: { production: 2, handling: 1, transit: [2, 10] },
  eu_eu: { production: 3, handling: 1, transit: [2, 10] },
  cn_us: { production: 3, handling: 1, transit: [8, 17] },
  cn_eu: { production: 3, handling: 1, transit: [8, 18] },
  cn_uk: { production: 3, handling: 1, transit: [7, 14] },
  cn_ca_au: { production: 3, handling: 1, transit: [8, 20] },
  cn_asia: { production: 3, handling: 1, transit: [4, 14] },
}

const DAY_MS = 86_400_000
const dayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
const plusDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)
const isoOf = (date: Date) => date.toISOString().slice(0, 10)

/** The nth weekday of a month; 0 is Sunday. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Date {
  const first = dayOf(year, month, 1)
  return plusDays(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (nth - 1))
}

/** Western Easter Sunday, by the Gregorian rule. */
function easterOf(year: number): Date {
  const a = year % 19
  const century = Math.floor(year / 100)
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const moon = (19 * a + corrected + 15) % 30
  const epact = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - a) / 11))
  const weekday = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7
  const offset = epact - weekday
  const month = 3 + Math.floor((offset + 40) / 44)
  return dayOf(year, month, offset + 28 - 31 * Math.floor(month / 4))
}

const dateIn: Readonly<Record<Holiday, (year: number) => Date>> = {
  halloween: (year) => dayOf(year, 10, 31),
  thanksgiving: (year) => nthWeekday(year, 11, 4, 4),
  christmas: (year) => dayOf(year, 12, 25),
  valentine: (year) => dayOf(year, 2, 14),
  st_patrick: (year) => dayOf(year, 3, 17),
  easter: easterOf,
  mothers_day: (year) => nthWeekday(year, 5, 0, 2),
  /** Most American colleges hand out their diplomas from the middle of May. */
  graduation: (year) => dayOf(year, 5, 15),
  fathers_day: (year) => nthWeekday(year, 6, 0, 3),
  /** What is worn at the Independence Day picnic sells all summer. */
  summer: (year) => dayOf(year, 7, 4),
}

/** The next time this day comes, today included. Dates are `YYYY-MM-DD`. */
export function nextHoliday(holiday: Holiday, today: string): string {
  const year = Number(today.slice(0, 4))
  const here = isoOf(dateIn[holiday](year))
  return here >= today ? here : isoOf(dateIn[holiday](year + 1))
}

export interface Deadline {
  readonly lane: Lane
  /** Days from payment to the door, at best and at worst. */
  readonly total: readonly [min: number, max: number]
  readonly order_by: string
  readonly passed: boolean
}

/** Counted backwards from the day: the slowest usual parcel, and the days kept in hand. */
export function deadlinesOf(holiday: Holiday, shown: readonly Lane[], spare_days: number, today: string): Deadline[] {
  const day = new Date(`${nextHoliday(holiday, today)}T00:00:00Z`)
  return shown.map((lane) => {
    const { production, handling, transit } = laneDays[lane]
    const slowest = production + handling + transit[1]
    const order_by = isoOf(plusDays(day, -(slowest + spare_days)))
    return { lane, total: [1 + handling + transit[0], slowest], order_by, passed: order_by < today }
  })
}
