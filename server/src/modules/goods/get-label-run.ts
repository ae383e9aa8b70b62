import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { LabelPresetKey, LabelStatus } from '@inkroute/contract/goods/codes'
import type { getLabelRun as contract } from '@inkroute/contract/goods/sku'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { findLabelRun } from './label.queries.ts'

export async function getLabelRun(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
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
