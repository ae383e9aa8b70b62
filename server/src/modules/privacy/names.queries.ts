import type { Expression } from 'kysely'
import { sql } from 'kysely'
import type { NamedRecord } from '../../infra/audit/audit.queries.ts'
import type { Db } from '../../infra/db/database.ts'

/* Names in records that no table of a module declares: audit records, ended jobs and free texts. */

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const patterns = (names: readonly string[]) => names.map(pattern)

/** What audit records are about, by the name that staff's addresses give it. */
export interface Subjects {
  readonly subject: string
  readonly ids: readonly string[]
}

/** Records that contain one of these names, or are about one of these subjects. */
export async function selectRecordsNaming(
  db: Db,
  find: { readonly names: readonly string[]; readonly subjects: readonly Subjects[] },
  after: number,
  limit: number,
): Promise<NamedRecord[]> {
  const { rows } = await sql<NamedRecord>`
    select id, title, input, before, after from audit_record
    where id > ${after} and subject is distinct from 'audit_erasure' and (
      (subject, subject_id) in (select * from unnest(
        ${find.subjects.flatMap(({ subject, ids }) => ids.map(() => subject))}::text[],
        ${find.subjects.flatMap(({ ids }) => ids)}::text[]))
      or concat_ws(' ', title, input::text, before::text, after::text) ilike any(${patterns(find.names)}::text[]))
    order by id limit ${limit}`.execute(db)
  return rows
}

/** Jobs that have ended are only kept for looking them up. */
export async function deleteEndedJobs(
  db: Db,
  find: { readonly seller_id: number | null; readonly names: readonly string[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from pgboss.job where state in ('completed', 'cancelled', 'failed')
      and (data ->> 'seller_id' = ${find.seller_id === null ? null : String(find.seller_id)}
        or data::text ilike any(${patterns(find.names)}::text[]))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export interface NamedText {
  readonly place: string
  readonly texts: Record<string, string | null>
}

/** Free texts of rows that contain one of these names. */
export async function selectTextsNaming(
  db: Db,
  table: string,
  columns: readonly string[],
  where: Expression<unknown>,
  names: readonly string[],
): Promise<NamedText[]> {
  const all = sql.join(columns.map((one) => sql.ref(`t.${one}`)))
  const { rows } = await sql<NamedText>`
    select t.ctid::text as place, jsonb_build_object(${sql.join(
      columns.flatMap((one) => [sql`${one}::text`, sql.ref(`t.${one}`)]),
    )}) as texts
    from ${sql.table(table)} t where ${where} and concat_ws(' ', ${all}) ilike any(${patterns(names)}::text[])`.execute(
    db,
  )
  return rows
}

export const writeTexts = (db: Db, table: string, { place, texts }: NamedText) =>
  sql`update ${sql.table(table)} set ${sql.join(
    Object.entries(texts).map(([column, text]) => sql`${sql.ref(column)} = ${text}`),
  )} where ctid = ${place}::tid`.execute(db)
