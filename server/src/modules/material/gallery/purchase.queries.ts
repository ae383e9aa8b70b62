import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { ForSale } from './gallery.hooks.ts'

export type GalleryKind = 'artwork' | 'template'

/** Of these slugs or numbers, those the seller has paid for. */
export async function boughtItems(
  db: Db,
  seller_id: number,
  kind: GalleryKind,
  items: readonly string[],
): Promise<Set<string>> {
  if (items.length === 0) return new Set()
  const rows = await db
    .selectFrom('gallery_purchase')
    .select('item')
    .where('seller_id', '=', seller_id)
    .where('kind', '=', kind)
    .where('item', '=', sql<string>`any(${[...new Set(items)]}::text[])`)
    .where('paid_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ item }) => item))
}

export const findArtworkForSale = (db: Db, slug: string): Promise<ForSale | undefined> =>
  db
    .selectFrom('gallery_artwork')
    .select(['name_zh', 'name_en', 'price_fen'])
    .where('slug', '=', slug)
    .where('state', '=', 'on_sale')
    .executeTakeFirst()

interface Wish {
  readonly kind: GalleryKind
  readonly item: string
  readonly price_fen: number
  readonly created_by: number
  readonly created_at: string
}

/** Reuses an unpaid purchase of the same item, so that nothing is paid for twice. */
export async function takePurchase(db: Db, seller_id: number, wish: Wish): Promise<number> {
  const open = await db
    .selectFrom('gallery_purchase')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('kind', '=', wish.kind)
    .where('item', '=', wish.item)
    .where('price_fen', '=', wish.price_fen)
    .where('paid_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst()
  if (open) return open.id
  const { id } = await db
    .insertInto('gallery_purchase')
    .values({ seller_id, ...wish })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const lockPurchase = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('gallery_purchase')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const markPaid = (db: Db, seller_id: number, id: number, paid_at: string) =>
  db.updateTable('gallery_purchase').set({ paid_at }).where('seller_id', '=', seller_id).where('id', '=', id).execute()
