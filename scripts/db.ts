// npm run db:reset | db:backup FILE | db:restore FILE, for the embedded database or the one in DATABASE_URL.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '../server/src/config/config.ts'
import { StartError } from '../server/src/config/start-error.ts'
import { backup } from '../server/src/infra/db/backup/backup.ts'
import { restore } from '../server/src/infra/db/backup/restore.ts'
import { lockDataDir } from '../server/src/infra/db/connect/instance-lock.ts'
import { openDatabase } from '../server/src/infra/db/connect/open-database.ts'
import { auditBooks } from '../server/src/modules/wallet/audit-ledger.job.ts'
import { reachableUrl, withStoppedDatabase } from './database-url.ts'

const config = readConfig()
const storage_dir = join(config.data_dir, 'storage')
const secret_file = join(config.data_dir, 'secret')
const [command, ...rest] = process.argv.slice(2)
const file = rest.find((word) => !word.startsWith('--'))

/** A restore sets the search path of its session, which a pooler would not keep. */
const session_url = config.database_direct_url ?? config.database_url

const STORE_NOTE = 'Backups take stored files from the local folder and restore them there, not in the S3 store.'

/** Never the embedded one of a running InkRoute: a restore replaces everything below it. */
async function withDatabaseAlone(work: (url: string) => Promise<void>): Promise<void> {
  if (session_url) await reachableUrl(config)
  await (session_url ? work(session_url) : withStoppedDatabase(config.data_dir, work))
}

function needFile(): string {
  if (!file) throw new StartError(`Name the file: npm run db:${command} -- inkroute.tar.gz`)
  return resolve(file)
}

async function runBackup(): Promise<void> {
  const target = needFile()
  const { app_secret, backup_passphrase: passphrase } = config
  const write = async (database_url: string) => {
    const { tables } = await backup({ database_url, storage_dir, file: target, app_secret, passphrase })
    console.log(`Saved ${tables.length} tables, waiting jobs and all stored files to ${target}.`)
    if (config.s3)
      console.warn(`WARNING: ${STORE_NOTE} To include them, run npm run storage -- copy --from s3 --to local first.`)
    if (passphrase) console.log('The secret is in it, encrypted with BACKUP_PASSPHRASE. Keep the passphrase elsewhere.')
    else {
      console.warn(
        `WARNING: the secret is not in this backup. Connected shops and other encrypted values cannot be read without it. Set BACKUP_PASSPHRASE to include it, or keep a copy of ${isFromEnv() ? 'APP_SECRET' : secret_file} in a safe place.`,
      )
    }
  }
  const url = await reachableUrl(config)
  await (url ? write(url) : withStoppedDatabase(config.data_dir, write))
}

const isFromEnv = () => !existsSync(secret_file) || readFileSync(secret_file, 'utf8').trim() !== config.app_secret

function keepSecret(secret: string): () => void {
  const former = existsSync(secret_file) ? readFileSync(secret_file, 'utf8') : null
  writeFileSync(secret_file, secret, { mode: 0o600 })
  return () => (former === null ? rmSync(secret_file) : writeFileSync(secret_file, former, { mode: 0o600 }))
}

async function auditProblems(database_url: string): Promise<string[]> {
  const database = openDatabase(database_url, { max_connections: 2 })
  try {
    return (await auditBooks(database.db)).problems
  } finally {
    await database.close()
  }
}

async function runRestore(): Promise<void> {
  const source = needFile()
  if (!existsSync(source)) throw new StartError(`There is no file ${source}.`)
  const { app_secret, old_app_secrets, backup_passphrase: passphrase } = config
  const may_be_lost = rest.includes('--without-secret')
  const secret = { app_secret, old_app_secrets, is_from_env: isFromEnv(), passphrase, may_be_lost }
  await withDatabaseAlone(async (database_url) => {
    const options = { database_url, storage_dir, file: source, secret, keepSecret, audit: auditProblems }
    const { created_at } = await restore(options)
    console.log(`Restored the state of ${created_at}. Start InkRoute again with npm start.`)
    if (config.s3)
      console.warn(`${STORE_NOTE} Run npm run storage -- copy --from local --to s3 to put them into the store.`)
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
  console.log(`Emptied ${config.data_dir}. npm start sets it up again.`)
}

const commands: Record<string, () => Promise<void>> = { backup: runBackup, restore: runRestore, reset: runReset }
try {
  await commands[command ?? '']?.()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
