import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { projectRoot } from '../../config/config.ts'
import { StartError } from '../../config/start-error.ts'

const folder = join(projectRoot, 'server', 'migrations')
/** Any fixed number: nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_151_201
/** The schema of 0.10.0 as a folder of files, one per capability, applied as one migration. */
export const BASELINE = '0001_baseline'

interface Migration {
  readonly name: string
  readonly sql: string
}

const readSql = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')
const sqlFilesIn = (...path: string[]) =>
  readdirSync(join(folder, ...path))
    .filter((name) => name.endsWith('.sql'))
    .sort()

const baselineSql = () =>
  sqlFilesIn(BASELINE)
    .map((name) => readSql(BASELINE, name))
    .join('\n')

/** Migrations after the baseline. */
const laterNames = () => sqlFilesIn().filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))

/** What a database of this version has applied, in order. */
export const migrationNames = (): string[] => [BASELINE, ...laterNames()]

/** The migrations of a version before the baseline. One file holds them all, each below a line with its name. */
function getMigrations(version: string): Migration[] {
  const packed = readFileSync(join(folder, 'before-1.0', `${version}.sql.br`))
  const [, ...parts] = brotliDecompressSync(packed)
    .toString()
    .split(/^-- migration: (\S+)\n/m)
  return parts.flatMap((name, i) => (i % 2 === 0 ? [{ name, sql: parts[i + 1] ?? '' }] : []))
}

/** Versions before the baseline: each adds its migrations to those of the version before. */
export const EARLIER_VERSIONS = ['0.9.0', '0.10.0']

/** What databases and backups of these versions have applied. */
export const earlierMigrations = (versions = EARLIER_VERSIONS): Migration[] => versions.flatMap(getMigrations)

/** The first of these names that this program does not have: they come from a newer version. */
export function findUnknownMigration(names: Iterable<string>): string | undefined {
  const known = new Set([...migrationNames(), ...earlierMigrations().map(({ name }) => name)])
  return [...names].find((name) => !known.has(name))
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function apply(client: pg.Client, { name, sql }: Migration): Promise<void> {
  try {
    await inTransaction(client, async () => {
      await client.query(sql)
      await client.query('insert into schema_migration (name) values ($1)', [name])
    })
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** Once all earlier migrations are applied the schema is that of the baseline, so the baseline takes their place. */
async function markBaseline(client: pg.Client, earlier: readonly Migration[]): Promise<void> {
  await inTransaction(client, async () => {
    await client.query('delete from schema_migration where name = any($1)', [earlier.map(({ name }) => name)])
    await client.query('insert into schema_migration (name) values ($1)', [BASELINE])
  })
}

async function applyPending(client: pg.Client, seen: ReadonlySet<string>, only?: readonly string[]): Promise<string[]> {
  const isWanted = ({ name }: Migration) => !seen.has(name) && (only?.includes(name) ?? true)
  const applied: string[] = []
  const applyAll = async (migrations: readonly Migration[]) => {
    for (const migration of migrations.filter(isWanted)) {
      await apply(client, migration)
      applied.push(migration.name)
    }
  }
  const named = seen.size > 0 ? [...seen] : (only ?? [])
  if (named.length === 0 || named.includes(BASELINE)) {
    await applyAll([{ name: BASELINE, sql: baselineSql() }])
  } else {
    const earlier = earlierMigrations()
    await applyAll(earlier)
    // A restore asks for the schema of the backup and goes on once the rows are loaded.
    if (only) return applied
    await markBaseline(client, earlier)
  }
  await applyAll(laterNames().map((name) => ({ name, sql: readSql(name) })))
  return applied
}

/**
 * Brings a database to the schema of this version: an empty one through the baseline, one of 0.9 or 0.10 through the
 * migrations it lacks. Each migration runs in a transaction.
 * A restore names the migrations of its backup in `only`, to rebuild the schema as it was.
 */
export async function migrate(url: string, only?: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from schema_migration')
    const seen = new Set(rows.map((row) => row.name))
    const unknown = findUnknownMigration(seen)
    if (unknown) throw new StartError(`The database is newer than this program (it has ${unknown}); update InkRoute.`)
    return await applyPending(client, seen, only)
  } finally {
    await client.end()
  }
}
