import { trackingCodes } from '@inkroute/contract/production/codes'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { at, daysAgo, demoFile } from '../../infra/module/demo.ts'
import { addDemoFactoryOrders, ordersPaidBefore, selectOrder } from '../order/order.ts'
import { beginOrder } from './begin-production.job.ts'
import { holdTasks, selectParcels, selectTasksFor, someTaskWaits } from './core/production.queries.ts'
import { noteTracking } from './parcel/note-tracking.ts'
import { sendParcels } from './parcel/ship-order.ts'
import { stepTask } from './task-steps.ts'

const DAY_MS = 86_400_000
/** Shorter than any factory takes, so that none of it is ever late. */
const HELD_MS = 20 * 3_600_000
const BEGUN_DAYS = 0.004
const STEP_DAYS = 0.005
/** How far each of the factory's orders is: waiting, printing, checked, packed, waiting. */
const stepsOf = [0, 1, 2, 3, 0] as const

/** What the carrier reports, days after the parcel left. */
const demoTracking = demoFile(
  'production',
  z.array(z.strictObject({ code: z.enum(trackingCodes), days: z.number(), place: z.string().optional() })),
)

/** Orders that stay where they are for most of a day, so that every stage of the factory has some work to show. */
export async function fillDemoFactory(ctx: AppCtx): Promise<void> {
  const now = ctx.clock.now()
  if (await someTaskWaits(ctx.db, now.toISOString())) return
  const made = await addDemoFactoryOrders(ctx)
  for (const [index, id] of (made?.ids ?? []).entries()) {
    const order = made && (await selectOrder(ctx.db, made.seller_id, id))
    if (order?.state !== 'paid') continue
    const paid_ms = new Date(order.paid_at ?? now).getTime()
    const later = (days: number): AppCtx => at(ctx, new Date(paid_ms + days * DAY_MS))
    await beginOrder(later(BEGUN_DAYS), order)
    for (const task of await selectTasksFor(ctx.db, order.seller_id, id))
      for (let step = 1; step <= (stepsOf[index % stepsOf.length] ?? 0); step++)
        await stepTask(later(BEGUN_DAYS + step * STEP_DAYS), order.seller_id, task.id, null)
    await holdTasks(ctx.db, order.seller_id, id, new Date(now.getTime() + HELD_MS).toISOString())
  }
}

/** Paid orders are as far as their age suggests: the oldest is delivered, the next under way, the third in production. */
export async function addDemoProduction(ctx: AppCtx): Promise<void> {
  const now = ctx.clock.now()
  for (const order of await ordersPaidBefore(ctx.db, daysAgo(ctx, 1), 20)) {
    const paid_ms = new Date(order.paid_at ?? now).getTime()
    const later = (days: number) => at(ctx, new Date(paid_ms + days * DAY_MS))
    await beginOrder(later(0.1), order)
    const age = (now.getTime() - paid_ms) / DAY_MS
    const tasks = await selectTasksFor(ctx.db, order.seller_id, order.id)
    const steps = age > 5 ? 3 : 1
    for (const task of tasks)
      for (let step = 1; step <= steps; step++) await stepTask(later(step * 0.5), order.seller_id, task.id, null)
    if (age <= 5) continue
    const parcels = [{ tracking_no: `YT${order.order_no.slice(2)}CN` }]
    await sendParcels(later(2), order, { parcels, user_id: null, is_past: true })
    for (const { id } of await selectParcels(ctx.db, order.seller_id, order.id))
      for (const { code, days, place } of demoTracking().filter((event) => event.days + 2 < age)) {
        const then = later(days + 2)
        const happened_at = then.clock.now().toISOString()
        const event = { key: `demo-${code}`, code, description: '', place: place ?? order.country, happened_at }
        await noteTracking(then, order.seller_id, id, event)
      }
  }
  await fillDemoFactory(ctx)
}
