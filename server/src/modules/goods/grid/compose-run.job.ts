import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/grid/grid'
import { GridPattern } from '@inkroute/contract/goods/grid/grid'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx, SellerScope } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { scopeFor } from '../../auth/auth.ts'
import { selectRunGoods } from '../batch/run-record.queries.ts'
import { getGoods } from '../core/get-goods.ts'
import { composed, picturesFor } from './compose.rules.ts'
import { sheetOfPattern } from './compose-images.ts'
import { paintGridJob } from './paint/paint-grid.job.ts'
import { insertPainting } from './paint/painting.queries.ts'

const SIZE_PX = 2200

const Wish = z.object({ seller_id: z.int(), run_id: z.int(), user_id: z.int(), pattern: GridPattern })
type Wish = z.infer<typeof Wish>

/** The same pattern over the same run is the same wish. */
const getCause = ({ run_id, pattern }: Wish): string =>
  'layout_id' in pattern
    ? `run ${run_id} layout ${pattern.layout_id}`
    : `run ${run_id} ${pattern.kind} ${pattern.template_id}`

const unlessGone = (error: unknown): null => {
  if (error instanceof AppError) return null
  throw error
}

/** Skips goods that were deleted or have no pictures. */
async function requestOne(scope: SellerScope, wish: Wish, sheet: DesignDocument, id: number) {
  const { seller_id, user_id } = wish
  const goods = await getGoods(scope, { id }).catch(unlessGone)
  const pictures = goods?.deleted_at === null ? picturesFor(goods, undefined) : null
  if (!goods || !pictures || pictures.length === 0) return
  const view = composed(sheet, pictures, false)
  await inTransaction(scope, async (tx) => {
    const made = await insertPainting(tx.db, seller_id, {
      user_id,
      view,
      size_px: SIZE_PX,
      goods_id: id,
      cause: getCause(wish),
      name: goods.title.slice(0, 80),
      now: tx.clock.now().toISOString(),
    })
    if (made !== null) await tx.jobs.send(paintGridJob, { seller_id, id: made })
  })
}

/** Requests a composed show image for all goods of a run. Idempotent: a rerun requests only missing ones. */
export const composeRunJob = job({
  name: 'grid.compose_run',
  schema: Wish,
  async run(ctx, wish) {
    const scope = await scopeFor(ctx, wish.seller_id)
    const sheet = await sheetOfPattern(scope, wish.pattern).catch(unlessGone)
    if (!sheet) return
    for (const id of await selectRunGoods(ctx.db, wish.seller_id, wish.run_id)) await requestOne(scope, wish, sheet, id)
  },
})

export async function composeRunImages(
  ctx: SellerCtx,
  { id, pattern }: Input<typeof contract.composeRunImages>,
): Promise<Reply<typeof contract.composeRunImages>> {
  const [seller_id, { user_id }] = [ctx.seller.id, ctx.identity]
  const goods = await selectRunGoods(ctx.db, seller_id, id)
  if (goods.length === 0) throw new AppError('not_found')
  await sheetOfPattern(ctx, pattern)
  await ctx.jobs.send(composeRunJob, { seller_id, run_id: id, user_id, pattern })
  return { queued: goods.length }
}
