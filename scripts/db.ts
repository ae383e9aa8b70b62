// npm run db:reset | db:backup FILE | db:restore FILE, on the embedded database or the one DATABASE_URL names.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '../server/src/config.ts'
import { backup } from '../server/src/infra/db/backup.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/embedded-postgres.ts'
import { lockDataDir } from '../server/src/infra/db/instance-lock.ts'
import { restore } from '../server/src/infra/db/restore.ts'
import { StartError } from '../server/src/infra/start-error.ts'

const config = readConfig()
const storage_dir = join(config.data_dir, 'storage')
const [command, file] = process.argv.slice(2)

/** The embedded server, when an InkRoute is running on this data folder: a backup need not stop the shop. */
function runningUrl(): string | null {
  const pidFile = join(config.data_dir, 'postgres', 'postmaster.pid')
  if (!existsSync(pidFile)) return null
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n')
  if (!existsSync(`/proc/${pid}`)) return null
  const secret = readFileSync(join(config.data_dir, 'postgres.secret'), 'utf8')
  return `postgres://inkroute:${secret}@127.0.0.1:${port}/inkroute`
}

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  if (config.database_url) return work(config.database_url)
  const unlock = lockDataDir(config.data_dir)
  try {
    const postgres = await startEmbeddedPostgres(config.data_dir)
    await work(postgres.url()).finally(() => postgres.stop())
  } finally {
    unlock()
  }
}

function needFile(): string {
  if (!file) throw new StartError(`Name the file: npm run db:${command} -- inkroute.tar.gz`)
  return resolve(file)
}

async function runBackup(): Promise<void> {
  const target = needFile()
  const write = async (url: string) => {
    const { tables } = await backup(url, storage_dir, target)
    console.log(`Saved ${tables.length} tables and all stored files to ${target}.`)
  }
  const running = config.database_url ? null : runningUrl()
  await (running ? write(running) : withDatabase(write))
}

async function runRestore(): Promise<void> {
  const source = needFile()
  if (!existsSync(source)) throw new StartError(`There is no file ${source}.`)
  await withDatabase(async (url) => {
    const { created_at } = await restore(url, storage_dir, source)
    console.log(`Restored the state of ${created_at}. Start InkRoute again with npm start.`)
  })
}

async function runReset(): Promise<void> {
  if (config.database_url) {
    throw new StartError(
      'db:reset empties the embedded database only; DATABASE_URL is set, so empty that one yourself.',
    )
  }
  lockDataDir(config.data_dir)()
  rmSync(config.data_dir, { recursive: true, force: true })
  console.log(`Emptied ${config.data_dir}. npm start prepares it anew.`)
}

const commands: Record<string, () => Promise<void>> = { backup: runBackup, restore: runRestore, reset: runReset }
try {
  await commands[command ?? '']?.()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
