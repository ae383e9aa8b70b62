import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reply } from '@inkroute/contract/endpoint'
import type { getOverview as contract } from '@inkroute/contract/site/site'
import { projectRoot } from '../../config/config.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { countJobs, countPlatform } from './core/site.queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }
const started_at = new Date(Date.now() - process.uptime() * 1000).toISOString()

export async function getOverview(ctx: StaffCtx): Promise<Reply<typeof contract>> {
  const now_ms = ctx.clock.now().getTime()
  const ago = (days: number) => new Date(now_ms - days * DAY_MS).toISOString()
  const [counts, jobs] = await Promise.all([countPlatform(ctx.db, ago(1), ago(7)), countJobs(ctx.db)])
  return {
    ...counts,
    jobs: {
      waiting: (jobs.created ?? 0) + (jobs.retry ?? 0),
      active: jobs.active ?? 0,
      failed: jobs.failed ?? 0,
      completed: jobs.completed ?? 0,
    },
    version,
    started_at,
  }
}
