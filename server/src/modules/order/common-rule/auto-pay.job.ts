import { errorText } from '@inkroute/contract/errors/errors'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { job } from '../../../infra/jobs/job.ts'
import { actFor } from '../../auth/auth.ts'
import { payOrders } from '../payment/pay-orders.ts'
import { noteTry, selectAutoPayable } from './auto-pay.queries.ts'

const AT_ONCE = 200
/** Delay before retrying an order that failed for lack of balance or an open print check. */
const RETRY_MS = 10 * 60_000

/** Pays orders of the seller's chosen sources from the balance every minute, each in its own payment. */
export const autoPayJob = job({
  name: 'order.auto-pay',
  schema: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    const now = ctx.clock.now()
    const tried_before = new Date(now.getTime() - RETRY_MS).toISOString()
    const short = new Set<number>()
    for (const order of await selectAutoPayable(ctx.db, { tried_before, limit: AT_ONCE })) {
      // Without balance the next order of the same seller would only fail too.
      if (short.has(order.seller_id)) continue
      try {
        const actor = await actFor(ctx, { ...order, job: 'order.auto-pay' })
        await payOrders(actor, { ids: [order.id], method: 'balance' }, 'rule')
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (error.code.startsWith('balance_insufficient')) short.add(order.seller_id)
        const reason = {
          zh: errorText(error.code, 'zh', error.details),
          en: errorText(error.code, 'en', error.details),
        }
        await noteTry(ctx.db, order.seller_id, order.id, {
          tried_at: now.toISOString(),
          reason: jsonText(reason),
        })
      }
    }
  },
})
