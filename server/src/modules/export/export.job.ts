import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { runExport } from './run-export.ts'

export const exportJob = job({
  name: 'export.run',
  schema: z.object({ seller_id: z.int(), id: z.int(), attempt: z.int() }),
  expire_seconds: 3600,
  concurrency: 2,
  run: runExport,
})
