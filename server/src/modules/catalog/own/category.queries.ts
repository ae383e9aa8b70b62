import type { Db } from '../../../infra/db/database.ts'

export const listCategoryRows = (db: Db, seller_id: number) =>
  db
    .selectFrom('user_product_category')
    .select(['id', 'parent_id', 'name', 'sort'])
    .where('seller_id', '=', seller_id)
    .orderBy('sort')
    .orderBy('id')
    .execute()

export async function insertCategory(
  db: Db,
  seller_id: number,
  row: { readonly name: string; readonly parent_id: number | null; readonly sort: number },
): Promise<number> {
  const { id } = await db
    .insertInto('user_product_category')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeCategory(
  db: Db,
  seller_id: number,
  id: number,
  change: { readonly name?: string; readonly parent_id?: number | null; readonly sort?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_product_category')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves the contents of a category to its parent, or to none. */
export async function emptyCategory(db: Db, seller_id: number, id: number, parent_id: number | null): Promise<void> {
  await db
    .updateTable('user_product_category')
    .set({ parent_id })
    .where('seller_id', '=', seller_id)
    .where('parent_id', '=', id)
    .execute()
  await db
    .updateTable('product_favourite')
    .set({ category_id: parent_id })
    .where('seller_id', '=', seller_id)
    .where('category_id', '=', id)
    .execute()
}

export const deleteCategoryRow = (db: Db, seller_id: number, id: number) =>
  db.deleteFrom('user_product_category').where('seller_id', '=', seller_id).where('id', '=', id).execute()
