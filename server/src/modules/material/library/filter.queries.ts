import type { MaterialFilter } from '@inkroute/contract/material/item'
import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** The filter of the library with folders spelled out and days given a zone. */
export interface LibraryFilter extends Omit<Partial<MaterialFilter>, 'category_id' | 'sort'> {
  /** A folder and those below it; `none` is what lies in no folder. */
  readonly category_ids?: readonly number[] | 'none' | undefined
  readonly time_zone: string
}

const pattern = (word: string) => `%${word.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
const midnight = (day: string, zone: string, days = 0) =>
  sql<string>`(${day}::date + ${days}::int)::timestamp at time zone ${zone}`

/** Pictures of the library, those still being read included; hidden ones only when asked for. */
export const libraryRows = (db: Db, seller_id: number, is_deleted = false) =>
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
    // A word may stand in the name or be a tag.
    query = query.where(
      sql<boolean>`(upload.name ilike ${like} or exists (select 1 from material_tagging t join material_tag g on g.seller_id = t.seller_id and g.id = t.tag_id where t.seller_id = upload.seller_id and t.material_id = upload.id and g.name ilike ${like}))`,
    )
  }
  const { time_zone } = filter
  if (filter.date_from) query = query.where('upload.created_at', '>=', midnight(filter.date_from, time_zone))
  if (filter.date_to) query = query.where('upload.created_at', '<', midnight(filter.date_to, time_zone, 1))
  return query
}
