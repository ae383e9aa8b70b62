import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { ParcelLabel } from '../../../infra/db/tables.gen.ts'
import type { DeclaredLine } from './customs.rules.ts'

const withOrder = (db: Db) =>
  db
    .selectFrom('parcel_label as p')
    .innerJoin('sales_order as o', (join) =>
      join.onRef('o.seller_id', '=', 'p.seller_id').onRef('o.id', '=', 'p.order_id'),
    )
    .selectAll('p')
    .select('o.order_no')

/** Everything of an order but what was cancelled without trouble. */
export const selectShownLabels = (db: Db, seller_id: number, order_id: number) =>
  withOrder(db)
    .where('p.seller_id', '=', seller_id)
    .where('p.order_id', '=', order_id)
    .where((where) => where.or([where('p.state', '<>', 'cancelled'), where('p.error', '<>', '')]))
    .orderBy('p.parcel_no')
    .orderBy('p.id')
    .execute()

/** Of an order, the one label of each parcel. */
export const selectCurrentLabels = (db: Db, seller_id: number, order_id: number) =>
  withOrder(db)
    .where('p.seller_id', '=', seller_id)
    .where('p.order_id', '=', order_id)
    .where('p.state', 'in', ['queued', 'made', 'failed'])
    .orderBy('p.parcel_no')
    .execute()
export type LabelRow = Awaited<ReturnType<typeof selectCurrentLabels>>[number]

export const countLabels = async (db: Db, seller_id: number, order_id: number): Promise<number> => {
  const row = await db
    .selectFrom('parcel_label')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Staff look across sellers: what failed, what is being made, and what is ready and has not left. */
export const selectOpenLabels = (db: Db, limit: number) =>
  withOrder(db)
    .where('p.state', 'in', ['queued', 'made', 'failed'])
    .where('o.state', '=', 'packed')
    .orderBy(sql`p.state = 'failed'`, 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()

/** Staff name a label by its own number, which is one across sellers. */
export const findLabel = (db: Db, id: number) => withOrder(db).where('p.id', '=', id).executeTakeFirst()

export const lockLabel = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('parcel_label')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function insertLabel(db: Db, row: Insertable<ParcelLabel>): Promise<number> {
  const { id } = await db.insertInto('parcel_label').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const changeLabel = (db: Db, seller_id: number, id: number, change: Updateable<ParcelLabel>) =>
  db.updateTable('parcel_label').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** Longer than all calls to a carrier together may take. */
const CLAIM_MS = 10 * 60_000

/** The row for one worker only; one that never came back is taken over. */
export const claimLabel = (db: Db, seller_id: number, id: number, now: Date) =>
  db
    .updateTable('parcel_label')
    .set({ claimed_at: now.toISOString() })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'cancelling'])
    .where((where) =>
      where.or([
        where('claimed_at', 'is', null),
        where('claimed_at', '<', new Date(now.getTime() - CLAIM_MS).toISOString()),
      ]),
    )
    .returningAll()
    .executeTakeFirst()

export async function selectDeclared(db: Db, seller_id: number, order_id: number): Promise<DeclaredLine[]> {
  const rows = await db
    .selectFrom('sales_order_line as l')
    .innerJoin('product as p', 'p.id', 'l.product_id')
    .innerJoin('product_item as i', 'i.id', 'l.item_id')
    .select(['l.sku_code', 'l.quantity', 'l.unit_fen', 'p.name_zh', 'p.name_en', 'p.hs_codes', 'p.origin_country'])
    .select(['i.weight_g', 'i.length_cm', 'i.width_cm', 'i.height_cm'])
    .where('l.seller_id', '=', seller_id)
    .where('l.order_id', '=', order_id)
    .orderBy('l.id')
    .execute()
  return rows
}

export const findChannel = (db: Db, id: number) =>
  db
    .selectFrom('shipping_channel')
    .select(['label_carrier', 'label_code', 'max_weight_g', 'max_side_mm', 'max_girth_mm'])
    .select(['volumetric_divisor', 'volumetric_over_percent'])
    .where('id', '=', id)
    .executeTakeFirst()

export const findSender = (db: Db, code: string) =>
  db
    .selectFrom('warehouse')
    .select(['code', 'country', 'province_en', 'city_en', 'address_en', 'postcode'])
    .select(['contact_name', 'contact_phone', 'contact_email'])
    .where('code', '=', code)
    .executeTakeFirst()
export type SenderRow = NonNullable<Awaited<ReturnType<typeof findSender>>>
