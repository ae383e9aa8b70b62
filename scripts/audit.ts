// npm run audit: recomputes every balance from its entries, compares payments, recharges and withdrawals with the ledger
// and every shelf with its stock movements, and checks that no audit record was changed or removed, in the embedded
// database (running or not) or the one in DATABASE_URL. Exits with 1 on a mismatch.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../server/src/config/config.ts'
import { StartError } from '../server/src/config/start-error.ts'
import { auditRecords } from '../server/src/infra/audit/integrity.ts'
import { openDatabase } from '../server/src/infra/db/connect/open-database.ts'
import { auditBooks } from '../server/src/modules/wallet/audit-ledger.job.ts'
import { auditStock } from '../server/src/modules/warehouse/audit-stock.ts'
import { reachableUrl, withStoppedDatabase } from './database-url.ts'

const config = readConfig()

async function audit(url: string): Promise<boolean> {
  const database = openDatabase(url, { max_connections: 2 })
  try {
    const { counted, problems } = await auditBooks(database.db)
    const stock = await auditStock(database.db)
    console.log(`${stock.shelves} shelves, ${stock.movements} stock movements.`)
    problems.push(...stock.problems)
    console.log(`${counted.accounts} accounts of ${counted.sellers} sellers, ${counted.transactions} transactions.`)
    if (counted.sellers === 0 && counted.transactions === 0) {
      console.log('There are no sellers and no ledger entries in this database, so nothing could be checked.')
      return false
    }
    for (const problem of problems) console.log(problem)
    console.log(
      problems.length === 0
        ? 'Every balance and every shelf is right.'
        : `${problems.length} problems. Nothing was changed.`,
    )
    const trail = await auditRecords(database.db, config)
    for (const problem of trail.problems) console.log(problem)
    if (trail.problems.length === 0) console.log(`${trail.records} audit records, none changed or removed.`)
    return problems.length === 0 && trail.problems.length === 0
  } finally {
    await database.close()
  }
}

async function run(): Promise<boolean> {
  const url = await reachableUrl(config)
  if (url) return audit(url)
  if (!existsSync(join(config.data_dir, 'postgres')))
    throw new StartError(`There is no database in ${config.data_dir}.`)
  return withStoppedDatabase(config.data_dir, audit)
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
