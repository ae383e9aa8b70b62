import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { jsonText } from '../../infra/db/json-column.ts'

/* What an erasure changes in designs that were made for one buyer. */

export interface StoredText {
  readonly seller_id: number
  readonly design_id: number
  readonly version: number
  readonly document: Record<string, unknown>
}

export const writeDraft = (
  db: Db,
  seller_id: number,
  { id, document }: { id: string; document: Record<string, unknown> },
) =>
  db
    .updateTable('design_draft')
    .set({ document: jsonText(document) })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

/** The trigger lets it through only while erasing. The hash changes too: the same words saved again are a new version. */
export async function writeVersion(db: Db, { seller_id, design_id, version, document }: StoredText): Promise<void> {
  await sql`select set_config('inkroute.erasing', 'on', true)`.execute(db)
  await sql`update design_version set document = ${JSON.stringify(document)}::jsonb, hash = 'erased-' || version
    where seller_id = ${seller_id} and design_id = ${design_id} and version = ${version}`.execute(db)
  await sql`delete from design_check
    where seller_id = ${seller_id} and design_id = ${design_id} and version = ${version}`.execute(db)
}

type Version = Pick<StoredText, 'seller_id' | 'design_id' | 'version'>

/** Rows of what was painted from a version; `t` is the table. */
export const paintedFrom = ({ seller_id, design_id, version }: Version) =>
  sql`t.seller_id = ${seller_id} and t.design_id = ${design_id} and t.version = ${version}`

/** Pictures are painted again from what is left; the keys of those that go. */
export async function takeMockups(db: Db, version: Version, now: string): Promise<string[]> {
  const { rows } = await sql<{ small_key: string | null; large_key: string | null }>`
    with old as (select ctid as place, small_key, large_key from design_mockup t where ${paintedFrom(version)} for update)
    update design_mockup m set state = 'queued', error = null, small_key = null, large_key = null,
      updated_at = ${now}::timestamptz
    from old where m.ctid = old.place returning old.small_key, old.large_key`.execute(db)
  return rows.flatMap(({ small_key, large_key }) => [small_key, large_key]).filter((key) => key !== null)
}

export const renameDesign = (db: Db, seller_id: number, id: number, name: string) =>
  db.updateTable('design').set({ name }).where('seller_id', '=', seller_id).where('id', '=', id).execute()
