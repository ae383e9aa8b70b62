// npm run staff -- add NAME: members of staff, on the embedded database (running or not) or the one DATABASE_URL names.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../server/src/config.ts'
import { openDatabase } from '../server/src/infra/db/database.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/embedded-postgres.ts'
import { lockDataDir } from '../server/src/infra/db/instance-lock.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'
import { StartError } from '../server/src/infra/start-error.ts'
import { runStaffCommand, STAFF_USAGE } from '../server/src/modules/auth/staff/staff-command.ts'

const args = process.argv.slice(2)

/** The embedded server of an InkRoute that runs on this data folder. */
function runningUrl(data_dir: string): string | null {
  const file = join(data_dir, 'postgres', 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  if (!existsSync(`/proc/${pid}`)) return null
  const secret = readFileSync(join(data_dir, 'postgres.secret'), 'utf8')
  return `postgres://inkroute:${secret}@127.0.0.1:${port}/inkroute`
}

/** A database that nobody has started this version on yet has no table to write to. */
async function isPrepared(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select to_regclass('public.staff_invite') is not null as is_there")
  await client.end()
  return rows[0].is_there
}

async function work(url: string, public_url: string): Promise<void> {
  if (!(await isPrepared(url))) await migrate(url)
  const database = openDatabase(url, 2)
  try {
    console.log((await runStaffCommand({ db: database.db, now: new Date(), public_url }, args)).join('\n'))
  } finally {
    await database.close()
  }
}

async function run(): Promise<void> {
  if (args.length === 0) throw new StartError(STAFF_USAGE)
  const config = readConfig()
  const url = config.database_url ?? runningUrl(config.data_dir)
  if (url) return work(url, config.public_url)
  const unlock = lockDataDir(config.data_dir)
  try {
    const postgres = await startEmbeddedPostgres(config.data_dir)
    await work(postgres.url(), config.public_url).finally(() => postgres.stop())
  } finally {
    unlock()
  }
}

try {
  await run()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
