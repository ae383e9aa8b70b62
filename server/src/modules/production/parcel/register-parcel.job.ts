import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import { signedPost } from '../../../infra/signed-post.ts'
import { CARRIER_CALLBACK_PATH } from './receive-tracking.ts'
import { findParcel, setRegistered } from './tracking.queries.ts'

/** Registers a parcel for tracking updates. Retries for up to a day while the carrier is down. */
export const registerParcelJob = job({
  name: 'production.register-parcel',
  schema: z.object({ seller_id: z.int(), shipment_id: z.int() }),
  retry_limit: 50,
  async run(ctx, { seller_id, shipment_id }) {
    if (!isServiceOn(ctx, 'carrier')) return
    const parcel = await findParcel(ctx.db, seller_id, shipment_id)
    if (!parcel || parcel.registered_at !== null || parcel.state !== 'sent') return
    await signedPost(ctx, {
      service: 'carrier',
      path: '/carrier/parcels',
      body: {
        ref: `${seller_id}-${shipment_id}`,
        tracking_no: parcel.tracking_no,
        country: parcel.country,
        callback_url: ctx.callback_origin() + CARRIER_CALLBACK_PATH,
      },
    })
    await setRegistered(ctx.db, seller_id, shipment_id, ctx.clock.now().toISOString())
  },
})
