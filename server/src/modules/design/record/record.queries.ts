import type { designSorts } from '@inkroute/contract/design/record'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export interface DesignFilters {
  readonly keyword?: string | undefined
  readonly basic_product_id?: number | undefined
  readonly state?: string | undefined
  /** Calendar days in `time_zone`, both included. */
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
  readonly time_zone: string
}

export interface RecordRow {
  readonly id: number
  readonly name: string
  readonly basic_product_id: number
  readonly current_version: number
  readonly layer_count: number
  readonly printed_view_ids: number[]
  readonly color_ids: number[]
  readonly created_at: string
  readonly updated_at: string
}

const midnight = (day: string, time_zone: string, days = 0) =>
  sql`(${day}::date + ${days}::int)::timestamp at time zone ${time_zone}`

/** How far the pictures of a version are, in the words of `getMaking`. */
const stateOf = sql`(
  select case
    when bool_or(m.state in ('queued', 'running'))
      then case when bool_or(m.state in ('running', 'done')) then 'running' else 'queued' end
    when bool_or(m.state = 'failed') then 'failed' else 'done' end
  from design_mockup m
  where m.seller_id = d.seller_id and m.design_id = d.id and m.version = d.current_version)`

function matching(seller_id: number, filters: DesignFilters): RawBuilder<unknown> {
  const parts = [sql`d.seller_id = ${seller_id}`, sql`d.deleted_at is null`]
  const { keyword, basic_product_id, state, date_from, date_to, time_zone } = filters
  if (keyword) {
    const word = `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
    parts.push(sql`(d.name ilike ${word} or exists (
      select from product p where p.id = d.basic_product_id
        and (p.name_zh ilike ${word} or p.name_en ilike ${word} or p.code ilike ${word})))`)
  }
  if (basic_product_id) parts.push(sql`d.basic_product_id = ${basic_product_id}`)
  if (state) parts.push(sql`${stateOf} = ${state}`)
  if (date_from) parts.push(sql`d.updated_at >= ${midnight(date_from, time_zone)}`)
  if (date_to) parts.push(sql`d.updated_at < ${midnight(date_to, time_zone, 1)}`)
  return sql.join(parts, sql` and `)
}

const orders: Record<(typeof designSorts)[number], RawBuilder<unknown>> = {
  newest: sql`d.updated_at desc, d.id desc`,
  oldest: sql`d.updated_at, d.id`,
  name: sql`d.name, d.id`,
}

export async function countDesigns(db: Db, seller_id: number, filters: DesignFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from design d where ${matching(seller_id, filters)}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function selectDesigns(
  db: Db,
  seller_id: number,
  filters: DesignFilters,
  page: { sort: (typeof designSorts)[number]; limit: number; offset: number },
): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select d.id, d.name, d.basic_product_id, d.current_version, d.created_at, d.updated_at,
      v.layer_count, v.printed_view_ids, v.color_ids
    from design d
      join design_version v on v.seller_id = d.seller_id and v.design_id = d.id and v.version = d.current_version
    where ${matching(seller_id, filters)}
    order by ${orders[page.sort]} limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

export const selectVersions = (db: Db, seller_id: number, design_id: number) =>
  db
    .selectFrom('design_version as v')
    .innerJoin('app_user as u', 'u.id', 'v.user_id')
    .select(['v.version', 'v.layer_count', 'v.color_ids', 'v.size_ids', 'v.printed_view_ids', 'v.created_at'])
    .select('u.username as saved_by')
    .where('v.seller_id', '=', seller_id)
    .where('v.design_id', '=', design_id)
    .orderBy('v.version', 'desc')
    .execute()

/** Hides designs from the record, or restores them with `null`; returns how many changed. */
export async function markDeleted(
  db: Db,
  seller_id: number,
  ids: readonly number[],
  deleted_at: string | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('design')
    .set({ deleted_at })
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids])
    .where('deleted_at', deleted_at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
