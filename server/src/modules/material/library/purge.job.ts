import { materialLimits } from '@inkroute/contract/material/item'
import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { removeUploads } from '../../upload/upload.ts'
import { selectPurgeable } from './library.queries.ts'

const DAY_MS = 86_400_000
const BATCH = 500

/** Permanently removes pictures deleted some days ago that nothing uses. */
export const purgeMaterialsJob = job({
  name: 'material.purge',
  schema: z.object({}),
  cron: '41 3 * * *',
  expire_seconds: 1800,
  async run(ctx) {
    const before = new Date(ctx.clock.now().getTime() - materialLimits.keep_deleted_days * DAY_MS).toISOString()
    for (;;) {
      const rows = await selectPurgeable(ctx.db, before, BATCH)
      for (const { seller_id, ids } of bySeller(rows)) await removeUploads(ctx, seller_id, ids)
      if (rows.length < BATCH) return
    }
  },
})

function bySeller(rows: readonly { readonly seller_id: number; readonly id: number }[]) {
  const groups = new Map<number, number[]>()
  for (const { seller_id, id } of rows) groups.set(seller_id, [...(groups.get(seller_id) ?? []), id])
  return [...groups].map(([seller_id, ids]) => ({ seller_id, ids }))
}
