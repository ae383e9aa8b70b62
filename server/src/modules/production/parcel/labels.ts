import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { OrderState } from '@inkroute/contract/order/codes'
import type { LabelState } from '@inkroute/contract/production/label/codes'
import type * as contract from '@inkroute/contract/production/label/label'
import { ParcelContents, type ParcelLabel } from '@inkroute/contract/production/label/label'
import type { LabelMaker } from '@inkroute/contract/service/carriers'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { seesPrivate } from '../../account/account.ts'
import { findOrderByNumber, lockOrder, type OrderRecord } from '../../order/order.ts'
import { selectParcelsOfOrders } from '../core/production.queries.ts'
import { cancelLabelJob } from '../label/cancel-label.job.ts'
import type { PlannedParcel } from '../label/customs.rules.ts'
import {
  changeLabel,
  findLabel,
  type LabelRow,
  lockLabel,
  selectCurrentLabels,
  selectOpenLabels,
  selectShownLabels,
} from '../label/label.queries.ts'
import { findCarrier, isMakerOn, LabelProblem, planLabels } from '../label/plan-labels.ts'
import { queueLabels } from '../label/queue-labels.ts'
import { sendParcels } from './ship-order.ts'

const SHOWN = 100

/** Our own refusals are kept in both languages, a carrier's as it wrote them. */
function errorText({ error }: LabelRow, language: 'zh' | 'en'): string {
  if (!error.startsWith('{')) return error
  return (JSON.parse(error) as Record<'zh' | 'en', string>)[language]
}

const viewLabel = (ctx: StaffCtx, row: LabelRow): ParcelLabel => {
  const name = `${row.order_no}-${row.parcel_no}`
  const url = (key: string | null, kind: string) => key && `${ctx.storage.url(key)}&name=${name}.${kind}`
  return {
    id: row.id,
    order_no: row.order_no,
    parcel_no: row.parcel_no,
    carrier: row.carrier as LabelMaker,
    code: row.code,
    state: row.state as LabelState,
    tracking_no: row.tracking_no,
    weight_g: row.weight_g,
    // What the carrier charges is money; the packing desk needs only the label.
    cost: seesPrivate(ctx.identity) ? row.cost : '',
    currency: seesPrivate(ctx.identity) ? row.currency : '',
    error: errorText(row, ctx.language),
    pdf_url: url(row.pdf_key, 'pdf'),
    zpl_url: url(row.zpl_key, 'zpl'),
    is_shipped: row.shipment_id !== null,
    customs: [...ParcelContents.parse(row.contents).customs],
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

async function orderNumbered(ctx: AppCtx, order_no: string): Promise<OrderRecord> {
  const order = await findOrderByNumber(ctx.db, order_no)
  if (!order) throw new AppError('not_found')
  return order
}

export async function getPacking(
  ctx: StaffCtx,
  { order_no }: Input<typeof contract.getPacking>,
): Promise<Reply<typeof contract.getPacking>> {
  const order = await orderNumbered(ctx, order_no)
  const [carrier, labels, sent] = await Promise.all([
    findCarrier(ctx, order),
    selectShownLabels(ctx.db, order.seller_id, order.id),
    selectParcelsOfOrders(ctx.db, order.seller_id, [order.id]),
  ])
  return {
    order_no: order.order_no,
    state: order.state as OrderState,
    channel: ctx.language === 'zh' ? order.channel_name_zh : order.channel_name_en,
    country: order.country,
    pieces: order.pieces,
    parcel_count: order.parcel_count,
    carrier,
    is_carrier_off: carrier !== null && !isMakerOn(ctx, carrier),
    labels: labels.map((row) => viewLabel(ctx, row)),
    tracking_nos: sent.map(({ tracking_no }) => tracking_no),
  }
}

export async function listOpenLabels(ctx: StaffCtx): Promise<Reply<typeof contract.listOpenLabels>> {
  const rows = await selectOpenLabels(ctx.db, SHOWN)
  return { data: rows.map((row) => viewLabel(ctx, row)) }
}

const planned = (ctx: AppCtx, order: OrderRecord) =>
  planLabels(ctx, order).catch((error: unknown) => {
    throw error instanceof LabelProblem ? error.toAppError() : error
  })

export async function makeLabels(
  ctx: StaffCtx,
  { order_no, weights_g }: Input<typeof contract.makeLabels>,
): Promise<Record<string, never>> {
  const order = await orderNumbered(ctx, order_no)
  const plan = await planned(ctx, order)
  if (!plan) throw new AppError('label_carrier_off', { channel: order.channel_name_zh })
  const parcels = plan.parcels.map(
    (parcel, at): PlannedParcel => ({
      ...parcel,
      weight_g: weights_g[at] ?? parcel.weight_g,
    }),
  )
  return inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx.db, order.seller_id, order.id)
    if (locked?.state !== 'packed') throw new AppError('order_not_packed', { order_no: order.order_no })
    await queueLabels(tx, locked, { ...plan, parcels }, tx.identity.user_id)
    await recordChange(tx, {
      subject: 'order',
      subject_id: order.order_no,
      title: order.order_no,
      after: { labels: parcels.length, carrier: plan.carrier, weights_g: parcels.map(({ weight_g }) => weight_g) },
    })
    return {}
  })
}

export async function cancelLabel(
  ctx: StaffCtx,
  { id }: Input<typeof contract.cancelLabel>,
): Promise<Record<string, never>> {
  const found = await findLabel(ctx.db, id)
  if (!found) throw new AppError('not_found')
  const { seller_id, order_no } = found
  return inTransaction(ctx, async (tx) => {
    const label = await lockLabel(tx.db, seller_id, id)
    if (!label || label.shipment_id !== null) throw new AppError('label_in_use')
    if (label.state === 'cancelled' || label.state === 'cancelling') return {}
    const updated_at = tx.clock.now().toISOString()
    await changeLabel(tx.db, seller_id, id, { state: 'cancelling', error: '', updated_at })
    await tx.jobs.send(cancelLabelJob, { seller_id, label_id: id })
    const { carrier, tracking_no, state } = label
    await recordChange(tx, {
      subject: 'order',
      subject_id: order_no,
      title: order_no,
      before: { label: tracking_no, carrier, state },
      after: { label: tracking_no, carrier, state: 'cancelled' },
    })
    return {}
  })
}

export async function shipLabelled(
  ctx: StaffCtx,
  { order_no }: Input<typeof contract.shipLabelled>,
): Promise<Reply<typeof contract.shipLabelled>> {
  const order = await orderNumbered(ctx, order_no)
  const labels = await selectCurrentLabels(ctx.db, order.seller_id, order.id)
  if (labels.length === 0 || labels.some(({ state }) => state !== 'made'))
    throw new AppError('labels_unfinished', { order_no: order.order_no })
  await sendParcels(ctx, order, { parcels: labels.map(parcelOfLabel), user_id: ctx.identity.user_id })
  return { order_no: order.order_no, tracking_nos: labels.map(({ tracking_no }) => tracking_no) }
}

/** What leaves with a label. */
export const parcelOfLabel = (label: LabelRow) => ({
  tracking_no: label.tracking_no,
  weight_g: label.weight_g,
  label_id: label.id,
  // Marketplaces are not asked about parcels: their numbers are followed like those typed by hand.
  ...(label.carrier === 'platform' ? {} : { tracked_by: label.carrier }),
  carrier_ref: label.carrier_ref,
})
