import type { Db } from '../../../infra/db/database.ts'

export async function selectFirstSale(db: Db, product_id: number): Promise<string | undefined> {
  const row = await db.selectFrom('product').select('published_at').where('id', '=', product_id).executeTakeFirst()
  return row?.published_at
}

/** The days products were first on sale, for those that were. */
export async function selectFirstSales(db: Db, product_ids: readonly number[]): Promise<Map<number, string>> {
  if (product_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'published_at'])
    .where('id', 'in', [...product_ids])
    .execute()
  return new Map(rows.map(({ id, published_at }) => [id, published_at]))
}

/** Shows or hides a product. It belongs to staff from then on: its file no longer changes it. */
export async function setVisible(db: Db, product_id: number, is_visible: boolean): Promise<void> {
  await db.updateTable('product').set({ is_visible, is_own: true }).where('id', '=', product_id).execute()
  await db.updateTable('product_search').set({ is_visible }).where('product_id', '=', product_id).execute()
}

/** Numbers, colours and sizes of every variant the product ever had; ids as documents count them. */
export async function selectVariantNumbers(db: Db, product_id: number) {
  const rows = await db
    .selectFrom('product_item')
    .select(['id', 'color_id', 'size_id'])
    .where('product_id', '=', product_id)
    .execute()
  return rows
}
