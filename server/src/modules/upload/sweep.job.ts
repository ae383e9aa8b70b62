import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { sweepIncoming } from './core/incoming-files.ts'
import { removeObjectsJob } from './core/remove-objects.job.ts'
import { getHolder } from './core/take-in.ts'
import {
  deleteRefusedBefore,
  deleteUnusedLoose,
  deleteWorkBefore,
  lockObjects,
  releaseHolders,
  selectUnmeasured,
  selectUnusedLoose,
  setStoredBytes,
} from './core/upload.queries.ts'

const HOUR_MS = 3_600_000
const KEEP_INCOMING_MS = 6 * HOUR_MS
const KEEP_REFUSED_MS = 24 * HOUR_MS
/** A form with attachments may stay open over a weekend before it is sent. */
const KEEP_UNUSED_MS = 72 * HOUR_MS
const BATCH = 500

/** Attachments of forms that were never sent, and avatars that were replaced. */
async function removeUnused(ctx: AppCtx, before: Date): Promise<void> {
  for (;;) {
    const found = await selectUnusedLoose(ctx.db, before, BATCH)
    for (const [seller_id, rows] of Map.groupBy(found, (row) => row.seller_id)) {
      await inTransaction(ctx, async (tx) => {
        await lockObjects(tx.db, seller_id)
        const ids = rows.map(({ id }) => id)
        const deleted = await deleteUnusedLoose(tx.db, seller_id, ids)
        const holders = deleted.map(({ id }) => getHolder(id))
        const keys = await releaseHolders(tx.db, seller_id, holders)
        if (keys.length > 0) await tx.jobs.send(removeObjectsJob, { seller_id, keys })
      })
    }
    if (found.length < BATCH) return
  }
}

/** Rows from before sizes were recorded. */
async function measureStored(ctx: AppCtx): Promise<void> {
  for (;;) {
    const rows = await selectUnmeasured(ctx.db, BATCH)
    for (const { seller_id, id, picture_key, preview_469_key, preview_1000_key, vector_key } of rows) {
      let bytes = 0
      for (const key of [picture_key, preview_469_key, preview_1000_key, vector_key]) {
        // Demo rows store paths of pictures that ship with the site.
        if (key && !key.startsWith('/')) bytes += (await ctx.storage.size(key)) ?? 0
      }
      await setStoredBytes(ctx.db, seller_id, id, bytes)
    }
    if (rows.length < BATCH) return
  }
}

/** Cleans up after broken connections, refused files and abandoned forms. */
export const sweepUploadsJob = job({
  name: 'upload.sweep',
  schema: z.object({}),
  cron: '23 * * * *',
  async run(ctx) {
    const now = ctx.clock.now()
    const ago = (ms: number) => new Date(now.getTime() - ms)
    await sweepIncoming(ctx, KEEP_INCOMING_MS, now)
    await deleteRefusedBefore(ctx.db, ago(KEEP_REFUSED_MS))
    await deleteWorkBefore(ctx.db, ago(KEEP_REFUSED_MS))
    await removeUnused(ctx, ago(KEEP_UNUSED_MS))
    await measureStored(ctx)
  },
})
