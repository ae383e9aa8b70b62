import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { query } from '../../../infra/db/pipeline.ts'
import type { VersionKey } from './design.queries.ts'
import type { KeptFinding } from './print-check.rules.ts'

interface NewCheck extends VersionKey {
  readonly findings: readonly KeptFinding[]
  readonly checked_at: string
}

export const insertCheck = (db: Db, seller_id: number, { findings, ...row }: NewCheck) =>
  db
    .insertInto('design_check')
    .values({ seller_id, ...row, findings: jsonText(findings) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const amongVersions = (versions: readonly VersionKey[]) =>
  sql<boolean>`(design_check.design_id, design_check.version) in (
    select * from unnest(${versions.map((one) => one.design_id)}::bigint[], ${versions.map((one) => one.version)}::int[])
  )`

const openChecks = (db: Db, seller_id: number, among: RawBuilder<boolean>) =>
  db
    .selectFrom('design_check')
    .innerJoin('design', (join) =>
      join.onRef('design.seller_id', '=', 'design_check.seller_id').onRef('design.id', '=', 'design_check.design_id'),
    )
    .select(['design_check.design_id', 'design_check.version', 'design_check.findings', 'design.name'])
    .where('design_check.seller_id', '=', seller_id)
    .where('design_check.accepted_at', 'is', null)
    .where(among)
    .orderBy('design_check.design_id')

/** Checks of these versions that found something and wait to be accepted. */
export async function selectOpenPrintChecks(db: Db, seller_id: number, versions: readonly VersionKey[]) {
  return versions.length === 0 ? [] : openChecks(db, seller_id, amongVersions(versions)).execute()
}

/** The same, of versions that `pairs` selects (design and version). */
export function openChecksQuery(db: Db, seller_id: number, pairs: RawBuilder<unknown>) {
  const among = sql<boolean>`(design_check.design_id, design_check.version) in (${pairs})`
  return query(openChecks(db, seller_id, among).compile())
}

/** Records who accepted and when; earlier acceptances stay unchanged. */
export async function acceptChecks(
  db: Db,
  seller_id: number,
  versions: readonly VersionKey[],
  by: { readonly accepted_at: string; readonly accepted_by: number },
): Promise<number> {
  const done = await db
    .updateTable('design_check')
    .set(by)
    .where('seller_id', '=', seller_id)
    .where('accepted_at', 'is', null)
    .where(amongVersions(versions))
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}
