import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type LabelPresetKey, type LabelStatus, MAX_LABELS } from '@inkroute/contract/goods/codes'
import type * as contract from '@inkroute/contract/goods/sku'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { selectSkusByIds } from '../core/sku.queries.ts'
import { type LabelRequest, labelJob } from './label.job.ts'
import { countOpenRuns, findLabelRun, insertLabelRun } from './label.queries.ts'

const MAX_OPEN = 5
/** An older run is considered dead and must not block new ones. */
const OPEN_MS = 10 * 60_000

export async function printLabels(
  ctx: SellerCtx,
  input: Input<typeof contract.printLabels>,
): Promise<Reply<typeof contract.printLabels>> {
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'goods_label' }, async (tx) => {
    const { id: seller_id } = tx.seller
    const now = tx.clock.now()
    const open = await countOpenRuns(tx.db, seller_id, new Date(now.getTime() - OPEN_MS))
    if (open >= MAX_OPEN) throw new AppError('goods_label_busy', { count: open })
    const label_count = input.items.reduce((sum, item) => sum + item.copies, 0)
    if (label_count > MAX_LABELS) throw new AppError('goods_label_limit', { limit: MAX_LABELS, count: label_count })
    const ids = [...new Set(input.items.map((item) => item.sku_id))]
    const skus = await selectSkusByIds(tx.db, seller_id, ids, tx.language)
    if (skus.length !== ids.length) throw new AppError('not_found')
    const request: LabelRequest = { ...input, language: tx.language }
    const id = await insertLabelRun(tx.db, seller_id, {
      user_id: tx.identity.user_id,
      request: JSON.stringify(request),
      label_count,
      created_at: now.toISOString(),
    })
    await tx.jobs.send(labelJob, { seller_id, id })
    return { id }
  })
}

export async function getLabelRun(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getLabelRun>,
): Promise<Reply<typeof contract.getLabelRun>> {
  const run = await findLabelRun(ctx.db, ctx.seller.id, id)
  if (!run) throw new AppError('not_found')
  const { label_count, page_count, done_count, dense_count, file_key } = run
  return {
    id,
    label_count,
    page_count,
    done_count,
    dense_count,
    status: run.status as LabelStatus,
    preset: (run.request as { preset: LabelPresetKey }).preset,
    download_url: file_key && ctx.storage.url(file_key),
  }
}
