import { ParcelContents } from '@inkroute/contract/production/label/label'
import type { LabelCarrier } from '@inkroute/contract/service/carriers'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { contentKey } from '../../../infra/storage/storage.ts'
import { findOrder } from '../../order/order.ts'
import { makeCarrierLabel, ServiceRefusal } from '../../service/service.ts'
import { cancelLabelJob } from './cancel-label.job.ts'
import { changeLabel, claimLabel, lockLabel } from './label.queries.ts'
import { requestOf } from './plan-labels.ts'

const MAX_ATTEMPTS = 8

type Row = NonNullable<Awaited<ReturnType<typeof claimLabel>>>

/** Asks the carrier, stores the files, and only then says that there is a label. */
async function makeOne(ctx: AppCtx, row: Row): Promise<void> {
  const { seller_id, id } = row
  const order = await findOrder(ctx.db, seller_id, row.order_id)
  if (!order) return
  const parcel = { weight_g: row.weight_g, contents: ParcelContents.parse(row.contents) }
  const request = await requestOf(ctx, order, { reference: row.reference, code: row.code, parcel })
  const { pdf, zpl, ...made } = await makeCarrierLabel(ctx, row.carrier as LabelCarrier, request, {
    carrier_ref: row.carrier_ref,
    keep: async (carrier_ref) => {
      await changeLabel(ctx.db, seller_id, id, { carrier_ref })
    },
  })
  const pdf_key = contentKey('private', pdf, 'pdf')
  await ctx.storage.put(pdf_key, pdf)
  const zpl_key = zpl && contentKey('private', zpl, 'zpl')
  if (zpl && zpl_key) await ctx.storage.put(zpl_key, zpl)
  await inTransaction(ctx, async (tx) => {
    const now = await lockLabel(tx.db, seller_id, id)
    const done = { ...made, pdf_key, zpl_key, error: '', claimed_at: null, updated_at: tx.clock.now().toISOString() }
    // Somebody cancelled it meanwhile: now there is something to cancel.
    const state = now?.state === 'cancelling' ? 'cancelling' : 'made'
    await changeLabel(tx.db, seller_id, id, { ...done, state })
    if (state === 'cancelling') await tx.jobs.send(cancelLabelJob, { seller_id, label_id: id })
  })
}

/** Makes one label. A no of the carrier is shown to staff; anything in between is tried again, with the same reference. */
export const makeLabelJob = job({
  name: 'production.make-label',
  schema: z.object({ seller_id: z.int(), label_id: z.int() }),
  retry_limit: MAX_ATTEMPTS,
  async run(ctx, { seller_id, label_id }) {
    const row = await claimLabel(ctx.db, seller_id, label_id, ctx.clock.now())
    if (!row) return
    if (row.state !== 'queued') {
      await changeLabel(ctx.db, seller_id, label_id, { claimed_at: null })
      return
    }
    try {
      await makeOne(ctx, row)
    } catch (error) {
      const attempts = row.attempts + 1
      const is_final = error instanceof ServiceRefusal || attempts >= MAX_ATTEMPTS
      const words = (error as Error).message.slice(0, 500)
      await inTransaction(ctx, async (tx) => {
        const known = await lockLabel(tx.db, seller_id, label_id)
        const state = is_final && known?.state === 'queued' ? { state: 'failed' } : {}
        const updated_at = tx.clock.now().toISOString()
        await changeLabel(tx.db, seller_id, label_id, {
          ...state,
          error: words,
          attempts,
          claimed_at: null,
          updated_at,
        })
      })
      if (!is_final) throw error
    }
  },
})
