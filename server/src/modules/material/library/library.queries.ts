import type { MaterialFilter } from '@inkroute/contract/material/item'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** The filter of the library with folders spelled out and days given a zone. */
export interface LibraryFilter extends Omit<Partial<MaterialFilter>, 'category_id' | 'sort'> {
  /** A folder and its subfolders; `none` means pictures without a folder. */
  readonly category_ids?: readonly number[] | 'none' | undefined
  readonly time_zone: string
}

const pattern = (word: string) => `%${word.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
const midnight = (day: string, zone: string, days = 0) =>
  sql<string>`(${day}::date + ${days}::int)::timestamp at time zone ${zone}`

/** Library pictures including those being processed; deleted ones only on request. */
const libraryRows = (db: Db, seller_id: number, is_deleted = false) =>
  db
    .selectFrom('upload')
    .leftJoin('material', (join) =>
      join.onRef('material.seller_id', '=', 'upload.seller_id').onRef('material.id', '=', 'upload.id'),
    )
    .where('upload.seller_id', '=', seller_id)
    .where('upload.purpose', '=', 'material')
    .where('upload.status', '<>', 'refused')
    .where('upload.deleted_at', is_deleted ? 'is not' : 'is', null)

type Rows = ReturnType<typeof libraryRows>
/** The rows with some of their columns. */
type Found<O> = Rows extends SelectQueryBuilder<infer D, infer T, unknown> ? SelectQueryBuilder<D, T, O> : never

function byFolderAndTag(rows: Rows, filter: LibraryFilter): Rows {
  let query = rows
  const { category_ids, tag_ids } = filter
  if (category_ids === 'none') query = query.where('material.category_id', 'is', null)
  else if (category_ids) query = query.where('material.category_id', 'in', category_ids.length > 0 ? category_ids : [0])
  for (const tag_id of tag_ids ?? []) {
    query = query.where(
      sql<boolean>`exists (select 1 from material_tagging t where t.seller_id = upload.seller_id and t.material_id = upload.id and t.tag_id = ${tag_id})`,
    )
  }
  if (filter.is_untagged === '1') {
    query = query.where(
      sql<boolean>`not exists (select 1 from material_tagging t where t.seller_id = upload.seller_id and t.material_id = upload.id)`,
    )
  }
  return query
}

function byLook(rows: Rows, filter: LibraryFilter): Rows {
  let query = rows
  if (filter.type) query = query.where('upload.type', '=', filter.type)
  if (filter.color) query = query.where(sql<boolean>`material.color_families @> array[${filter.color}]::text[]`)
  if (filter.aspect) query = query.where('material.aspect', '=', filter.aspect)
  if (filter.kind) query = query.where('material.kind', '=', filter.kind)
  if (filter.style) query = query.where('material.style', '=', filter.style)
  if (filter.has_alpha) query = query.where('upload.has_alpha', '=', filter.has_alpha === '1')
  if (filter.tileable) query = query.where('material.tileable', '=', filter.tileable === '1')
  return query
}

export function filtered(db: Db, seller_id: number, filter: LibraryFilter): Rows {
  let query = byLook(byFolderAndTag(libraryRows(db, seller_id, filter.is_deleted === '1'), filter), filter)
  for (const word of (filter.keyword ?? '').split(/\s+/).filter(Boolean).slice(0, 6)) {
    const like = pattern(word)
    // A word matches either the name or a tag.
    query = query.where(
      sql<boolean>`(upload.name ilike ${like} or exists (select 1 from material_tagging t join material_tag g on g.seller_id = t.seller_id and g.id = t.tag_id where t.seller_id = upload.seller_id and t.material_id = upload.id and g.name ilike ${like}))`,
    )
  }
  const { time_zone } = filter
  if (filter.date_from) query = query.where('upload.created_at', '>=', midnight(filter.date_from, time_zone))
  if (filter.date_to) query = query.where('upload.created_at', '<', midnight(filter.date_to, time_zone, 1))
  return query
}

const shown = (rows: Rows) =>
  rows
    .selectAll('upload')
    .select(['material.category_id', 'material.colors', 'material.color_families', 'material.aspect'])
    .select(['material.kind', 'material.style', 'material.tileable', 'material.origin'])

export type MaterialRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

function sorted<O>(query: Found<O>, sort: MaterialFilter['sort']): Found<O> {
  const by = {
    newest: () => query.orderBy('upload.created_at', 'desc').orderBy('upload.id', 'desc'),
    oldest: () => query.orderBy('upload.created_at').orderBy('upload.id'),
    name: () => query.orderBy('upload.name').orderBy('upload.id'),
    largest: () => query.orderBy(sql`upload.width_px::bigint * upload.height_px desc nulls last`).orderBy('upload.id'),
    heaviest: () => query.orderBy('upload.bytes', 'desc').orderBy('upload.id'),
  }
  return by[sort]()
}

export const selectMaterials = (
  db: Db,
  seller_id: number,
  filter: LibraryFilter,
  page: { readonly sort: MaterialFilter['sort']; readonly limit: number; readonly offset: number },
): Promise<MaterialRow[]> =>
  sorted(shown(filtered(db, seller_id, filter)), page.sort)
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countMaterials(db: Db, seller_id: number, filter: LibraryFilter): Promise<number> {
  const { count } = await filtered(db, seller_id, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function selectIds(
  db: Db,
  seller_id: number,
  filter: LibraryFilter,
  sort: MaterialFilter['sort'],
  limit: number,
): Promise<number[]> {
  const rows = await sorted(filtered(db, seller_id, filter).select('upload.id'), sort)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** These pictures in no particular order; other sellers' and hidden ones are left out. */
export const selectByIds = (db: Db, seller_id: number, ids: readonly number[]): Promise<MaterialRow[]> =>
  shown(libraryRows(db, seller_id)).where('upload.id', '=', sql<number>`any(${ids}::bigint[])`).execute()

const plainName = sql`lower(regexp_replace(upload.name, '\\.(png|jpe?g|bmp|gif|webp|psd|svg|tiff?)$', '', 'i'))`

/** Pictures of these names, in lower case and without ending, the oldest first. */
export const selectByNames = (db: Db, seller_id: number, names: readonly string[]): Promise<MaterialRow[]> =>
  shown(libraryRows(db, seller_id))
    .where('upload.status', '=', 'ready')
    .where(sql<boolean>`${plainName} = any(${names}::text[])`)
    .orderBy('upload.id')
    .execute()

/** Pictures that can be worked with: ready and in the library. */
export const selectReady = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('upload')
    .select(['id', 'name', 'picture_key', 'vector_key', 'preview_1000_key', 'width_px', 'height_px', 'bytes'])
    .where('seller_id', '=', seller_id)
    .where('purpose', '=', 'material')
    .where('status', '=', 'ready')
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .execute()

/** Pictures used by documents, including ones the seller has deleted since. */
export const selectPictures = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('upload')
    .select(['id', 'name', 'picture_key', 'preview_1000_key', 'width_px', 'height_px', 'has_alpha'])
    .where('seller_id', '=', seller_id)
    .where('status', '=', 'ready')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()

export async function moveRows(
  db: Db,
  seller_id: number,
  ids: readonly number[],
  category_id: number | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('material')
    .set({ category_id })
    .where('seller_id', '=', seller_id)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function getUsage(db: Db, seller_id: number) {
  const row = await libraryRows(db, seller_id)
    .select((select) => select.fn.countAll<number>().as('count'))
    .select(sql<string>`coalesce(sum(coalesce(upload.stored_bytes, upload.bytes)), 0)`.as('bytes'))
    .select(sql<string>`count(*) filter (where material.category_id is null)`.as('unsorted'))
    .executeTakeFirstOrThrow()
  const hidden = await libraryRows(db, seller_id, true)
    .select((select) => select.fn.countAll<number>().as('count'))
    .select(sql<string>`coalesce(sum(coalesce(upload.stored_bytes, upload.bytes)), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return {
    count: row.count,
    bytes: Number(row.bytes) + Number(hidden.bytes),
    unsorted: Number(row.unsorted),
    deleted: hidden.count,
  }
}

/** Bytes used in storage. Hidden pictures count too; pictures still being processed count by their upload size. */
export async function usedBytes(db: Db, seller_id: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('upload')
    .select(sql<string>`coalesce(sum(coalesce(stored_bytes, bytes)), 0)`.as('bytes'))
    .where('seller_id', '=', seller_id)
    .where('purpose', '=', 'material')
    .where('status', '<>', 'refused')
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** Other holders of the picture's file, grouped by the prefix of the holder's name before the first colon. */
export const selectUses = (db: Db, seller_id: number, picture_key: string) =>
  db
    .selectFrom('object_hold')
    .select(sql<string>`split_part(holder, ':', 1)`.as('kind'))
    .select(sql<string>`count(distinct holder)`.as('count'))
    .where('seller_id', '=', seller_id)
    .where('object_key', '=', picture_key)
    .where('holder', 'not like', 'upload:%')
    .groupBy(sql`1`)
    .execute()

export async function selectTwins(db: Db, seller_id: number, id: number, picture_key: string): Promise<number[]> {
  const rows = await libraryRows(db, seller_id)
    .select('upload.id')
    .where('upload.picture_key', '=', picture_key)
    .where('upload.id', '<>', id)
    .limit(20)
    .execute()
  return rows.map((row) => row.id)
}

/** Expired pictures that nothing else uses. A picture still held by a design keeps its row. */
export const selectPurgeable = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('upload')
    .select(['seller_id', 'id'])
    .where('deleted_at', '<', before)
    .where(
      sql<boolean>`not exists (select 1 from object_hold h where h.seller_id = upload.seller_id and h.object_key = upload.picture_key and h.holder not like 'upload:%')`,
    )
    .limit(limit)
    .execute()

export async function liveIds(db: Db, seller_id: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await libraryRows(db, seller_id)
    .select('upload.id')
    .where('upload.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
