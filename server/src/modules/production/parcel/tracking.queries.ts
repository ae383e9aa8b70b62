import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { ShipmentEvent } from '../../../infra/db/tables.gen.ts'

export const findParcel = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('shipment as s')
    .innerJoin('sales_order as o', (join) =>
      join.onRef('o.seller_id', '=', 's.seller_id').onRef('o.id', '=', 's.order_id'),
    )
    .selectAll('s')
    .select(['o.country', 'o.order_no'])
    .where('s.seller_id', '=', seller_id)
    .where('s.id', '=', id)
    .executeTakeFirst()

/** Locks the parcel, so that its state changes one event at a time. */
export const lockParcel = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('shipment')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const setTracked = (
  db: Db,
  seller_id: number,
  id: number,
  tracked: { readonly registered_at: string; readonly tracked_by: string },
) => db.updateTable('shipment').set(tracked).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const setPolled = (db: Db, seller_id: number, id: number, polled_at: string) =>
  db.updateTable('shipment').set({ polled_at }).where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** Parcels across sellers with this number: a carrier knows nothing of sellers. */
export const selectTracked = (db: Db, tracking_no: string, tracked_by: string) =>
  db
    .selectFrom('shipment')
    .select(['seller_id', 'id'])
    .where('tracking_no', '=', tracking_no)
    .where('tracked_by', '=', tracked_by)
    .execute()

/** Parcels under way across sellers that nobody was asked about since then. After three months nobody will be. */
export const selectToPoll = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('shipment')
    .select(['seller_id', 'id', 'tracking_no', 'carrier_ref', 'tracked_by', 'polled_at'])
    .where(sql<boolean>`state = 'sent' and tracked_by is not null`)
    .where(sql<boolean>`(polled_at is null or polled_at < ${before}::timestamptz)`)
    .where(sql<boolean>`sent_at > ${before}::timestamptz - interval '90 days'`)
    .orderBy(sql`polled_at nulls first`)
    .limit(limit)
    .execute()

export async function selectKnownKeys(db: Db, seller_id: number, shipment_id: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('shipment_event')
    .select('event_key')
    .where('seller_id', '=', seller_id)
    .where('shipment_id', '=', shipment_id)
    .execute()
  return new Set(rows.map(({ event_key }) => event_key))
}

/** Parcels of an order that have not arrived. */
export async function countUnderWay(db: Db, seller_id: number, order_id: number): Promise<number> {
  const row = await db
    .selectFrom('shipment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow()
  return row.count
}

/** False when the event is already known. */
export async function insertParcelEvent(db: Db, row: Insertable<ShipmentEvent>): Promise<boolean> {
  const inserted = await db
    .insertInto('shipment_event')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'shipment_id', 'event_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const selectParcels = (db: Db, seller_id: number, order_id: number) =>
  db
    .selectFrom('shipment')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()

/** By the time they happened, whenever they came. */
export const selectParcelEvents = (db: Db, seller_id: number, shipment_ids: readonly number[]) =>
  db
    .selectFrom('shipment_event')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('shipment_id', 'in', [...shipment_ids, 0])
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Recent parcels across sellers that are not registered with the carrier. */
export const selectUnregistered = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('shipment')
    .select(['seller_id', 'id as shipment_id'])
    .where(sql<boolean>`state = 'sent' and registered_at is null`)
    .where(sql<boolean>`sent_at < ${before}::timestamptz and sent_at > ${before}::timestamptz - interval '3 days'`)
    .orderBy('sent_at')
    .limit(limit)
    .execute()

export const selectAnyParcel = (db: Db) =>
  db
    .selectFrom('shipment')
    .select(['seller_id', 'id'])
    .where('state', '<>', 'sent')
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
