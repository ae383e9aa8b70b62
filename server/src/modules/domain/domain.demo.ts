import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { demoFile, hoursAgo } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { insertDomain } from './domain.queries.ts'

const demoDomain = demoFile(
  'domain',
  z.strictObject({
    host: z.string(),
    token: z.string(),
    problem: z.string(),
    checked_hours_ago: z.number(),
    added_hours_ago: z.number(),
  }),
)

/** A domain whose DNS records are still missing. */
export async function addDemoDomain(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const { checked_hours_ago, added_hours_ago, ...domain } = demoDomain()
  await insertDomain(ctx.db, demo.seller_id, {
    ...domain,
    state: 'waiting',
    checked_at: hoursAgo(ctx, checked_hours_ago).toISOString(),
    created_at: hoursAgo(ctx, added_hours_ago).toISOString(),
  })
}
