import { RECYCLE_DAYS } from '@inkroute/contract/goods/codes'
import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { selectOverdue } from './core/goods.queries.ts'
import { deleteLabelRunsBefore } from './label/label.queries.ts'
import { purgeFor } from './recycle-bin.ts'

const DAY_MS = 86_400_000
const BATCH = 500
const LABEL_DAYS = 1

/** Purges expired goods from recycle bins and deletes old label files. */
export const purgeGoodsJob = job({
  name: 'goods.purge',
  schema: z.object({}),
  cron: '41 * * * *',
  async run(ctx) {
    const now = ctx.clock.now().getTime()
    const rows = await selectOverdue(ctx.db, new Date(now - RECYCLE_DAYS * DAY_MS), BATCH)
    for (const [seller_id, goods] of Map.groupBy(rows, (row) => row.seller_id)) {
      await purgeFor(
        ctx,
        seller_id,
        goods.map(({ id }) => id),
      )
    }
    const files = await deleteLabelRunsBefore(ctx.db, new Date(now - LABEL_DAYS * DAY_MS))
    for (const key of files) await ctx.storage.remove(key)
  },
})
