import type { ParcelFinder } from '../order/order.ts'
import { selectParcels } from './production.queries.ts'

/** Which parcels orders travel in, for those who show orders. */
export const findParcels: ParcelFinder = async (ctx, seller_id, order_ids) =>
  Map.groupBy(await selectParcels(ctx.db, seller_id, order_ids), (parcel) => parcel.order_id)
