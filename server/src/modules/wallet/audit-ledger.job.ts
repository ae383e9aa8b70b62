import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { auditBooks } from './audit-books.ts'

/** Every night at 19:00 UTC, 03:00 in Shanghai: recompute all balances and raise the alarm when one is off. */
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
