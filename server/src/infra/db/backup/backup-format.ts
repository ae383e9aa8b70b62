import type pg from 'pg'
import type { SecretMark } from './backup-secret.ts'

export interface TableInfo {
  readonly name: string
  readonly columns: string[]
}

interface TableRow extends TableInfo {
  readonly refers_to: string[]
}

/** Tables sorted so that a row's parents come before it; a table that refers to itself is fine. */
export function sortByReference(tables: readonly TableRow[]): TableInfo[] {
  const done = new Set<string>()
  const sorted: TableInfo[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const ready = waiting.filter((table) => table.refers_to.every((name) => name === table.name || done.has(name)))
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${waiting.map((t) => t.name).join(', ')}`)
    for (const { name, columns } of ready) {
      done.add(name)
      sorted.push({ name, columns })
    }
    waiting = waiting.filter((table) => !done.has(table.name))
  }
  return sorted
}

/** Our own tables with their columns, without generated ones. */
export async function listTables(client: pg.Client): Promise<TableInfo[]> {
  const { rows } = await client.query<TableRow>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f') as refers_to
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migration'
    order by c.relname`)
  return sortByReference(rows)
}

/** The contents of a table: equal fingerprints mean equal rows, in any order. */
interface Fingerprint {
  readonly rows: number
  readonly sum: string
}

export interface Manifest {
  readonly format: 1 | 2
  readonly created_at: string
  readonly migrations: string[]
  readonly tables: TableInfo[]
  /** Next values of identity columns, so that new rows never collide with restored ones. */
  readonly sequences: Record<string, number>
  /** Since format 2: a restore compares what it loaded with this. */
  readonly fingerprints?: Record<string, Fingerprint>
  /** Since format 2: tells whether a restoring installation has the same secret, without revealing it. */
  readonly secret_mark?: SecretMark
}

/** The last entry of an archive: without it the archive is incomplete. */
export interface Trailer {
  readonly objects: number
  readonly jobs: number
}

/** A job that had not finished when the backup was taken. */
export interface CarriedJob {
  readonly name: string
  readonly data: unknown
  readonly priority: number
  readonly start_after: string
}

export const names = {
  manifest: 'manifest.json',
  secret: 'secret.json',
  jobs: 'jobs.json',
  trailer: 'end.json',
  tables: 'tables/',
  storage: 'storage/',
} as const

export const quotedColumns = (table: TableInfo): string => table.columns.map((column) => `"${column}"`).join(', ')

/** The text form of values depends on these settings; both sides of a comparison must use the same. */
const TEXT_SETTINGS =
  "set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1"

/** The sum of one hash per row does not depend on their order; 60 bits of MD5 detect any accident. */
export async function fingerprints(
  client: pg.Client,
  tables: readonly TableInfo[],
): Promise<Record<string, Fingerprint>> {
  await client.query(TEXT_SETTINGS)
  const found: Record<string, Fingerprint> = {}
  for (const table of tables) {
    const { rows } = await client.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows,
        coalesce(sum(('x' || left(md5(row(${quotedColumns(table)})::text), 15))::bit(60)::bigint), 0)::text as sum
      from "${table.name}"`,
    )
    if (rows[0]) found[table.name] = rows[0]
  }
  return found
}
