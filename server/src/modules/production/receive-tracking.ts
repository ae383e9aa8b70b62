import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { sendMessage } from '../message/message.ts'
import { advanceOrder } from '../order/order.ts'
import type { CarrierPush } from './carrier-callback.ts'
import { markArrived } from './production.queries.ts'
import { findParcel, insertParcelEvent, lockParcel } from './tracking.queries.ts'

type Told = Pick<CarrierPush, 'event_id' | 'code' | 'place' | 'happened_at'>

/** The parcel is there: so is its order, and the seller hears of it. */
async function arrive(
  tx: AppCtx,
  parcel: NonNullable<Awaited<ReturnType<typeof findParcel>>>,
  happened_at: string,
): Promise<void> {
  const { seller_id, id, order_id, order_no, tracking_no } = parcel
  await markArrived(tx.db, seller_id, id, happened_at)
  const where = { seller_id, id: order_id, from: 'shipped' as const }
  const moved = await advanceOrder(tx, where, { to: 'delivered', actor: 'system', detail: { tracking_no } })
  if (!moved) return
  await sendMessage(tx, {
    seller_id,
    type: 2,
    permission: 'order.admin',
    once_key: `order-delivered:${order_id}`,
    title: { zh: `订单 ${order_no} 已签收`, en: `Order ${order_no} is delivered` },
    body: { zh: `运单号 ${tracking_no}。`, en: `Tracking number ${tracking_no}.` },
    link: `/myOrder/orderDetail/${order_id}`,
  })
}

/** One event of a parcel, once: told again it changes nothing, told late it takes its place by time. */
export async function noteTracking(ctx: AppCtx, seller_id: number, shipment_id: number, told: Told): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const parcel = await findParcel(tx.db, seller_id, shipment_id)
    const locked = await lockParcel(tx.db, seller_id, shipment_id)
    if (!parcel || !locked) return
    const is_new = await insertParcelEvent(tx.db, {
      seller_id,
      shipment_id,
      event_key: told.event_id,
      code: told.code,
      place: told.place,
      happened_at: told.happened_at,
      received_at: tx.clock.now().toISOString(),
    })
    if (is_new && told.code === 'delivered' && locked.state === 'sent') await arrive(tx, parcel, told.happened_at)
    if (is_new && told.code === 'exception')
      await sendMessage(tx, {
        seller_id,
        type: 2,
        permission: 'order.admin',
        once_key: `parcel-exception:${shipment_id}:${told.event_id}`,
        title: { zh: `订单 ${parcel.order_no} 运输异常`, en: `Trouble on the way of order ${parcel.order_no}` },
        body: { zh: told.place || parcel.tracking_no, en: told.place || parcel.tracking_no },
        link: `/myOrder/orderDetail/${parcel.order_id}`,
      })
  })
}

/** False when no such parcel was handed to the carrier. */
export async function receiveTracking(ctx: AppCtx, push: CarrierPush): Promise<boolean> {
  const [seller_id = 0, shipment_id = 0] = push.ref.split('-').map(Number)
  const parcel = await findParcel(ctx.db, seller_id, shipment_id)
  if (!parcel || parcel.tracking_no !== push.tracking_no) return false
  await noteTracking(ctx, seller_id, shipment_id, push)
  return true
}
