import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** Tags in their order; goods in the recycle bin are not counted. */
export async function selectTags(db: Db, seller_id: number) {
  const { rows } = await sql<{ id: number; name: string; color: string; count: number }>`
    select t.id, t.name, t.color,
      (select count(*) from goods_tag_link l join goods g on g.seller_id = l.seller_id and g.id = l.goods_id
        where l.seller_id = t.seller_id and l.tag_id = t.id and g.deleted_at is null) as count
    from goods_tag t where t.seller_id = ${seller_id} order by t.sort, t.id`.execute(db)
  return rows
}

export const selectTagMarks = (db: Db, seller_id: number, goods_ids: readonly number[]) =>
  db
    .selectFrom('goods_tag_link')
    .innerJoin('goods_tag', (join) =>
      join
        .onRef('goods_tag.seller_id', '=', 'goods_tag_link.seller_id')
        .onRef('goods_tag.id', '=', 'goods_tag_link.tag_id'),
    )
    .select(['goods_tag_link.goods_id', 'goods_tag.id', 'goods_tag.name', 'goods_tag.color'])
    .where('goods_tag_link.seller_id', '=', seller_id)
    .where('goods_tag_link.goods_id', 'in', [...goods_ids, 0])
    .orderBy('goods_tag.sort')
    .orderBy('goods_tag.id')
    .execute()

export async function insertTag(db: Db, seller_id: number, name: string, color: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into goods_tag (seller_id, name, color, sort)
    select ${seller_id}, ${name}, ${color}, coalesce(max(sort), 0) + 1 from goods_tag where seller_id = ${seller_id}
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

export const findTagByName = (db: Db, seller_id: number, name: string) =>
  db
    .selectFrom('goods_tag')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst()

export async function updateTagRow(
  db: Db,
  seller_id: number,
  id: number,
  change: { name?: string; color?: string; sort?: number },
): Promise<boolean> {
  const result = await db
    .updateTable('goods_tag')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteTagRow(db: Db, seller_id: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('goods_tag')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function countOwnTags(db: Db, seller_id: number, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { total } = await db
    .selectFrom('goods_tag')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow()
  return total
}

export async function linkTags(
  db: Db,
  seller_id: number,
  goods_ids: readonly number[],
  tag_ids: readonly number[],
): Promise<void> {
  if (goods_ids.length === 0 || tag_ids.length === 0) return
  const rows = goods_ids.flatMap((goods_id) => tag_ids.map((tag_id) => ({ seller_id, goods_id, tag_id })))
  await db
    .insertInto('goods_tag_link')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unlinkTags(
  db: Db,
  seller_id: number,
  goods_ids: readonly number[],
  tag_ids: readonly number[] | 'all',
): Promise<void> {
  let query = db
    .deleteFrom('goods_tag_link')
    .where('seller_id', '=', seller_id)
    .where('goods_id', 'in', [...goods_ids, 0])
  if (tag_ids !== 'all') query = query.where('tag_id', 'in', [...tag_ids, 0])
  await query.execute()
}
