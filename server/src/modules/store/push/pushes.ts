import type { Input, Reply } from '@inkroute/contract/endpoint'
import { saidIn } from '@inkroute/contract/input-messages'
import type { listPushes as listContract, retryPush as retryContract } from '@inkroute/contract/store/setting'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { findViewer, ownStore } from '../core/own-store.ts'
import { iso, isoOrNull } from '../core/store.rules.ts'
import { pushJob } from './push.job.ts'
import { changePush, findPush, requeueRevoked, selectLastPushes } from './push.queries.ts'

/** Resumes pushes that waited for the store to be re-authorised. */
export async function resumePushes(tx: AppCtx, seller_id: number, store_id: number): Promise<void> {
  for (const { id } of await requeueRevoked(tx.db, seller_id, store_id)) {
    await tx.jobs.send(pushJob, { seller_id, push_id: id })
  }
}

const SHOWN = 50

export async function listPushes(
  ctx: SellerCtx,
  { store_id }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  await ownStore(ctx, store_id, findViewer(ctx))
  const rows = await selectLastPushes(ctx.db, ctx.seller.id, store_id, SHOWN)
  return {
    data: rows.map((row) => ({
      id: row.id,
      order_id: row.order_id,
      tracking_number: row.tracking_number,
      carrier: row.carrier,
      external_number: row.external_number ?? row.external_order_id,
      state: row.state as 'waiting',
      error: saidIn(row.error, ctx.language),
      created_at: iso(row.created_at),
      done_at: isoOrNull(row.done_at),
    })),
  }
}

export async function retryPush(
  ctx: SellerCtx,
  { id }: Input<typeof retryContract>,
): Promise<Reply<typeof retryContract>> {
  return inTransaction(ctx, async (tx) => {
    const push = await findPush(tx.db, tx.seller.id, id)
    if (!push) throw new AppError('not_found')
    const store = await ownStore(tx, push.store_id, findViewer(tx))
    if (store.authed !== 1) throw new AppError('store_not_authorised')
    if (push.state === 'failed') {
      await changePush(tx.db, tx.seller.id, id, {
        state: 'waiting',
        attempts: 0,
        error_kind: null,
        error: '',
        claimed_at: null,
      })
      await tx.jobs.send(pushJob, { seller_id: tx.seller.id, push_id: id })
    }
    return {}
  })
}
