import type { AppCtx } from '../../../infra/context.ts'
import { pushJob } from './push.job.ts'
import { reviveRevoked } from './push.queries.ts'

/** We are let in again: parcels that had to wait for it are told now. */
export async function wakePushes(tx: AppCtx, seller_id: number, store_id: number): Promise<void> {
  for (const { id } of await reviveRevoked(tx.db, seller_id, store_id)) {
    await tx.jobs.send(pushJob, { seller_id, push_id: id })
  }
}
