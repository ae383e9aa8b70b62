import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export async function selectClasses(db: Db, seller_id: number) {
  const { rows } = await sql<{ id: number; parent_id: number | null; name: string; count: number }>`
    select c.id, c.parent_id, c.name, count(g.id)::int as count
    from goods_class c
    left join goods_class_link l on l.seller_id = c.seller_id and l.class_id = c.id
    left join goods g on g.seller_id = l.seller_id and g.id = l.goods_id and g.deleted_at is null
    where c.seller_id = ${seller_id}
    group by c.seller_id, c.id order by c.sort, c.id`.execute(db)
  return rows
}

export async function countLiveGoods(db: Db, seller_id: number): Promise<number> {
  const { total } = await db
    .selectFrom('goods')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('seller_id', '=', seller_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Null when one beside it has the name. */
export async function insertClass(
  db: Db,
  seller_id: number,
  row: { readonly name: string; readonly parent_id: number | null; readonly sort: number },
): Promise<number | null> {
  const made = await db
    .insertInto('goods_class')
    .values({ seller_id, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export async function changeClass(
  db: Db,
  seller_id: number,
  id: number,
  change: { readonly name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('goods_class')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** All at once, in the order given. */
export const sortClasses = (db: Db, seller_id: number, ids: readonly number[]) =>
  sql`update goods_class c set sort = n.place - 1 from unnest(${ids}::bigint[]) with ordinality as n (id, place)
    where c.seller_id = ${seller_id} and c.id = n.id`.execute(db)

/** Deletes subclasses first. */
export async function deleteClassRows(db: Db, seller_id: number, id: number): Promise<boolean> {
  const own = db.deleteFrom('goods_class').where('seller_id', '=', seller_id)
  await own.where('parent_id', '=', id).execute()
  const { numDeletedRows } = await own.where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export const unlinkClass = (db: Db, seller_id: number, goods_ids: readonly number[]) =>
  db
    .deleteFrom('goods_class_link')
    .where('seller_id', '=', seller_id)
    .where('goods_id', 'in', [...goods_ids, 0])
    .execute()

export const linkClass = (db: Db, seller_id: number, goods_ids: readonly number[], class_id: number) =>
  db
    .insertInto('goods_class_link')
    .values(goods_ids.map((goods_id) => ({ seller_id, goods_id, class_id })))
    .execute()
