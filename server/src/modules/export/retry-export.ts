import type { Input } from '@inkroute/contract/endpoint'
import type { retryExport as contract } from '@inkroute/contract/export/export'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { exportJob } from './export.job.ts'
import { changeExport } from './export.queries.ts'
import { ownExport } from './own-export.ts'

export async function retryExport(ctx: SellerCtx, input: Input<typeof contract>): Promise<Record<string, never>> {
  const { id, attempt } = await ownExport(ctx, input.id)
  const next = attempt + 1
  await inTransaction(ctx, async (tx) => {
    const again = await changeExport(
      tx.db,
      ctx.seller.id,
      id,
      { status: ['failed', 'cancelled', 'expired'], attempt },
      { status: 'queued', attempt: next, progress: 0, total: null, error: null, finished_at: null, expires_at: null },
    )
    if (!again) throw new AppError('export_not_finished')
    await tx.jobs.send(exportJob, { seller_id: ctx.seller.id, id, attempt: next })
  })
  return {}
}
