import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { findOrderByNumber } from '../order/order.ts'
import { selectIdleTasks, selectInTransit, selectPackedOrders } from './core/production.queries.ts'
import { selectCurrentLabels } from './label/label.queries.ts'
import { parcelOfLabel } from './parcel/labels.ts'
import { noteTracking } from './parcel/note-tracking.ts'
import { sendParcels } from './parcel/ship-order.ts'
import { fillDemoFactory } from './production.demo.ts'
import { stepTask } from './task-steps.ts'

const STEP_MS = 50_000
const FORGOTTEN_MS = 10 * 60_000
const AT_ONCE = 50

/**
 * The demo factory: advances tasks and ships parcels every minute, except a few that stay in each stage for display. The
 * sandbox carrier does the tracking. Off in production.
 */
export const simulateFactoryJob = job({
  name: 'production.simulate',
  schema: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    if (!ctx.config.demo) return
    const now = ctx.clock.now()
    const before = (age_ms: number) => new Date(now.getTime() - age_ms).toISOString()
    // The sandbox carrier reports parcels; mark those it forgot as delivered eventually.
    for (const { seller_id, id } of await selectInTransit(ctx.db, before(FORGOTTEN_MS), AT_ONCE))
      await noteTracking(ctx, seller_id, id, {
        key: 'simulated-delivered',
        code: 'delivered',
        description: '',
        place: '',
        happened_at: now.toISOString(),
      })
    for (const packed of await selectPackedOrders(ctx.db, before(STEP_MS), AT_ONCE)) {
      const order = await findOrderByNumber(ctx.db, packed.order_no)
      if (!order) continue
      const labels = await selectCurrentLabels(ctx.db, order.seller_id, order.id)
      // A label that is being made is waited for; one that failed is not, so that the demo goes on.
      if (labels.some(({ state }) => state === 'queued')) continue
      const made = labels.filter(({ state }) => state === 'made').map(parcelOfLabel)
      const parcels = made.length > 0 ? made : [{ tracking_no: `SIM${order.order_no}` }]
      await sendParcels(ctx, order, { parcels, user_id: null })
    }
    for (const task of await selectIdleTasks(ctx.db, before(STEP_MS), AT_ONCE))
      await stepTask(ctx, task.seller_id, task.id, null)
    // Once an hour, so that a shop with nothing to sell is not asked every minute.
    if (now.getUTCMinutes() === 0) await fillDemoFactory(ctx)
  },
})
