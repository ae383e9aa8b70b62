import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { changeExport } from './export.queries.ts'
import { runExport } from './run-export.ts'

export const exportJob = job({
  name: 'export.run',
  schema: z.object({ seller_id: z.int(), id: z.int(), attempt: z.int() }),
  expire_seconds: 3600,
  concurrency: 2,
  run: runExport,
  giveUp(tx, { seller_id, id, attempt }) {
    const failed = { status: 'failed', error: 'export_failed', finished_at: tx.clock.now().toISOString() } as const
    return changeExport(tx.db, seller_id, id, { status: ['queued', 'running'], attempt }, failed)
  },
})
