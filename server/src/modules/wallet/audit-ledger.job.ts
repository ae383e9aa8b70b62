import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { findDisagreements } from './ledger.queries.ts'

/** Every night at 19:00 UTC, 03:00 in Shanghai: recompute all balances and raise the alarm when one is off. */
export const auditLedger = job({
  name: 'wallet.audit-ledger',
  schema: z.object({}),
  cron: '0 19 * * *',
  retry_limit: 1,
  async run(ctx) {
    const found = await findDisagreements(ctx.db)
    if (found.length > 0)
      throw new Error(`the ledger disagrees with its entries: ${JSON.stringify(found.slice(0, 20))}`)
  },
})
