import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { announceChange, hasSoldDays, writeSold } from '../../catalog/catalog.ts'
import { selectSold } from './sold.queries.ts'

const DAY_MS = 24 * 3_600_000
/** Orders cancelled within this time of their payment are taken back. */
const RECOUNTED_DAYS = 14
const BEGINNING = '2000-01-01'

/** Recounts the days that may still change; the first time, all of them. */
export async function countSold(ctx: AppCtx): Promise<void> {
  const recent = new Date(ctx.clock.now().getTime() - RECOUNTED_DAYS * DAY_MS).toISOString().slice(0, 10)
  const from = (await hasSoldDays(ctx.db)) ? recent : BEGINNING
  const rows = await selectSold(ctx.db, from)
  await inTransaction(ctx, async (tx) => {
    if (await writeSold(tx.db, from, rows)) await announceChange(tx)
  })
}

export const countSoldJob = job({
  name: 'order.count-sold',
  schema: z.object({}),
  cron: '27 3 * * *',
  run: (ctx) => countSold(ctx),
})
