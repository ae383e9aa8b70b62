import type { Input, Reply } from '@inkroute/contract/endpoint'
import { pluralForm } from '@inkroute/contract/fill'
import type { shipOrder as contract } from '@inkroute/contract/production/production'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sendMessage } from '../../message/message.ts'
import { advanceOrder, findOrderByNumber, type OrderRecord, orderDigest } from '../../order/order.ts'
import { insertShipment, selectTrackingOwner } from '../core/production.queries.ts'
import { changeLabel } from '../label/label.queries.ts'
import { cancelUnusedLabels } from '../label/queue-labels.ts'
import { registerParcelJob } from './register-parcel.job.ts'

interface ParcelToSend {
  readonly tracking_no: string
  readonly weight_g?: number | undefined
  /** The label on it, and whom to ask about it; absent where the number was typed by hand. */
  readonly label_id?: number
  readonly tracked_by?: string
  readonly carrier_ref?: string
}

interface Sending {
  readonly parcels: readonly ParcelToSend[]
  readonly user_id: number | null
  /** Backdated: nobody is asked for news of it. */
  readonly is_past?: boolean
}

type SentOrder = Pick<OrderRecord, 'seller_id' | 'id' | 'order_no' | 'channel_name_zh'>

async function addParcel(tx: AppCtx, order: SentOrder, parcel: ParcelToSend, is_past: boolean): Promise<void> {
  const { seller_id, id: order_id } = order
  const { tracking_no, weight_g = null, label_id, tracked_by = null, carrier_ref = '' } = parcel
  if (await selectTrackingOwner(tx.db, seller_id, tracking_no)) throw new AppError('tracking_taken', { tracking_no })
  const sent_at = tx.clock.now().toISOString()
  const shipment_id = await insertShipment(tx.db, {
    seller_id,
    order_id,
    tracking_no,
    carrier: order.channel_name_zh,
    state: 'sent',
    sent_at,
    weight_g,
    tracked_by,
    carrier_ref,
    // Carriers know the parcels they made labels for.
    registered_at: tracked_by ? sent_at : null,
  })
  if (label_id !== undefined) await changeLabel(tx.db, seller_id, label_id, { shipment_id, updated_at: sent_at })
  if (!tracked_by && !is_past) await tx.jobs.send(registerParcelJob, { seller_id, shipment_id })
}

/** Sends a packed order off, in one parcel or several. Once: an order that has left refuses. */
export async function sendParcels(
  ctx: AppCtx,
  order: SentOrder,
  { parcels, user_id, is_past = false }: Sending,
): Promise<void> {
  const { seller_id, id, order_no } = order
  const numbers = parcels.map(({ tracking_no }) => tracking_no)
  await inTransaction(ctx, async (tx) => {
    const actor = user_id === null ? 'system' : 'staff'
    const detail = { tracking_no: numbers[0] ?? '', tracking_nos: numbers.join(' ') }
    const move = { to: 'shipped' as const, actor: actor as 'system' | 'staff', user_id, detail }
    if (!(await advanceOrder(tx, { seller_id, id, from: 'packed' }, move)))
      throw new AppError('order_not_packed', { order_no })
    for (const parcel of parcels) await addParcel(tx, order, parcel, is_past)
    // A number typed by hand replaces the label.
    await cancelUnusedLabels(tx, seller_id, id)
    await sendMessage(tx, {
      seller_id,
      type: 2,
      permission: 'order.admin',
      digest: orderDigest('shipped'),
      title: { zh: `订单 ${order_no} 已发货`, en: `Order ${order_no} has shipped` },
      body: {
        zh: `运单号 ${numbers.join('、')}。`,
        en: `Tracking ${pluralForm(numbers.length, 'number', 'numbers')} ${numbers.join(', ')}.`,
      },
      link: `/myOrder/orderDetail/${id}`,
    })
  })
}

export async function shipOrder(ctx: StaffCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const order = await findOrderByNumber(ctx.db, input.order_no)
  if (!order) throw new AppError('not_found')
  const { tracking_no, weight_g, more_tracking_nos } = input
  const more = new Set(more_tracking_nos.filter((number) => number !== tracking_no))
  const parcels = [{ tracking_no, weight_g }, ...[...more].map((number) => ({ tracking_no: number }))]
  await sendParcels(ctx, order, { parcels, user_id: ctx.identity.user_id })
  return { order_no: order.order_no, tracking_no }
}
