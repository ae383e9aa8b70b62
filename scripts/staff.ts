// npm run staff -- add NAME: members of staff, in the embedded database (running or not) or the one in DATABASE_URL.
import pg from 'pg'
import { readConfig } from '../server/src/config/config.ts'
import { StartError } from '../server/src/config/start-error.ts'
import { openDatabase } from '../server/src/infra/db/connect/open-database.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'
import { runStaffCommand, STAFF_USAGE } from '../server/src/modules/auth/staff/staff-command.ts'
import { reachableUrl, withStoppedDatabase } from './database-url.ts'

const args = process.argv.slice(2)

/** False when this version has never been started on the database, so the tables are missing. */
async function isPrepared(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select to_regclass('public.staff_invite') is not null as is_there")
  await client.end()
  return rows[0].is_there
}

async function work(url: string, public_url: string): Promise<void> {
  if (!(await isPrepared(url))) await migrate(url)
  const database = openDatabase(url, { max_connections: 2 })
  try {
    console.log((await runStaffCommand({ db: database.db, now: new Date(), public_url }, args)).join('\n'))
  } finally {
    await database.close()
  }
}

async function run(): Promise<void> {
  if (args.length === 0) throw new StartError(STAFF_USAGE)
  const config = readConfig()
  const url = await reachableUrl(config)
  if (url) return work(url, config.public_url)
  await withStoppedDatabase(config.data_dir, (started) => work(started, config.public_url))
}

try {
  await run()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
