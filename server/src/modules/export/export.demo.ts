import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { type Job, job } from '../../infra/jobs/job.ts'
import { demoFile, hoursAgo } from '../../infra/module/demo.ts'
import { findDemoSeller, getTimeZone } from '../account/account.ts'
import { isDemoLibraryFull } from '../upload/upload.ts'
import { changeExport, findExport, insertExport } from './export.queries.ts'
import { runExport } from './run-export.ts'

const HOUR_MS = 3_600_000
const LOOK_AGAIN_SECONDS = 10
const MAX_LOOKS = 30

const demoExports = demoFile(
  'export',
  z.array(
    z.strictObject({
      name: z.string(),
      format: z.enum(['xlsx', 'csv']),
      params: z.record(z.string(), z.string()),
      hours_ago: z.int(),
    }),
  ),
)

const DemoExport = z.object({ seller_id: z.int(), id: z.int(), hours_ago: z.int(), looks: z.int() })

/** Runs a demo export once the library is full, and dates it back to when the demo seller would have asked for it. */
export const demoExportsJob: Job<typeof DemoExport> = job({
  name: 'export.demo',
  schema: DemoExport,
  async run(ctx, { seller_id, id, hours_ago, looks }) {
    if (looks < MAX_LOOKS && !(await isDemoLibraryFull(ctx, seller_id))) {
      const later = { seller_id, id, hours_ago, looks: looks + 1 }
      return ctx.jobs.send(demoExportsJob, later, { start_after_seconds: LOOK_AGAIN_SECONDS })
    }
    await runExport(ctx, { seller_id, id, attempt: 0 })
    const record = await findExport(ctx.db, seller_id, id)
    if (record?.status !== 'done' || !record.finished_at || !record.expires_at) return
    const earlier = (instant: string) => new Date(new Date(instant).getTime() - hours_ago * HOUR_MS).toISOString()
    const dates = { finished_at: earlier(record.finished_at), expires_at: earlier(record.expires_at) }
    await changeExport(ctx.db, seller_id, id, { status: ['done'] }, dates)
  },
})

/** Two finished exports with real files, made once there is something to export. */
export async function addDemoExports(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const { seller_id, user_id } = demo
  const time_zone = await getTimeZone(ctx.db, seller_id, user_id)
  for (const { hours_ago, ...wish } of demoExports()) {
    const created_at = hoursAgo(ctx, hours_ago).toISOString()
    const row = { ...wish, kind: 'upload.list', user_id, language: 'zh', time_zone, created_at } as const
    const id = await insertExport(ctx.db, seller_id, row)
    await ctx.jobs.send(demoExportsJob, { seller_id, id, hours_ago, looks: 0 })
  }
}
