import { z } from 'zod'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { contentChanged } from '../../../infra/events/content-version.ts'
import { job } from '../../../infra/jobs/job.ts'
import { freightDay } from '../shipping.ts'
import { countTurning } from './tariff.queries.ts'

/**
 * At midnight in Shanghai. Quotes read the tables of the day by themselves; public pages name channels and transit
 * times and are cached, so they are dropped when a table or a channel begins or ends.
 */
export const tariffDayJob = job({
  name: 'shipping.tariff-day',
  schema: z.object({}),
  cron: '0 16 * * *',
  run: (ctx) =>
    inTransaction(ctx, async (tx) => {
      if ((await countTurning(tx.db, freightDay(tx.clock.now()))) > 0) await contentChanged(tx)
    }),
})
