import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { countLate } from './stuck-work.ts'

/** Logs paid orders whose print files are late for their promise, for alerting. */
export const stuckAlarmJob = job({
  name: 'production.stuck-alarm',
  schema: z.object({}),
  cron: '*/5 * * * *',
  retry_limit: 0,
  async run(ctx) {
    const orders = await countLate(ctx.db, ctx.clock.now())
    if (orders > 0) ctx.log.error({ orders }, 'paid orders have no print files')
  },
})
