import type pg from 'pg'
import type { SecretMark } from './backup-secret.ts'
import type { TableInfo } from './table-order.ts'

/** What a table held: equal fingerprints mean equal rows, in whatever order they are stored. */
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
  /** Since format 2: tells whether a restoring installation has the same secret, without giving it away. */
  readonly secret_mark?: SecretMark
}

/** The last entry of an archive: without it the archive was cut off. */
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

/** The text form of a value depends on these; both sides of a comparison must use the same. */
const TEXT_FORM =
  "set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1"

/** A sum of one hash per row does not depend on the order of the rows; 60 bits of MD5 catch any accident. */
export async function fingerprints(
  client: pg.Client,
  tables: readonly TableInfo[],
): Promise<Record<string, Fingerprint>> {
  await client.query(TEXT_FORM)
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
