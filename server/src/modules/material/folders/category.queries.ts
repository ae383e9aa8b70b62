import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { lockTurn } from '../../../infra/db/seller-turn.queries.ts'

export const selectCategories = (db: Db, seller_id: number) =>
  db
    .selectFrom('material_category')
    .select(['id', 'parent_id', 'name', 'sort'])
    .where('seller_id', '=', seller_id)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** Pictures directly in each folder. */
export async function countByCategory(db: Db, seller_id: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ category_id: number; count: string }>`select m.category_id, count(*) as count
    from material m join upload u on u.seller_id = m.seller_id and u.id = m.id
    where m.seller_id = ${seller_id} and m.category_id is not null and u.deleted_at is null and u.status = 'ready'
    group by m.category_id`.execute(db)
  return new Map(rows.map(({ category_id, count }) => [Number(category_id), Number(count)]))
}

/** Serialises tree changes, so that two concurrent moves cannot create a cycle. */
export const lockFolders = (db: Db, seller_id: number) => lockTurn(db, 'material_category', seller_id)

export async function insertCategory(
  db: Db,
  seller_id: number,
  row: { readonly parent_id: number | null; readonly name: string; readonly sort: number },
): Promise<number> {
  const { id } = await db
    .insertInto('material_category')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateCategory = (
  db: Db,
  seller_id: number,
  id: number,
  change: { readonly name?: string; readonly parent_id?: number | null; readonly sort?: number },
) => db.updateTable('material_category').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export async function moveContents(
  db: Db,
  seller_id: number,
  from: readonly number[],
  to: number | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('material')
    .set({ category_id: to })
    .where('seller_id', '=', seller_id)
    .where('category_id', 'in', from)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Deepest first, because of the foreign key to the parent. */
export async function deleteCategories(db: Db, seller_id: number, ids: readonly number[]): Promise<void> {
  for (const id of [...ids].reverse()) {
    await db.deleteFrom('material_category').where('seller_id', '=', seller_id).where('id', '=', id).execute()
  }
}
