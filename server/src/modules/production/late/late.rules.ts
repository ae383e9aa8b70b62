import { LATE_BP_PER_DAY, LATE_MAX_DAYS } from '@inkroute/contract/production/codes'

const DAY_MS = 86_400_000
const WHOLE_BP = 10_000

/** Full days overdue, up to the maximum that is credited. */
export function lateDays(due_at: string | Date, left_at: string | Date): number {
  const late_ms = new Date(left_at).getTime() - new Date(due_at).getTime()
  return late_ms <= 0 ? 0 : Math.min(LATE_MAX_DAYS, Math.floor(late_ms / DAY_MS))
}

/** What one day adds: the days together are exactly that many tenths of the goods, however they round. */
export function lateCreditFen(goods_fen: number, day: number): number {
  const until = (days: number) => Math.floor((goods_fen * LATE_BP_PER_DAY * days) / WHOLE_BP)
  return day < 1 || day > LATE_MAX_DAYS ? 0 : until(day) - until(day - 1)
}
