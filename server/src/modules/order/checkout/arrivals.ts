import type { AppCtx } from '../../../infra/context.ts'
import { hoursToCarrier, workingCalendar } from '../../catalog/catalog.ts'
import { getArrival } from '../core/choices.rules.ts'

interface Sending {
  readonly warehouse_code: string
  readonly product_ids: readonly number[]
  readonly days_min: number
  readonly days_max: number
  readonly paid_at: Date
}

/** Days of arrival of anything made of these products; the slowest product of an order decides. */
export async function getArrivals(
  ctx: Pick<AppCtx, 'db' | 'clock'>,
  product_ids: readonly number[],
  warehouse_codes: readonly string[],
) {
  const codes = [...new Set(warehouse_codes)]
  const now = ctx.clock.now()
  const [hours, calendars] = await Promise.all([
    hoursToCarrier(ctx.db, [...new Set(product_ids)]),
    Promise.all(codes.map(async (code) => [code, await workingCalendar(ctx.db, code, now)] as const)),
  ])
  const calendarOf = new Map(calendars)
  return ({ warehouse_code, product_ids: own_ids, ...way }: Sending) => {
    const own = hours.filter((row) => row.warehouse_code === warehouse_code && own_ids.includes(row.product_id))
    const slowest = { min: Math.max(0, ...own.map(({ min }) => min)), max: Math.max(0, ...own.map(({ max }) => max)) }
    return getArrival({ ...way, hours: slowest, calendar: calendarOf.get(warehouse_code) ?? null })
  }
}
