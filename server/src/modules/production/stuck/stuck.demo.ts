import type { AppCtx } from '../../../infra/context.ts'
import { insertDeadJob } from '../../../infra/jobs/job-rows.queries.ts'
import { hoursAgo } from '../../../infra/module/demo.ts'
import { selectAnyParcel } from '../parcel/tracking.queries.ts'

/** One job that gave up while the carrier was down, so that the page has something to show. Retrying it succeeds. */
export async function addDemoStuckJob(ctx: AppCtx): Promise<void> {
  const parcel = await selectAnyParcel(ctx.db)
  if (!parcel) return
  await insertDeadJob(ctx.db, {
    name: 'production.register-parcel',
    data: { seller_id: parcel.seller_id, shipment_id: parcel.id },
    error: 'Error: the carrier answered 503 Service Unavailable',
    tries: 51,
    died_at: hoursAgo(ctx, 3).toISOString(),
  })
}
