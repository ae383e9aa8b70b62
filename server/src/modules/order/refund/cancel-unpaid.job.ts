import { UNPAID_DAYS } from '@inkroute/contract/order/codes'
import { z } from 'zod'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { lockOrders } from '../core/order.queries.ts'
import { selectForgotten } from '../core/payment.queries.ts'
import { endOrder } from './cancel-order.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 200

/** Cancels orders that were not paid in time, which frees their coupons. */
export const cancelUnpaidJob = job({
  name: 'order.give-up-unpaid',
  schema: z.object({}),
  cron: '17 * * * *',
  async run(ctx) {
    const before = new Date(ctx.clock.now().getTime() - UNPAID_DAYS * DAY_MS).toISOString()
    for (const { seller_id, id } of await selectForgotten(ctx.db, before, AT_ONCE)) {
      await inTransaction(ctx, async (tx) => {
        const [order] = await lockOrders(tx.db, seller_id, [id])
        // Paid in the meantime.
        if (order?.state !== 'awaiting_payment') return
        await endOrder(tx, order, { actor: 'system' })
      })
    }
  },
})
