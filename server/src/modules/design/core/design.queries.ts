import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import type { PlannedMockup } from './design.rules.ts'

/** A picture of a version: the storage key of its lossless file, or an artwork. */
export interface KeptSource {
  readonly kind: 'material' | 'artwork'
  readonly key: string
  /** Storage key; null for drawings that ship with the program. */
  readonly picture_key: string | null
  /** Storage key of the drawing, for uploaded SVGs. Left out by versions that were saved before drawings were printed. */
  readonly vector_key?: string | null
  readonly width_px: number
  readonly height_px: number
}

interface NewVersion {
  readonly user_id: number
  readonly document: Record<string, unknown>
  readonly hash: string
  readonly pictures: readonly KeptSource[]
  readonly color_ids: readonly number[]
  readonly size_ids: readonly number[]
  readonly layer_count: number
  readonly printed_view_ids: readonly number[]
  readonly technique: string | null
  readonly created_at: string
}

export async function insertDesign(
  db: Db,
  seller_id: number,
  row: { basic_product_id: number; name: string; created_at: string },
): Promise<number> {
  const { id } = await db
    .insertInto('design')
    .values({ seller_id, ...row, updated_at: row.created_at, current_version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const lockDesign = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('design')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findDesign = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('design').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()

export const changeDesign = (
  db: Db,
  seller_id: number,
  id: number,
  change: { current_version?: number; name?: string; updated_at?: string },
) => db.updateTable('design').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const insertVersion = (db: Db, seller_id: number, design_id: number, version: number, row: NewVersion) =>
  db
    .insertInto('design_version')
    .values({
      seller_id,
      design_id,
      version,
      ...row,
      document: jsonText(row.document),
      pictures: jsonText(row.pictures),
      color_ids: [...row.color_ids],
      size_ids: [...row.size_ids],
      printed_view_ids: [...row.printed_view_ids],
    })
    .execute()

export async function findVersion(db: Db, seller_id: number, design_id: number, version: number) {
  return db
    .selectFrom('design_version')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('design_id', '=', design_id)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Inserts rows for pictures to render; existing rows stay unchanged. */
export const insertMockups = (
  db: Db,
  seller_id: number,
  of: { design_id: number; version: number; updated_at: string },
  planned: readonly PlannedMockup[],
) =>
  db
    .insertInto('design_mockup')
    .values(planned.map((row) => ({ seller_id, ...of, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export interface VersionKey {
  readonly design_id: number
  readonly version: number
}

/** Pictures of many versions, in the order they are rendered. */
export async function selectMockups(db: Db, seller_id: number, versions: readonly VersionKey[]) {
  if (versions.length === 0) return []
  const wanted = sql.join(versions.map(({ design_id, version }) => sql`(${design_id}::bigint, ${version}::int)`))
  return db
    .selectFrom('design_mockup')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where(sql<boolean>`(design_id, version) in (${wanted})`)
    .orderBy('design_id')
    .orderBy('version')
    .orderBy('sort')
    .execute()
}
export type MockupRow = Awaited<ReturnType<typeof selectMockups>>[number]
