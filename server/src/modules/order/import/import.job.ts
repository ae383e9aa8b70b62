import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { removeImport, selectForgotten, selectUnfinished } from './import.queries.ts'
import { runImport, runUndo } from './run-import.ts'

const Run = z.object({ seller_id: z.int(), id: z.int(), user_id: z.int() })

export const runImportJob = job({
  name: 'order-import.run',
  schema: Run,
  expire_seconds: 3600,
  concurrency: 2,
  run: runImport,
})

export const undoImportJob = job({ name: 'order-import.undo', schema: Run, expire_seconds: 3600, run: runUndo })

const FORGOTTEN_MS = 30 * 86_400_000
const BATCH = 200

/** Files that were checked and never imported hold addresses of people; they are not kept for ever. */
export const sweepImportsJob = job({
  name: 'order-import.sweep',
  schema: z.object({}),
  cron: '40 3 * * *',
  async run(ctx) {
    const before = new Date(ctx.clock.now().getTime() - FORGOTTEN_MS)
    for (const { seller_id, id, file_key } of await selectForgotten(ctx.db, before, BATCH)) {
      await removeImport(ctx.db, seller_id, id)
      if (file_key !== '') await ctx.storage.remove(file_key)
    }
  },
})

/** A node that starts takes up what one that was killed left half-way, without waiting for its heartbeat to be missed. */
export async function resumeImports(ctx: AppCtx): Promise<void> {
  for (const { seller_id, id, state, created_by: user_id } of await selectUnfinished(ctx.db)) {
    await ctx.jobs.send(state === 'running' ? runImportJob : undoImportJob, { seller_id, id, user_id })
  }
}
