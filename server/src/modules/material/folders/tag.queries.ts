import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export const selectTags = (db: Db, seller_id: number) =>
  db
    .selectFrom('material_tag')
    .select(['material_tag.id', 'material_tag.name'])
    .select(
      sql<string>`(select count(*) from material_tagging t join upload u on u.seller_id = t.seller_id and u.id = t.material_id where t.seller_id = material_tag.seller_id and t.tag_id = material_tag.id and u.deleted_at is null)`.as(
        'count',
      ),
    )
    .where('material_tag.seller_id', '=', seller_id)
    .orderBy('material_tag.name')
    .execute()

export async function countTags(db: Db, seller_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('material_tag')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return count
}

export const findTagByName = (db: Db, seller_id: number, name: string) =>
  db
    .selectFrom('material_tag')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst()

/** The tags of these names, made where they are missing. */
export async function ensureTags(db: Db, seller_id: number, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  await db
    .insertInto('material_tag')
    .values(names.map((name) => ({ seller_id, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await db
    .selectFrom('material_tag')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where(
      sql`lower(name)`,
      'in',
      names.map((name) => name.toLowerCase()),
    )
    .execute()
  return rows.map(({ id }) => id)
}

export async function renameTag(db: Db, seller_id: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('material_tag')
    .set({ name })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteTag(db: Db, seller_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('material_tag')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function ownTagIds(db: Db, seller_id: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('material_tag')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function getTags(db: Db, seller_id: number, material_ids: readonly number[]) {
  const rows = await db
    .selectFrom('material_tagging')
    .innerJoin('material_tag', (join) =>
      join
        .onRef('material_tag.seller_id', '=', 'material_tagging.seller_id')
        .onRef('material_tag.id', '=', 'material_tagging.tag_id'),
    )
    .select(['material_tagging.material_id', 'material_tag.id', 'material_tag.name'])
    .where('material_tagging.seller_id', '=', seller_id)
    .where('material_tagging.material_id', '=', sql<number>`any(${material_ids}::bigint[])`)
    .orderBy('material_tag.name')
    .execute()
  const found = new Map<number, { id: number; name: string }[]>()
  for (const { material_id, id, name } of rows)
    found.set(material_id, [...(found.get(material_id) ?? []), { id, name }])
  return found
}

/** Adds every tag to every picture, ignoring existing pairs. The foreign key rejects other sellers' pictures. */
export async function addTaggings(db: Db, seller_id: number, ids: readonly number[], tag_ids: readonly number[]) {
  await sql`insert into material_tagging (seller_id, material_id, tag_id)
    select m.seller_id, m.id, t.id from material m cross join unnest(${tag_ids}::bigint[]) as t (id)
    where m.seller_id = ${seller_id} and m.id = any(${ids}::bigint[])
    on conflict do nothing`.execute(db)
}

export const removeTaggings = (
  db: Db,
  seller_id: number,
  ids: readonly number[],
  tag_ids: readonly number[] | 'all',
) => {
  const query = db
    .deleteFrom('material_tagging')
    .where('seller_id', '=', seller_id)
    .where('material_id', '=', sql<number>`any(${ids}::bigint[])`)
  return (tag_ids === 'all' ? query : query.where('tag_id', '=', sql<number>`any(${tag_ids}::bigint[])`)).execute()
}

export async function mostTagsOfOne(db: Db, seller_id: number, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ most: string | null }>`select max(n) as most from (
    select count(*) as n from material_tagging where seller_id = ${seller_id} and material_id = any(${ids}::bigint[])
    group by material_id) as counts`.execute(db)
  return Number(rows[0]?.most ?? 0)
}
