import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerScope } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { selectRunGoods } from '../batch/record.queries.ts'
import { getGoods } from '../get-goods.ts'
import { composed, picturesFor, sheetOfLayout } from './compose.rules.ts'
import { paintGridJob } from './paint-grid.job.ts'
import { insertPainting } from './painting.queries.ts'

const SIZE_PX = 2200

const Wish = z.object({ seller_id: z.int(), run_id: z.int(), user_id: z.int(), layout_id: z.int() })

/** Goods that were deleted meanwhile, or whose pictures are not there, are passed over. */
async function requestOne(ctx: AppCtx, { seller_id, run_id, user_id, layout_id }: z.infer<typeof Wish>, id: number) {
  const scope: SellerScope = { ...ctx, language: 'zh', seller: { id: seller_id } }
  const goods = await getGoods(scope, { id }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
  const pictures = goods?.deleted_at === null ? picturesFor(goods, undefined) : null
  if (!goods || !pictures || pictures.length === 0) return
  const view = composed(sheetOfLayout(layout_id), pictures, false)
  await inTransaction(ctx, async (tx) => {
    const made = await insertPainting(tx.db, seller_id, {
      ...{ user_id, view, size_px: SIZE_PX, goods_id: id, cause: `run ${run_id} layout ${layout_id}` },
      name: goods.title.slice(0, 80),
      now: tx.clock.now().toISOString(),
    })
    if (made !== null) await tx.jobs.send(paintGridJob, { seller_id, id: made })
  })
}

/** Asks for a composed show image of every goods of a run. Run again it asks only for those that are missing. */
export const composeRunJob = job({
  name: 'grid.compose_run',
  schema: Wish,
  async run(ctx, wish) {
    for (const id of await selectRunGoods(ctx.db, wish.seller_id, wish.run_id)) await requestOne(ctx, wish, id)
  },
})
