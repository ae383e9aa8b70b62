// npm run audit: recomputes every balance from its entries and compares payments, recharges and withdrawals with the
// ledger, on the embedded database (running or not) or the one DATABASE_URL names. Ends with 1 when something is off.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../server/src/config.ts'
import { openDatabase } from '../server/src/infra/db/database.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/embedded-postgres.ts'
import { lockDataDir } from '../server/src/infra/db/instance-lock.ts'
import { StartError } from '../server/src/infra/start-error.ts'
import { auditBooks } from '../server/src/modules/wallet/audit-books.ts'

const config = readConfig()

/** The embedded server of an InkRoute that runs on this data folder: an audit need not stop the shop. */
function runningUrl(): string | null {
  const file = join(config.data_dir, 'postgres', 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  if (!existsSync(`/proc/${pid}`)) return null
  const secret = readFileSync(join(config.data_dir, 'postgres.secret'), 'utf8')
  return `postgres://inkroute:${secret}@127.0.0.1:${port}/inkroute`
}

async function audit(url: string): Promise<boolean> {
  const database = openDatabase(url, 2)
  try {
    const { counted, problems } = await auditBooks(database.db)
    console.log(`${counted.accounts} accounts of ${counted.sellers} sellers, ${counted.transactions} transactions.`)
    if (counted.sellers === 0 && counted.transactions === 0) {
      console.log('There are no sellers and no ledger entries in this database, so nothing could be checked.')
      return false
    }
    for (const problem of problems) console.log(problem)
    console.log(problems.length === 0 ? 'Every balance is right.' : `${problems.length} problems. Nothing was changed.`)
    return problems.length === 0
  } finally {
    await database.close()
  }
}

async function run(): Promise<boolean> {
  const url = config.database_url ?? runningUrl()
  if (url) return audit(url)
  if (!existsSync(join(config.data_dir, 'postgres')))
    throw new StartError(`There is no database in ${config.data_dir}.`)
  const unlock = lockDataDir(config.data_dir)
  try {
    const postgres = await startEmbeddedPostgres(config.data_dir)
    return await audit(postgres.url()).finally(() => postgres.stop())
  } finally {
    unlock()
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
