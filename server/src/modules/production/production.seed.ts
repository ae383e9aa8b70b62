import type { AppCtx } from '../../infra/context.ts'
import { ordersPaidBefore } from '../order/order.ts'
import { beginOrder } from './begin-production.job.ts'
import { selectParcelsOf, selectTasksOf } from './production.queries.ts'
import { noteTracking } from './receive-tracking.ts'
import { stepTask } from './scan-task.ts'
import { sendParcel } from './ship-order.ts'
import { standDemoWork } from './stand-demo-work.ts'

const DAY_MS = 86_400_000

const at = (ctx: AppCtx, then: Date): AppCtx => ({ ...ctx, clock: { now: () => then } })

/** What the carrier told, days after the parcel left. */
const journey = [
  ['accepted', 0.2, '深圳'],
  ['departed', 1, '深圳宝安机场'],
  ['customs', 3, ''],
  ['arrived', 4, ''],
  ['out_for_delivery', 6.6, ''],
  ['delivered', 7, ''],
] as const

/** Paid orders stand where their age puts them: the oldest has arrived, the next travels, the third is being made. */
export async function seedProduction(ctx: AppCtx): Promise<void> {
  const now = ctx.clock.now()
  const age_days = (paid_at: string | Date | null) => (now.getTime() - new Date(paid_at ?? now).getTime()) / DAY_MS
  for (const order of await ordersPaidBefore(ctx.db, new Date(now.getTime() - DAY_MS), 20)) {
    const paid = new Date(order.paid_at ?? now)
    const later = (days: number) => at(ctx, new Date(paid.getTime() + days * DAY_MS))
    await beginOrder(later(0.1), order)
    const age = age_days(paid)
    const tasks = await selectTasksOf(ctx.db, order.seller_id, order.id)
    const steps = age > 5 ? 3 : 1
    for (const task of tasks)
      for (let step = 1; step <= steps; step++) await stepTask(later(step * 0.5), order.seller_id, task.id, null)
    if (age <= 5) continue
    await sendParcel(later(2), order, { tracking_no: `YT${order.order_no.slice(2)}CN`, user_id: null, is_past: true })
    for (const { id } of await selectParcelsOf(ctx.db, order.seller_id, order.id))
      for (const [code, days, place] of journey)
        if (days + 2 < age)
          await noteTracking(later(days + 2), order.seller_id, id, {
            ...{ event_id: `demo-${code}`, code, place: place || order.country },
            happened_at: later(days + 2)
              .clock.now()
              .toISOString(),
          })
  }
  await standDemoWork(ctx)
}
