import type { LabelCarrier } from '@inkroute/contract/service/carriers'
import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { cancelCarrierLabel, ServiceRefusal } from '../../service/service.ts'
import { changeLabel, claimLabel, selectCurrentLabels } from './label.queries.ts'

/** Cancels a label at the carrier, which gives the money back. A label it will not cancel is ours again. */
export const cancelLabelJob = job({
  name: 'production.cancel-label',
  schema: z.object({ seller_id: z.int(), label_id: z.int() }),
  retry_limit: 20,
  async run(ctx, { seller_id, label_id }) {
    const row = await claimLabel(ctx.db, seller_id, label_id, ctx.clock.now())
    if (!row) return
    const settle = (state: string, error: string) =>
      changeLabel(ctx.db, seller_id, label_id, {
        state,
        error,
        claimed_at: null,
        updated_at: ctx.clock.now().toISOString(),
      })
    if (row.state !== 'cancelling') {
      await settle(row.state, row.error)
      return
    }
    try {
      // What a marketplace has made stays; it is fetched again when the order needs a label after all.
      if (row.carrier !== 'platform') await cancelCarrierLabel(ctx, row.carrier as LabelCarrier, row)
      await settle('cancelled', '')
    } catch (error) {
      const words = (error as Error).message.slice(0, 500)
      if (!(error instanceof ServiceRefusal)) {
        await settle('cancelling', words)
        throw error
      }
      const others = await selectCurrentLabels(ctx.db, seller_id, row.order_id)
      const is_replaced = others.some(({ parcel_no }) => parcel_no === row.parcel_no)
      await settle(is_replaced || !row.pdf_key ? 'cancelled' : 'made', words)
    }
  },
})
