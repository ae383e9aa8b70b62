import { z } from 'zod'
import { type Job, job } from '../../infra/jobs/job.ts'
import { isDemoLibraryFull } from '../upload/upload.ts'
import { changeExport, findExport } from './export.queries.ts'
import { runExport } from './run-export.ts'

const HOUR_MS = 3_600_000
const LOOK_AGAIN_SECONDS = 10
const MAX_LOOKS = 30

const DemoExport = z.object({ seller_id: z.int(), id: z.int(), hours_ago: z.int(), looks: z.int() })

/** Runs a demo export and dates it back to when the demo seller would have asked for it. */
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
