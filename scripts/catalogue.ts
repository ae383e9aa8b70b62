// npm run catalogue -- export FILE | import FILE: moves the catalogue with its pictures between installations, in the
// embedded database (running or not) or the one in DATABASE_URL.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config/config.ts'
import { StartError } from '../server/src/config/start-error.ts'
import { migrationNames } from '../server/src/infra/db/migrate.ts'
import { CATALOGUE_USAGE, runCatalogueCommand } from '../server/src/modules/catalog/bundle/catalogue-command.ts'
import { reachableUrl, withStoppedDatabase } from './database-url.ts'

const args = process.argv.slice(2)
const config = { ...readConfig(), role: 'api' as const, log_level: 'fatal' as const }

/** The tables must be those of this version; starting it once makes them so. */
async function refuseOldTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query<{ name: string }>('select name from schema_migration')
    .catch(() => ({ rows: [] }))
    .finally(() => client.end())
  const applied = new Set(rows.map(({ name }) => name))
  if (migrationNames().some((name) => !applied.has(name))) {
    throw new StartError('Start this version of InkRoute once with npm start, then try again.')
  }
}

async function work(database_url: string): Promise<void> {
  await refuseOldTables(database_url)
  const app = await createApp({ config, database_url, sandbox_url: undefined })
  try {
    console.log((await runCatalogueCommand(app.ctx, args)).join('\n'))
  } finally {
    await app.close()
  }
}

async function run(): Promise<void> {
  if (args.length === 0) throw new StartError(CATALOGUE_USAGE)
  const url = await reachableUrl(config)
  if (url) return work(url)
  if (!existsSync(join(config.data_dir, 'postgres')))
    throw new StartError(`There is no database in ${config.data_dir}. Start InkRoute once with npm start.`)
  await withStoppedDatabase(config.data_dir, work)
}

try {
  await run()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
