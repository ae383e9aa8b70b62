import { ParcelContents } from '@inkroute/contract/production/label/label'
import type { LabelCarrier } from '@inkroute/contract/service/carriers'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { theHandler } from '../../../infra/hooks.ts'
import { job } from '../../../infra/jobs/job.ts'
import { contentKey } from '../../../infra/storage/storage.ts'
import { type OrderRecord, selectOrder } from '../../order/order.ts'
import { type MadeLabel, makeCarrierLabel, ServiceRefusal } from '../../service/service.ts'
import { cancelLabelJob } from './cancel-label.job.ts'
import { productionHooks } from './label.hooks.ts'
import { changeLabel, claimLabel, insertLabel, lockLabel, selectCurrentLabels } from './label.queries.ts'
import { getRequest } from './plan-labels.ts'

const MAX_ATTEMPTS = 8

type Row = NonNullable<Awaited<ReturnType<typeof claimLabel>>>

/** Stores the files, and only then says that there is a label. */
async function keepMade(ctx: AppCtx, row: Row, { pdf, zpl, ...made }: MadeLabel): Promise<void> {
  const { seller_id, id } = row
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

/** A marketplace may have made several parcels of an order; those beyond the first become labels of their own. */
async function fetchPlatformLabels(ctx: AppCtx, row: Row, order: OrderRecord): Promise<void> {
  const { length_mm, width_mm, height_mm } = ParcelContents.parse(row.contents)
  const size = { weight_g: row.weight_g, length_mm, width_mm, height_mm }
  const papers = await theHandler(ctx, productionHooks.platformLabels)(ctx, order, size)
  const known = await selectCurrentLabels(ctx.db, row.seller_id, row.order_id)
  for (const [at, { pdf, tracking_no, carrier_ref }] of papers.entries()) {
    const made = { pdf, zpl: null, tracking_no, carrier_ref, cost: '', currency: '' }
    if (at === 0) {
      await keepMade(ctx, row, made)
      continue
    }
    const parcel_no = at + 1
    if (known.some((label) => label.parcel_no === parcel_no)) continue
    const now = ctx.clock.now().toISOString()
    const reference = `${order.order_no}-P${parcel_no}-${row.id}`
    const beside = {
      carrier: row.carrier,
      code: row.code,
      weight_g: row.weight_g,
      contents: JSON.stringify(row.contents),
    }
    const base = { seller_id: row.seller_id, order_id: row.order_id, parcel_no, reference, state: 'queued' }
    const id = await insertLabel(ctx.db, { ...base, ...beside, created_by: null, created_at: now, updated_at: now })
    await keepMade(ctx, { ...row, id }, made)
  }
}

async function makeOne(ctx: AppCtx, row: Row): Promise<void> {
  const { seller_id, id } = row
  const order = await selectOrder(ctx.db, seller_id, row.order_id)
  if (!order) return
  if (row.carrier === 'platform') return fetchPlatformLabels(ctx, row, order)
  const parcel = { weight_g: row.weight_g, contents: ParcelContents.parse(row.contents) }
  const request = await getRequest(ctx, order, { reference: row.reference, code: row.code, parcel })
  const made = await makeCarrierLabel(ctx, row.carrier as LabelCarrier, request, {
    carrier_ref: row.carrier_ref,
    keep: async (carrier_ref) => {
      await changeLabel(ctx.db, seller_id, id, { carrier_ref })
    },
  })
  await keepMade(ctx, row, made)
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
