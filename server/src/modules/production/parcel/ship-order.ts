import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { shipOrder as contract } from '@inkroute/contract/production/production'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sendMessage } from '../../message/message.ts'
import { advanceOrder, findOrderByNumber, type OrderRecord } from '../../order/order.ts'
import { insertShipment, selectTrackingOwner } from '../production.queries.ts'
import { registerParcelJob } from './register-parcel.job.ts'

interface Parcel {
  readonly tracking_no: string
  readonly user_id: number | null
  readonly weight_g?: number | undefined
  /** Backdated: not registered with the carrier. */
  readonly is_past?: true
}

/** Sends a packed order off. Once: an order that has left refuses. */
export async function sendParcel(
  ctx: AppCtx,
  order: Pick<OrderRecord, 'seller_id' | 'id' | 'order_no' | 'channel_name_zh'>,
  { tracking_no, user_id, weight_g, is_past }: Parcel,
): Promise<void> {
  const { seller_id, id, order_no } = order
  await inTransaction(ctx, async (tx) => {
    if (await selectTrackingOwner(tx.db, seller_id, tracking_no)) throw new AppError('tracking_taken', { tracking_no })
    const actor = user_id === null ? 'system' : 'staff'
    const moved = await advanceOrder(
      tx,
      { seller_id, id, from: 'packed' },
      { to: 'shipped', actor, user_id, detail: { tracking_no } },
    )
    if (!moved) throw new AppError('order_not_packed', { order_no })
    const sent_at = tx.clock.now().toISOString()
    const carrier = order.channel_name_zh
    const parcel = { seller_id, order_id: id, tracking_no, carrier, state: 'sent', sent_at, weight_g: weight_g ?? null }
    const shipment_id = await insertShipment(tx.db, parcel)
    if (!is_past) await tx.jobs.send(registerParcelJob, { seller_id, shipment_id })
    await sendMessage(tx, {
      seller_id,
      type: 2,
      permission: 'order.admin',
      once_key: `order-shipped:${id}`,
      title: { zh: `订单 ${order_no} 已发货`, en: `Order ${order_no} is on its way` },
      body: { zh: `运单号 ${tracking_no}。`, en: `Tracking number ${tracking_no}.` },
      link: `/myOrder/orderDetail/${id}`,
    })
  })
}

export async function shipOrder(ctx: StaffCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const order = await findOrderByNumber(ctx.db, input.order_no)
  if (!order) throw new AppError('not_found')
  const { tracking_no, weight_g } = input
  await sendParcel(ctx, order, { tracking_no, weight_g, user_id: ctx.identity.user_id })
  return { order_no: order.order_no, tracking_no }
}
