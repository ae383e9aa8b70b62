/** Days sellers plan for, and how deadlines are counted. Pure: pages count with it on both sides. */

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

export interface LaneDays {
  /** The slowest factory on this way, in whole days. */
  readonly production: number
  /** From the finished print to the hand-over to the carrier. */
  readonly handling: number
  /** On the road, in calendar days: the quickest and the slowest of the tracked parcel channels. */
  readonly transit: readonly [min: number, max: number]
}

/** Days kept in hand for crowded carriers and a gift that still has to be wrapped: the same wherever a day is named. */
export const spareDays: Readonly<Record<Holiday, number>> = {
  halloween: 4,
  thanksgiving: 4,
  christmas: 6,
  valentine: 4,
  st_patrick: 3,
  easter: 5,
  mothers_day: 4,
  graduation: 5,
  fathers_day: 4,
  summer: 3,
}

const DAY_MS = 86_400_000
const getDay = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
const plusDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)
const getIso = (date: Date) => date.toISOString().slice(0, 10)

/** The nth weekday of a month; 0 is Sunday. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Date {
  const first = getDay(year, month, 1)
  return plusDays(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (nth - 1))
}

/** Western Easter Sunday, by the Gregorian rule. */
function getEaster(year: number): Date {
  const a = year % 19
  const century = Math.floor(year / 100)
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const moon = (19 * a + corrected + 15) % 30
  const epact = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - a) / 11))
  const weekday = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7
  const offset = epact - weekday
  const month = 3 + Math.floor((offset + 40) / 44)
  return getDay(year, month, offset + 28 - 31 * Math.floor(month / 4))
}

const dateIn: Readonly<Record<Holiday, (year: number) => Date>> = {
  halloween: (year) => getDay(year, 10, 31),
  thanksgiving: (year) => nthWeekday(year, 11, 4, 4),
  christmas: (year) => getDay(year, 12, 25),
  valentine: (year) => getDay(year, 2, 14),
  st_patrick: (year) => getDay(year, 3, 17),
  easter: getEaster,
  mothers_day: (year) => nthWeekday(year, 5, 0, 2),
  /** Most American colleges hand out their diplomas from the middle of May. */
  graduation: (year) => getDay(year, 5, 15),
  fathers_day: (year) => nthWeekday(year, 6, 0, 3),
  /** What is worn at the Independence Day picnic sells all summer. */
  summer: (year) => getDay(year, 7, 4),
}

/** The next time this day comes, today included. Dates are `YYYY-MM-DD`. */
export function nextHoliday(holiday: Holiday, today: string): string {
  const year = Number(today.slice(0, 4))
  const here = getIso(dateIn[holiday](year))
  return here >= today ? here : getIso(dateIn[holiday](year + 1))
}

export interface Deadline {
  readonly lane: Lane
  /** Days from payment to the door, at best and at worst. */
  readonly total: readonly [min: number, max: number]
  readonly order_by: string
  readonly passed: boolean
}

interface Counting {
  readonly spare_days: number
  readonly today: string
}

/** Counted backwards from the day: the slowest usual parcel, and the days kept in hand. Lanes nothing uses are left out. */
export function getDeadlines(
  holiday: Holiday,
  shown: readonly Lane[],
  { spare_days, today }: Counting,
  lane_days: Readonly<Partial<Record<Lane, LaneDays>>>,
): Deadline[] {
  const day = new Date(`${nextHoliday(holiday, today)}T00:00:00Z`)
  return shown.flatMap((lane) => {
    const days = lane_days[lane]
    if (!days) return []
    const { production, handling, transit } = days
    const slowest = production + handling + transit[1]
    const order_by = getIso(plusDays(day, -(slowest + spare_days)))
    return [{ lane, total: [1 + handling + transit[0], slowest], order_by, passed: order_by < today }]
  })
}
