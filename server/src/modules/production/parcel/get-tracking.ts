import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type TrackingCode, trackingCodeNames } from '@inkroute/contract/production/codes'
import type { LabelState } from '@inkroute/contract/production/label/codes'
import type * as contract from '@inkroute/contract/production/production'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import type { Handler } from '../../../infra/hooks.ts'
import { type OrderRecord, type orderHooks, selectOrder } from '../../order/order.ts'
import { selectParcelsOfOrders } from '../core/production.queries.ts'
import { selectCurrentLabels } from '../label/label.queries.ts'
import { selectParcelEvents, selectParcels } from './tracking.queries.ts'

const instant = (at: string | Date): string => new Date(at).toISOString()

/** The seller is the one the marketplace holds to its label, so they may print it as well as the packing desk. */
async function platformLabels(ctx: SellerCtx, order: OrderRecord): Promise<contract.PlatformLabel[]> {
  const labels = await selectCurrentLabels(ctx.db, order.seller_id, order.id)
  return labels
    .filter(({ carrier }) => carrier === 'platform')
    .map(({ parcel_no, tracking_no, state, pdf_key }) => ({
      parcel_no,
      tracking_no,
      state: state as LabelState,
      pdf_url: pdf_key && `${ctx.storage.url(pdf_key)}&name=${order.order_no}-${parcel_no}.pdf`,
    }))
}

export async function getTracking(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getTracking>,
): Promise<Reply<typeof contract.getTracking>> {
  const order = await selectOrder(ctx.db, ctx.seller.id, id)
  if (!order) throw new AppError('not_found')
  const is_sent_by_platform = order.shipping_by === 'platform'
  const parcels = await selectParcels(ctx.db, ctx.seller.id, id)
  const events = await selectParcelEvents(
    ctx.db,
    ctx.seller.id,
    parcels.map((parcel) => parcel.id),
  )
  return {
    is_sent_by_platform,
    labels: is_sent_by_platform ? await platformLabels(ctx, order) : [],
    parcels: parcels.map((parcel) => ({
      id: parcel.id,
      tracking_no: parcel.tracking_no,
      carrier: parcel.carrier,
      is_arrived: parcel.state === 'arrived',
      sent_at: instant(parcel.sent_at),
      arrived_at: parcel.arrived_at && instant(parcel.arrived_at),
      events: events
        .filter((event) => event.shipment_id === parcel.id)
        .map((event) => ({
          code: event.code as TrackingCode,
          text: trackingCodeNames[event.code as TrackingCode][ctx.language],
          description: event.description,
          place: event.place,
          happened_at: instant(event.happened_at),
        })),
    })),
  }
}

/** Parcels by order. */
export const findParcels: Handler<typeof orderHooks.parcels> = async (ctx, seller_id, order_ids) =>
  Map.groupBy(await selectParcelsOfOrders(ctx.db, seller_id, order_ids), (parcel) => parcel.order_id)
