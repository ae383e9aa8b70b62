import type { Tracker } from '@inkroute/contract/service/carriers'
import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { isServiceOn, serviceState } from '../../../infra/services/services.ts'
import { trackParcel } from '../../service/service.ts'
import { noteEvents } from './note-tracking.ts'
import { selectToPoll, setPolled } from './tracking.queries.ts'

/** Pushes arrive at once; polling is for carriers without them and for pushes that were lost. */
const POLL_MS = 2 * 3_600_000
/** Emulated parcels arrive within minutes. */
const SANDBOX_POLL_MS = 50_000
/** At the rate the slowest of them allows, within the minute. */
const AT_ONCE = 60

/** Asks carriers about parcels under way, those not asked for longest first. */
export const pollParcelsJob = job({
  name: 'production.poll-parcels',
  schema: z.object({}),
  cron: '* * * * *',
  async run(ctx, _payload, isStopping = () => false) {
    const failing = new Set<string>()
    const now = ctx.clock.now()
    const before = (age_ms: number) => new Date(now.getTime() - age_ms).toISOString()
    const newest = ctx.sandbox_url === undefined ? POLL_MS : SANDBOX_POLL_MS
    for (const parcel of await selectToPoll(ctx.db, before(newest), AT_ONCE)) {
      const name = parcel.tracked_by as Tracker
      if (isStopping()) return
      if (failing.has(name) || !isServiceOn(ctx, name)) continue
      const is_due = serviceState(ctx, name) === 'sandbox' || !parcel.polled_at || parcel.polled_at < before(POLL_MS)
      if (!is_due) continue
      try {
        await noteEvents(ctx, parcel, await trackParcel(ctx, name, parcel))
      } catch (error) {
        // The others of this carrier wait for the next minute; the list of services says what it answered.
        failing.add(name)
        ctx.log.warn({ carrier: name, err: error }, 'a carrier could not be asked about a parcel')
      }
      await setPolled(ctx.db, parcel.seller_id, parcel.id, now.toISOString())
    }
  },
})
