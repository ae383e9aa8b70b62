import type { quoteKinds } from '@inkroute/contract/membership/buy'

/** What spend has to reach for a level. */
interface Threshold {
  readonly level: number
  readonly accumulated_fen: number
}

/** The next level: its requirement and what is missing. Null at the top. */
export function nextStep<L extends Threshold>(levels: readonly L[], level: number, spent_fen: number) {
  const next = levels.find((entry) => entry.level === level + 1)
  if (!next) return null
  return { ...next, missing_fen: Math.max(0, next.accumulated_fen - spent_fen) }
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const
type Period = keyof typeof monthsOf

interface Plan {
  readonly id: number
  readonly level: number
  readonly period: string
  readonly price_fen: number
}

const isPeriod = (period: string): period is Period => period in monthsOf

export const monthsOfPeriod = (period: string): number => (isPeriod(period) ? monthsOf[period] : 1)

/** Plans of a level by length, with the price per month and the saving over monthly payment. */
export function plansOfLevel(plans: readonly Plan[], level: number) {
  const own = plans.filter((plan) => plan.level === level)
  const monthly_fen = own.find((plan) => plan.period === 'month')?.price_fen
  return own
    .flatMap(({ id, period, price_fen }) => {
      if (!isPeriod(period)) return []
      const months = monthsOf[period]
      const saved_fen = monthly_fen === undefined ? 0 : Math.max(0, monthly_fen * months - price_fen)
      return [{ id, period, months, price_fen, per_month_fen: Math.round(price_fen / months), saved_fen }]
    })
    .sort((a, b) => a.months - b.months)
}

const DAY_MS = 86_400_000

/** Spend counts towards a level from here on. */
export const windowStart = (now: Date, window_days: number): Date => new Date(now.getTime() - window_days * DAY_MS)

/** The plan a seller has, as far as money and time go. */
export interface HeldPlan {
  readonly level: number
  readonly value_fen: number
  readonly starts_at: string
  readonly ends_at: string
}

export interface OfferedPlan {
  readonly id: number
  readonly level: number
  readonly period: string
  readonly price_fen: number
}

export interface Quote {
  readonly kind: (typeof quoteKinds)[number]
  readonly price_fen: number
  readonly credit_fen: number
  readonly charge_fen: number
  readonly bonus_days: number
  readonly starts_at: Date
  readonly ends_at: Date
  /** Value of the whole term. */
  readonly value_fen: number
}

/** The same day `months` later, or the last day of a shorter month. */
export function addMonths(from: Date, months: number): Date {
  const target = new Date(from)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() + months)
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(from.getUTCDate(), last))
  return target
}

const isLive = (held: HeldPlan | undefined, now: Date): held is HeldPlan =>
  held !== undefined && Date.parse(held.ends_at) > now.getTime()

/** The level a plan gives now; 0 without one. */
export const planLevel = (held: HeldPlan | undefined, now: Date): number => (isLive(held, now) ? held.level : 0)

/** Remaining value by days, counting today in full, so that an upgrade price is stable for the day. */
export function restValue(held: HeldPlan | undefined, now: Date): number {
  if (!isLive(held, now)) return 0
  const whole_days = Math.max(1, Math.round((Date.parse(held.ends_at) - Date.parse(held.starts_at)) / DAY_MS))
  const left_days = Math.ceil((Date.parse(held.ends_at) - now.getTime()) / DAY_MS)
  return Math.floor((held.value_fen * Math.min(whole_days, left_days)) / whole_days)
}

/** The level that spend within the window reaches. */
export const spendLevel = (levels: readonly Threshold[], spent_fen: number): number =>
  levels.reduce((reached, entry) => (spent_fen >= entry.accumulated_fen ? entry.level : reached), 0)

const HOUR_MS = 3_600_000
const SHANGHAI_OFFSET_MS = 8 * HOUR_MS
/** The hour in Shanghai in which daily and monthly checks run. */
const CHECK_HOUR = 3

/** Whether a seller whose spend no longer reaches the level goes down in this hour. */
export function isFallDue(recheck: 'hour' | 'day' | 'month', now: Date): boolean {
  const local = new Date(now.getTime() + SHANGHAI_OFFSET_MS)
  if (recheck === 'hour') return true
  if (local.getUTCHours() !== CHECK_HOUR) return false
  return recheck === 'day' || local.getUTCDate() === 1
}

/**
 * Price and term of a plan. The same level is extended. A higher level starts at once: the rest of the old plan is
 * deducted from the price, and any surplus becomes extra days of the new plan.
 */
export function quotePlan(plan: OfferedPlan, held: HeldPlan | undefined, now: Date): Quote {
  const { price_fen } = plan
  const months = monthsOfPeriod(plan.period)
  const live = isLive(held, now) ? held : undefined
  if (live && live.level >= plan.level) {
    const ends_at = addMonths(new Date(live.ends_at), months)
    const value_fen = restValue(live, now) + price_fen
    const kind = live.level === plan.level ? 'renew' : 'lower'
    return { kind, price_fen, credit_fen: 0, charge_fen: price_fen, bonus_days: 0, starts_at: now, ends_at, value_fen }
  }
  const credit_fen = restValue(live, now)
  const charge_fen = Math.max(0, price_fen - credit_fen)
  const surplus_fen = credit_fen + charge_fen - price_fen
  const plain_end = addMonths(now, months)
  const days = Math.round((plain_end.getTime() - now.getTime()) / DAY_MS)
  const bonus_days = Math.floor((surplus_fen * days) / price_fen)
  const ends_at = new Date(plain_end.getTime() + bonus_days * DAY_MS)
  const value_fen = credit_fen + charge_fen
  const kind = live ? 'upgrade' : 'new'
  return { kind, price_fen, credit_fen, charge_fen, bonus_days, starts_at: now, ends_at, value_fen }
}
