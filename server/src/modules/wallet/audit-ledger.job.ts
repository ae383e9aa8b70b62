import { fenToDecimal } from '@inkroute/contract/money'
import { z } from 'zod'
import type { Db } from '../../infra/db/database.ts'
import { job } from '../../infra/jobs/job.ts'
import { type Audited, countAudited, findDisagreements } from './core/ledger.queries.ts'

/** An empty ledger is trivially consistent, so it is also compared with the records that must have moved money. */
const missingBooks = ({ transactions, papers }: Audited): string[] =>
  transactions === 0 && papers > 0
    ? [`The ledger is empty, but ${papers} payments, recharges and paid orders say that money moved.`]
    : []

/** Recomputes every balance and compares the books with the papers; each problem is a sentence. */
export async function auditBooks(db: Db): Promise<{ readonly counted: Audited; readonly problems: string[] }> {
  const counted = await countAudited(db)
  const found = await findDisagreements(db)
  const disagreements = found.map(
    ({ seller_id, what, expected_fen, found_fen }) =>
      `Seller ${seller_id}, ${what}: should be ${fenToDecimal(expected_fen)}, is ${fenToDecimal(found_fen)}.`,
  )
  return { counted, problems: [...missingBooks(counted), ...disagreements] }
}

/** Nightly at 19:00 UTC, 03:00 in Shanghai: recomputes all balances and alerts if one is wrong. */
export const auditLedger = job({
  name: 'wallet.audit-ledger',
  schema: z.object({}),
  cron: '0 19 * * *',
  retry_limit: 1,
  async run(ctx) {
    const { problems } = await auditBooks(ctx.db)
    if (problems.length > 0) throw new Error(`the books are wrong: ${problems.slice(0, 20).join(' ')}`)
  },
})
