import { z } from 'zod'
import { job } from '../../../../infra/jobs/job.ts'
import { deleteSubjectsOfGone } from './subject.queries.ts'

/** Forgets the subjects of pictures that were deleted for good: the outline of a person says something about them. */
export const forgetSubjectsJob = job({
  name: 'goods.batch-subjects',
  schema: z.object({}),
  cron: '25 4 * * *',
  async run(ctx) {
    await deleteSubjectsOfGone(ctx.db)
  },
})
