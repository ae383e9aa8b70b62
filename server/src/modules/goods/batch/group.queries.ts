import type { Db } from '../../../infra/db/database.ts'

export const selectGroups = (db: Db, seller_id: number) =>
  db
    .selectFrom('product_group')
    .select(['id', 'name', 'product_ids'])
    .where('seller_id', '=', seller_id)
    .orderBy('name')
    .execute()

export const upsertGroup = (
  db: Db,
  seller_id: number,
  group: { readonly name: string; readonly product_ids: readonly number[]; readonly created_at: string },
) =>
  db
    .insertInto('product_group')
    .values({ seller_id, ...group, product_ids: [...group.product_ids] })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'name']).doUpdateSet({ product_ids: [...group.product_ids] }),
    )
    .returning(['id', 'name', 'product_ids'])
    .executeTakeFirstOrThrow()

export async function deleteGroup(db: Db, seller_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('product_group')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
