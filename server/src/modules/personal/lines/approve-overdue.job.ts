import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { selectOverdueLines } from '../core/personal.queries.ts'
import { approveOverdueLine } from './approve-lines.ts'

const AT_ONCE = 500

/** Every minute: lines whose sellers had the chosen time to look at them go on. */
export const approveOverdueJob = job({
  name: 'personal.approve-overdue',
  schema: z.object({}),
  cron: '* * * * *',
  run: async (ctx) => {
    const due = await selectOverdueLines(ctx.db, ctx.clock.now().toISOString(), AT_ONCE)
    for (const { seller_id, id } of due) await approveOverdueLine(ctx, seller_id, id)
  },
})
