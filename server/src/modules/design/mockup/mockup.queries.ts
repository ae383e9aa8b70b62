import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { type JsonColumns, jsonText } from '../../../infra/db/json-column.ts'
import type { VersionKey } from '../core/design.queries.ts'

export interface MockupKey extends VersionKey {
  readonly view_id: number
  readonly color_id: number
}

const one = (db: Db, seller_id: number, key: MockupKey) =>
  db
    .updateTable('design_mockup')
    .where('seller_id', '=', seller_id)
    .where('design_id', '=', key.design_id)
    .where('version', '=', key.version)
    .where('view_id', '=', key.view_id)
    .where('color_id', '=', key.color_id)
    // A finished picture is never overwritten by a late worker.
    .where('state', '<>', 'done')

/** Pictures of one version, begun together. */
export const beginMockups = (
  db: Db,
  seller_id: number,
  { design_id, version }: VersionKey,
  pictures: readonly Pick<MockupKey, 'view_id' | 'color_id'>[],
  updated_at: string,
) =>
  sql`update design_mockup m set state = 'running', error = null, updated_at = ${updated_at}
    from unnest(${pictures.map(({ view_id }) => view_id)}::bigint[], ${pictures.map(({ color_id }) => color_id)}::bigint[])
      as begun (view_id, color_id)
    where m.seller_id = ${seller_id} and m.design_id = ${design_id} and m.version = ${version}
      and m.view_id = begun.view_id and m.color_id = begun.color_id and m.state <> 'done'`.execute(db)

export const finishMockup = (
  db: Db,
  seller_id: number,
  key: MockupKey,
  made: { small_key: string; large_key: string; updated_at: string },
) =>
  one(db, seller_id, key)
    .set({ state: 'done', error: null, ...made })
    .execute()

export const failMockup = (
  db: Db,
  seller_id: number,
  key: MockupKey,
  error: JsonColumns['design_mockup.error'],
  updated_at: string,
) =>
  one(db, seller_id, key)
    .set({ state: 'failed', error: jsonText(error), updated_at })
    .execute()

/** Requeues failed mockups; returns how many. */
export async function requeueMockups(
  db: Db,
  seller_id: number,
  { design_id, version }: VersionKey,
  updated_at: string,
) {
  const { numUpdatedRows } = await db
    .updateTable('design_mockup')
    .set({ state: 'queued', error: null, updated_at })
    .where('seller_id', '=', seller_id)
    .where('design_id', '=', design_id)
    .where('version', '=', version)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Versions across all sellers with pictures unfinished since before this instant. */
export async function selectUnmadePictures(
  db: Db,
  before: string,
  limit: number,
): Promise<(VersionKey & { seller_id: number })[]> {
  const { rows } = await sql<VersionKey & { seller_id: number }>`
    select seller_id, design_id, version from design_mockup
    where state in ('queued', 'running') and updated_at < ${before}::timestamptz
    group by seller_id, design_id, version order by min(updated_at) limit ${limit}`.execute(db)
  return rows
}
