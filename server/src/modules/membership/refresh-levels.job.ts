import { z } from 'zod'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { deleteEndedTerms } from '../account/account.ts'
import { spendChanged } from '../wallet/wallet.ts'
import { selectRaisedSellers } from './core/plan.queries.ts'
import { refreshLevel } from './core/refresh-level.ts'

const BATCH = 500

/** Money came or went: the level follows. */
export const followSpend = job({
  ...spendChanged,
  async run(ctx, { seller_id }) {
    await inTransaction(ctx, async (tx) => {
      await refreshLevel(tx, seller_id)
    })
  },
})

/** Plans expire and spend leaves the window without any event, so levels are rechecked regularly. */
export const refreshLevels = job({
  name: 'membership.refresh-levels',
  schema: z.object({}),
  cron: '10 * * * *',
  async run(ctx) {
    await deleteEndedTerms(ctx.db, ctx.clock.now())
    let after_id = 0
    for (;;) {
      const ids = await selectRaisedSellers(ctx.db, after_id, BATCH)
      for (const id of ids) {
        await inTransaction(ctx, async (tx) => {
          await refreshLevel(tx, id)
        })
      }
      if (ids.length < BATCH) return
      after_id = ids.at(-1) ?? after_id
    }
  },
})
