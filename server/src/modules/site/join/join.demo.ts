import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { daysAgo, demoFile } from '../../../infra/module/demo.ts'
import { insertJoin } from './join.queries.ts'

const demoApplications = demoFile(
  'site/join',
  z.array(
    z.strictObject({
      days_ago: z.number(),
      kind: z.enum(['factory', 'service', 'reseller']),
      state: z.enum(['new', 'contacted']),
      company: z.string(),
      contact: z.string(),
      phone: z.string(),
      email: z.string(),
      region: z.string(),
      volume: z.string(),
      capabilities: z.array(z.string()),
      text: z.string(),
      language: z.enum(['zh', 'en']),
      note: z.string(),
    }),
  ),
)

/** Applications of the last days: one answered, two waiting. */
export async function addDemoJoins(ctx: AppCtx): Promise<void> {
  for (const { days_ago, ...application } of demoApplications()) {
    const created_at = daysAgo(ctx, days_ago).toISOString()
    await insertJoin(ctx.db, { ...application, visitor: 'demo', created_at, updated_at: created_at })
  }
}
