import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { applyDomainCheck } from './apply-domain-check.ts'
import { selectDue } from './domain.queries.ts'
import { domainProblem } from './domain-proof.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 50

/** Rechecks working domains daily: records disappear and certificates expire. */
export const recheckDomainsJob = job({
  name: 'domain.look-again',
  schema: z.object({}),
  cron: '17 * * * *',
  async run(ctx) {
    const before = new Date(ctx.clock.now().getTime() - DAY_MS).toISOString()
    for (const row of await selectDue(ctx.db, before, AT_ONCE))
      await applyDomainCheck(ctx, row, await domainProblem(ctx, row))
  },
})
