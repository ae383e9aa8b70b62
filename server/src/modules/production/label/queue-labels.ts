import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { lockOrder, type Move, type OrderRecord, selectOrder } from '../../order/order.ts'
import { cancelLabelJob } from './cancel-label.job.ts'
import type { PlannedParcel } from './customs.rules.ts'
import { changeLabel, countLabels, insertLabel, type LabelRow, selectCurrentLabels } from './label.queries.ts'
import { makeLabelJob } from './make-label.job.ts'
import { findCarrier, type LabelPlan, LabelProblem, planLabels } from './plan-labels.ts'

async function endLabel(tx: AppCtx, { seller_id, id }: Pick<LabelRow, 'seller_id' | 'id'>): Promise<void> {
  const updated_at = tx.clock.now().toISOString()
  await changeLabel(tx.db, seller_id, id, { state: 'cancelling', error: '', updated_at })
  await tx.jobs.send(cancelLabelJob, { seller_id, label_id: id })
}

/** Cancels what was made for an order and has not left with a parcel. */
export async function cancelUnusedLabels(tx: AppCtx, seller_id: number, order_id: number): Promise<void> {
  for (const label of await selectCurrentLabels(tx.db, seller_id, order_id))
    if (label.shipment_id === null) await endLabel(tx, label)
}

const isSame = (label: LabelRow, plan: LabelPlan, parcel: PlannedParcel): boolean =>
  label.carrier === plan.carrier &&
  label.code === plan.code &&
  label.weight_g === parcel.weight_g &&
  isDeepStrictEqual(label.contents, parcel.contents)

async function addLabel(
  tx: AppCtx,
  order: OrderRecord,
  plan: Pick<LabelPlan, 'carrier' | 'code'>,
  {
    parcel,
    parcel_no,
    created_by,
    error,
  }: {
    readonly parcel: PlannedParcel
    readonly parcel_no: number
    readonly created_by: number | null
    readonly error?: string
  },
): Promise<void> {
  const { seller_id, id: order_id, order_no } = order
  const now = tx.clock.now().toISOString()
  const before = await countLabels(tx.db, seller_id, order_id)
  const label_id = await insertLabel(tx.db, {
    seller_id,
    order_id,
    parcel_no,
    carrier: plan.carrier,
    code: plan.code,
    // Never used twice: carriers remember the numbers of cancelled labels.
    reference: `${order_no}-${before + 1}`,
    state: error ? 'failed' : 'queued',
    error: error ?? '',
    weight_g: parcel.weight_g,
    contents: JSON.stringify(parcel.contents),
    created_by,
    created_at: now,
    updated_at: now,
  })
  if (!error) await tx.jobs.send(makeLabelJob, { seller_id, label_id })
}

/**
 * Labels for parcels that have none. A failed one is tried again under its old reference, in case the carrier made it
 * after all; if the parcel has changed since, it is cancelled and a new one made. The caller holds the order's lock.
 */
export async function queueLabels(
  tx: AppCtx,
  order: OrderRecord,
  plan: LabelPlan,
  created_by: number | null,
): Promise<void> {
  const known = await selectCurrentLabels(tx.db, order.seller_id, order.id)
  for (const surplus of known.filter(({ parcel_no }) => parcel_no > plan.parcels.length)) await endLabel(tx, surplus)
  for (const [at, parcel] of plan.parcels.entries()) {
    const parcel_no = at + 1
    const label = known.find((one) => one.parcel_no === parcel_no)
    if (label && label.state !== 'failed') continue
    if (label && isSame(label, plan, parcel)) {
      const again = { state: 'queued', attempts: 0, error: '', updated_at: tx.clock.now().toISOString() }
      await changeLabel(tx.db, label.seller_id, label.id, again)
      await tx.jobs.send(makeLabelJob, { seller_id: label.seller_id, label_id: label.id })
      continue
    }
    if (label) await endLabel(tx, label)
    await addLabel(tx, order, plan, { parcel, parcel_no, created_by })
  }
}

const NO_PARCEL: PlannedParcel = {
  weight_g: 1,
  contents: { length_mm: 0, width_mm: 0, height_mm: 0, customs: [] },
}

/** Runs when the last piece is packed. What prevents a label is shown at the packing desk as a failed label. */
export const planLabelsJob = job({
  name: 'production.plan-labels',
  schema: z.object({ seller_id: z.int(), order_id: z.int() }),
  async run(ctx, { seller_id, order_id }) {
    const order = await selectOrder(ctx.db, seller_id, order_id)
    if (order?.state !== 'packed') return
    const plan = await planLabels(ctx, order).catch((error: unknown) => {
      if (error instanceof LabelProblem) return error
      throw error
    })
    if (!plan) return
    await inTransaction(ctx, async (tx) => {
      const locked = await lockOrder(tx.db, seller_id, order_id)
      // Run twice, it must not bring back a label that staff have cancelled.
      const is_planned = (await countLabels(tx.db, seller_id, order_id)) > 0
      if (locked?.state !== 'packed' || is_planned) return
      if (!(plan instanceof LabelProblem)) return queueLabels(tx, locked, plan, null)
      const carrier = await findCarrier(tx, locked)
      if (!carrier) return
      const failed = { parcel: NO_PARCEL, parcel_no: 1, created_by: null, error: jsonText(plan.words) }
      await addLabel(tx, locked, { carrier, code: '' }, failed)
    })
  },
})

/** Packed orders get their labels; an order whose money went back needs none. */
export async function watchPacked(tx: AppCtx, order: OrderRecord, move: Move): Promise<void> {
  const { seller_id, id: order_id } = order
  if (move.to === 'packed' && (await findCarrier(tx, order))) await tx.jobs.send(planLabelsJob, { seller_id, order_id })
  if (move.to === 'refunded' || move.to === 'cancelled') await cancelUnusedLabels(tx, seller_id, order_id)
}
