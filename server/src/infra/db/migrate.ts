import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../../config.ts'
import { StartError } from '../start-error.ts'

const folder = join(projectRoot, 'server', 'migrations')
/** Any fixed number: nodes that start together take turns. */
const MIGRATION_LOCK = 7_151_201

export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()

/**
 * Applies the numbered files of `server/migrations` that this database has not seen, each in a transaction.
 * A restore names the files the backup knew, to rebuild the schema as it was.
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
    const known = migrationNames()
    const unknown = [...seen].find((name) => !known.includes(name))
    if (unknown) throw new StartError(`The database is newer than this program (it has ${unknown}); update InkRoute.`)
    const pending = known.filter((name) => !seen.has(name) && (only?.includes(name) ?? true))
    for (const name of pending) {
      await client.query('begin')
      try {
        await client.query(readFileSync(join(folder, name), 'utf8'))
        await client.query('insert into schema_migration (name) values ($1)', [name])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
    }
    return pending
  } finally {
    await client.end()
  }
}
