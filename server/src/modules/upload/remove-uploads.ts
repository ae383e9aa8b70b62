import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { lockObjects, releaseHolders } from './object-hold.queries.ts'
import { removeObjectsJob } from './remove-objects.job.ts'
import { holderOf } from './take-in.ts'
import { deleteUploadRows } from './upload.queries.ts'

/** Removes pictures for good; files nothing else uses go with them. Answers how many there were. */
export async function removeUploads(ctx: AppCtx, seller_id: number, ids: readonly number[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await lockObjects(tx.db, seller_id)
    const deleted = await deleteUploadRows(tx.db, seller_id, ids)
    const holders = deleted.map((row) => holderOf(row.id))
    const keys = await releaseHolders(tx.db, seller_id, holders)
    if (keys.length > 0) await tx.jobs.send(removeObjectsJob, { seller_id, keys })
    return deleted.length
  })
}
