import type { AppCtx } from '../../infra/context.ts'
import { addStandingOrders, findOrder } from '../order/order.ts'
import { beginOrder } from './begin-production.job.ts'
import { holdTasks, selectTasksOf, someTaskWaits } from './production.queries.ts'
import { stepTask } from './scan-task.ts'

const DAY_MS = 86_400_000
/** Shorter than any factory takes, so that nothing of it is ever late. */
const STANDS_MS = 20 * 3_600_000
const BEGUN_DAYS = 0.004
const STEP_DAYS = 0.005
/** How far each of the orders is: waiting, printing, checked, packed, waiting. */
const stepsOf = [0, 1, 2, 3, 0] as const

/** Work of the demo that stays where it is for most of a day, so that every stage of the factory has some to look at. */
export async function standDemoWork(ctx: AppCtx): Promise<void> {
  const now = ctx.clock.now()
  if (await someTaskWaits(ctx.db, now.toISOString())) return
  const made = await addStandingOrders(ctx)
  for (const [at, id] of (made?.ids ?? []).entries()) {
    const order = made && (await findOrder(ctx.db, made.seller_id, id))
    if (order?.state !== 'paid') continue
    const later = (days: number): AppCtx => {
      const then = new Date(new Date(order.paid_at ?? now).getTime() + days * DAY_MS)
      return { ...ctx, clock: { now: () => then } }
    }
    await beginOrder(later(BEGUN_DAYS), order)
    for (const task of await selectTasksOf(ctx.db, order.seller_id, id))
      for (let step = 1; step <= (stepsOf[at % stepsOf.length] ?? 0); step++)
        await stepTask(later(BEGUN_DAYS + step * STEP_DAYS), order.seller_id, task.id, null)
    await holdTasks(ctx.db, order.seller_id, id, new Date(now.getTime() + STANDS_MS).toISOString())
  }
}
