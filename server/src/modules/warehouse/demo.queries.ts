import type { Db } from '../../infra/db/database.ts'

/** The first variants of a product with a shelf in a warehouse. */
export const selectDemoItems = (db: Db, code: string, warehouse_code: string, limit: number) =>
  db
    .selectFrom('product_stock as s')
    .innerJoin('product_item as i', 'i.id', 's.item_id')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.item_id', 's.pieces'])
    .where('p.code', '=', code)
    .where('s.warehouse_code', '=', warehouse_code)
    .orderBy('i.id')
    .limit(limit)
    .execute()

export const selectDemoStaff = (db: Db) =>
  db
    .selectFrom('app_user')
    .select(['id as user_id', 'username'])
    .where('kind', '=', 'staff')
    .where('is_demo', '=', true)
    .orderBy('id')
    .executeTakeFirst()
