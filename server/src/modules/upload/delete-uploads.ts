import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { deleteUploads as contract } from '@inkroute/contract/upload'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { lockObjects, releaseHolders } from './object-hold.queries.ts'
import { removeObjectsJob } from './remove-objects.job.ts'
import { holderOf } from './take-in.ts'
import { deleteUploadRows } from './upload.queries.ts'

export async function deleteUploads(ctx: SellerCtx, { ids }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    await lockObjects(tx.db, ctx.seller.id)
    const deleted = await deleteUploadRows(tx.db, ctx.seller.id, ids)
    if (deleted.length === 0) throw new AppError('not_found')
    const keys = await releaseHolders(
      tx.db,
      ctx.seller.id,
      deleted.map((row) => holderOf(row.id)),
    )
    if (keys.length > 0) await tx.jobs.send(removeObjectsJob, { seller_id: ctx.seller.id, keys })
    return { deleted: deleted.length }
  })
}
