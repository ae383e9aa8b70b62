import { z } from 'zod'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { advanceOrder, findOrderByNumber } from '../order/order.ts'
import { markArrived, selectPackedOrders, selectStanding, selectUnderWay } from './production.queries.ts'
import { stepTask } from './scan-task.ts'
import { sendParcel } from './ship-order.ts'

const STEP_MS = 50_000
const TRAVEL_MS = 3 * 60_000
const AT_ONCE = 50

/** The demo's factory and carrier: every minute each task goes a step on, parcels leave and arrive. Off in production. */
export const simulateFactoryJob = job({
  name: 'production.simulate',
  schema: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    if (!ctx.config.demo) return
    const now = ctx.clock.now()
    const before = (age_ms: number) => new Date(now.getTime() - age_ms).toISOString()
    for (const parcel of await selectUnderWay(ctx.db, before(TRAVEL_MS), AT_ONCE)) {
      await inTransaction(ctx, async (tx) => {
        await markArrived(tx.db, parcel.seller_id, parcel.id, now.toISOString())
        const where = { seller_id: parcel.seller_id, id: parcel.order_id, from: 'shipped' as const }
        await advanceOrder(tx, where, { to: 'delivered', actor: 'system', detail: { tracking_no: parcel.tracking_no } })
      })
    }
    for (const packed of await selectPackedOrders(ctx.db, before(STEP_MS), AT_ONCE)) {
      const order = await findOrderByNumber(ctx.db, packed.order_no)
      if (order) await sendParcel(ctx, order, { tracking_no: `SIM${order.order_no}`, user_id: null })
    }
    for (const task of await selectStanding(ctx.db, before(STEP_MS), AT_ONCE))
      await stepTask(ctx, task.seller_id, task.id, null)
  },
})
