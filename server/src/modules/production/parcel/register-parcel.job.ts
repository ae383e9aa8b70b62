import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import { registerTracking } from '../../service/service.ts'
import { findParcel, setTracked } from './tracking.queries.ts'

/** Follows numbers that no carrier of ours made. */
const TRACKER = 'track17'

/** Registers a parcel for tracking updates. Retries for up to a day while the service is down. */
export const registerParcelJob = job({
  name: 'production.register-parcel',
  schema: z.object({ seller_id: z.int(), shipment_id: z.int() }),
  retry_limit: 50,
  async run(ctx, { seller_id, shipment_id }) {
    if (!isServiceOn(ctx, TRACKER)) return
    const parcel = await findParcel(ctx.db, seller_id, shipment_id)
    if (!parcel || parcel.registered_at !== null || parcel.state !== 'sent') return
    await registerTracking(ctx, TRACKER, parcel.tracking_no)
    const registered_at = ctx.clock.now().toISOString()
    await setTracked(ctx.db, seller_id, shipment_id, { registered_at, tracked_by: TRACKER })
  },
})
