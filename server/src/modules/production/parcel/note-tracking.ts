import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sendMessage } from '../../message/message.ts'
import { advanceOrder, orderDigest } from '../../order/order.ts'
import type { CarrierEvent } from '../../service/service.ts'
import { markArrived } from '../core/production.queries.ts'
import { countUnderWay, findParcel, insertParcelEvent, lockParcel, selectKnownKeys } from './tracking.queries.ts'

type ParcelRow = NonNullable<Awaited<ReturnType<typeof findParcel>>>

/** The parcel is there. With the last of its parcels so is the order, and the seller hears of it. */
async function arrive(tx: AppCtx, parcel: ParcelRow, happened_at: string): Promise<void> {
  const { seller_id, id, order_id, order_no, tracking_no } = parcel
  await markArrived(tx.db, seller_id, id, happened_at)
  if ((await countUnderWay(tx.db, seller_id, order_id)) > 0) return
  const where = { seller_id, id: order_id, from: 'shipped' as const }
  const moved = await advanceOrder(tx, where, { to: 'delivered', actor: 'system', detail: { tracking_no } })
  if (!moved) return
  await sendMessage(tx, {
    seller_id,
    type: 2,
    permission: 'order.admin',
    digest: orderDigest('delivered'),
    title: { zh: `订单 ${order_no} 已签收`, en: `Order ${order_no} has been delivered` },
    body: { zh: `运单号 ${tracking_no}。`, en: `Tracking number ${tracking_no}.` },
    link: `/myOrder/orderDetail/${order_id}`,
  })
}

const tellTrouble = (tx: AppCtx, parcel: ParcelRow, { key, description, place }: CarrierEvent) => {
  const words = [description, place].filter(Boolean).join(' · ') || parcel.tracking_no
  return sendMessage(tx, {
    seller_id: parcel.seller_id,
    type: 2,
    permission: 'order.admin',
    once_key: `parcel-exception:${parcel.id}:${key}`,
    title: { zh: `订单 ${parcel.order_no} 运输异常`, en: `Delivery problem with order ${parcel.order_no}` },
    body: { zh: words, en: words },
    link: `/myOrder/orderDetail/${parcel.order_id}`,
  })
}

/** Records a tracking event. Repeats are ignored and late events are sorted by time. */
export async function noteTracking(
  ctx: AppCtx,
  seller_id: number,
  shipment_id: number,
  event: CarrierEvent,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const parcel = await findParcel(tx.db, seller_id, shipment_id)
    const locked = await lockParcel(tx.db, seller_id, shipment_id)
    if (!parcel || !locked) return
    const is_new = await insertParcelEvent(tx.db, {
      seller_id,
      shipment_id,
      event_key: event.key,
      code: event.code,
      description: event.description.slice(0, 300),
      place: event.place.slice(0, 120),
      happened_at: event.happened_at,
      received_at: tx.clock.now().toISOString(),
    })
    if (is_new && event.code === 'delivered' && locked.state === 'sent') await arrive(tx, parcel, event.happened_at)
    if (is_new && event.code === 'exception') await tellTrouble(tx, parcel, event)
  })
}

/** Carriers tell the whole story each time: only its new events are recorded, the oldest first. */
export async function noteEvents(
  ctx: AppCtx,
  { seller_id, id }: { readonly seller_id: number; readonly id: number },
  events: readonly CarrierEvent[],
): Promise<void> {
  if (events.length === 0) return
  const known = await selectKnownKeys(ctx.db, seller_id, id)
  const fresh = events.filter(({ key }) => !known.has(key))
  for (const event of fresh.toSorted((a, b) => (a.happened_at < b.happened_at ? -1 : 1)))
    await noteTracking(ctx, seller_id, id, event)
}
