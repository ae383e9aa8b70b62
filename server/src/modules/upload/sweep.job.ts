import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { embeddedStorage } from './direct-storage.ts'
import { deleteRefusedBefore } from './upload.queries.ts'

const HOUR_MS = 3_600_000
const KEEP_INCOMING_MS = 6 * HOUR_MS
const KEEP_REFUSED_MS = 24 * HOUR_MS

/** Clears what broken connections and refused files left. */
export const sweepUploadsJob = job({
  name: 'upload.sweep',
  schema: z.object({}),
  cron: '23 * * * *',
  async run(ctx) {
    const now = ctx.clock.now()
    const incoming = embeddedStorage(ctx.config)
    for (const nonce of await incoming.olderThan(KEEP_INCOMING_MS, now)) await incoming.remove(nonce)
    await deleteRefusedBefore(ctx.db, new Date(now.getTime() - KEEP_REFUSED_MS))
  },
})
