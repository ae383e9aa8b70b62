import type { Db } from '../../../infra/db/database.ts'
import { lockTurn } from '../../../infra/db/seller-turn.queries.ts'

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

export const renameGroup = (db: Db, seller_id: number, id: number, name: string) =>
  db
    .updateTable('product_group')
    .set({ name })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .returning(['id', 'name', 'product_ids'])
    .executeTakeFirst()

/** Serialises changes to a seller's groups, so that unique names and the limit hold. */
export const lockGroups = (db: Db, seller_id: number) => lockTurn(db, 'product_group', seller_id)

export async function deleteGroup(db: Db, seller_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('product_group')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
