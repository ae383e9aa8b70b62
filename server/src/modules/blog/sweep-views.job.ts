import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { deleteViewsBefore } from './blog.queries.ts'
import { DAY_MS } from './blog.rules.ts'

const KEEP_DAYS = 60

/** The hot list looks back thirty days; who read a post before that is forgotten, only the sum stays. */
export const sweepViewsJob = job({
  name: 'blog.sweep-views',
  schema: z.object({}),
  cron: '23 4 * * *',
  async run(ctx) {
    const since = new Date(ctx.clock.now().getTime() - KEEP_DAYS * DAY_MS)
    await deleteViewsBefore(ctx.db, since.toISOString().slice(0, 10))
  },
})
