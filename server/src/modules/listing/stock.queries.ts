import { sql } from 'kysely'
import type { ListingDraft } from '../../connectors/core/listing.ts'
import type { Db } from '../../infra/db/database.ts'
import { jsonText } from '../../infra/db/json-column.ts'

/**
 * Marks every listing whose blanks moved since the last look, across sellers. Movements are numbered when they happen
 * and seen when they are committed, so those of the last minutes are looked at twice rather than missed.
 */
export async function markMoved(db: Db, overlap: number): Promise<void> {
  await sql`
    with mark as (select movement_id from listing_stock_mark for update),
    moved as (
      select m.id, m.item_id from stock_movement m, mark
      where m.id > mark.movement_id - ${overlap}
        and (m.id > mark.movement_id or m.created_at > now() - interval '3 minutes')
    ),
    due as (
      update listing l set stock_due = true
      from goods_sku s
      where s.item_id in (select item_id from moved) and s.seller_id = l.seller_id and s.goods_id = l.goods_id
        and l.state <> 'unpublished' and l.external_product_id <> '' and not l.stock_due
    )
    update listing_stock_mark set movement_id = greatest(movement_id, coalesce((select max(id) from moved), 0))
  `.execute(db)
}

export async function selectSellersDue(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('listing')
    .select('seller_id')
    .distinct()
    .where('stock_due', '=', true)
    .where('state', '=', 'live')
    .execute()
  return rows.map(({ seller_id }) => seller_id)
}

/** Live listings that can be updated now; listings being published follow later. */
export async function lockDue(db: Db, seller_id: number, limit: number) {
  return db
    .selectFrom('listing')
    .select(['id', 'goods_id', 'template_id', 'draft'])
    .where('seller_id', '=', seller_id)
    .where('stock_due', '=', true)
    .where('state', '=', 'live')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
}

export const clearDue = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .updateTable('listing')
    .set({ stock_due: false })
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .execute()

/** Marks listings for a price and quantity update only. */
export const wantOffer = (db: Db, seller_id: number, id: number, draft: ListingDraft, now: string) =>
  db
    .updateTable('listing')
    .set({
      draft: jsonText(draft),
      wish: 'offer',
      state: 'queued',
      attempts: 0,
      problems: jsonText([]),
      stock_due: false,
      updated_at: now,
    })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

export async function selectCaps(db: Db, seller_id: number, template_ids: readonly number[]) {
  const rows = await db
    .selectFrom('listing_template')
    .select('id')
    .select(sql<number>`(content ->> 'quantity')::int`.as('quantity'))
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...template_ids, 0])
    .execute()
  return new Map(rows.map(({ id, quantity }) => [id, quantity]))
}
