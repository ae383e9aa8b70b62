import { z } from 'zod'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { announceChange } from '../base/catalogue-change.ts'
import { rewriteSearchRows } from '../base/rewrite-search.ts'

/** Cards carry names of categories and terms; after a renaming they are written again. */
export const rewriteCardsJob = job({
  name: 'catalogue.rewrite-cards',
  schema: z.object({}),
  run: (ctx) =>
    inTransaction(ctx, async (tx) => {
      await rewriteSearchRows(tx)
      await announceChange(tx)
    }),
})
