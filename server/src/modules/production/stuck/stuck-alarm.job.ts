import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { countLate } from './stuck-work.ts'

/** Logs paid orders that wait too long for print files, for alerting. */
export const stuckAlarmJob = job({
  name: 'production.stuck-alarm',
  schema: z.object({}),
  cron: '*/5 * * * *',
  retry_limit: 0,
  async run(ctx) {
    const { orders, minutes } = await countLate(ctx.db, ctx.clock.now())
    if (orders > 0) ctx.log.error({ orders, minutes }, 'paid orders have no print files')
  },
})
