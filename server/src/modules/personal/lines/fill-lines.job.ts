import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { fillLine } from './approve-lines.ts'

/** Makes the design of one line from its buyer's answers. Running it again changes nothing. */
export const fillLinesJob = job({
  name: 'personal.fill',
  schema: z.object({ seller_id: z.int(), id: z.int() }),
  concurrency: 2,
  run: async (ctx, { seller_id, id }) => {
    await fillLine(ctx, seller_id, id)
  },
})
