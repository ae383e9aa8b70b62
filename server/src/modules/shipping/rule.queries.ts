import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { ShippingRule } from '../../infra/db/tables.gen.ts'

export const listRuleRows = (db: Db, seller_id: number) =>
  db.selectFrom('shipping_rule').selectAll().where('seller_id', '=', seller_id).orderBy('sort').orderBy('id').execute()

/** Creating and sorting take turns, so that the limit and the order hold. */
export const lockRules = (db: Db, seller_id: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('shipping_rule', ${seller_id}))`.execute(db)

export async function insertRule(
  db: Db,
  seller_id: number,
  row: Omit<Insertable<ShippingRule>, 'seller_id' | 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('shipping_rule')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeRule(
  db: Db,
  seller_id: number,
  id: number,
  change: Updateable<ShippingRule>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shipping_rule')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeRule(db: Db, seller_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shipping_rule')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
