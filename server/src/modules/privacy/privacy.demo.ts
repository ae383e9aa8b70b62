import { Platform } from '@inkroute/contract/codes'
import { COOLING_DAYS, DUE_DAYS } from '@inkroute/contract/privacy/privacy'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { daysAgo, demoFile } from '../../infra/module/demo.ts'
import { findUserByLogin } from '../account/account.ts'
import { insertRequest } from './request.queries.ts'

const demoRequests = demoFile(
  'privacy',
  z.strictObject({
    requests: z.array(
      z.strictObject({
        subject: z.enum(['seller', 'buyer', 'shop']),
        kind: z.enum(['export', 'erase']),
        /** Login of the seller it is about. */
        seller: z.string().optional(),
        title: z.string(),
        asked_by: z.enum(['seller', 'staff', 'marketplace']),
        asked_name: z.string(),
        platform: z.enum(['shopify', 'shopline']).optional(),
        note: z.string(),
        status: z.enum(['scheduled', 'done', 'cancelled']),
        days_ago: z.number(),
        done_after_hours: z.number().optional(),
        result: z.record(z.string(), z.record(z.string(), z.int())),
      }),
    ),
  }),
)

const HOUR_MS = 3_600_000

/** Requests in different states, so that the screen shows what it is for. */
export async function addDemoRequests(ctx: AppCtx): Promise<void> {
  for (const { seller, days_ago, done_after_hours, result, platform, ...row } of demoRequests().requests) {
    const user = seller === undefined ? undefined : await findUserByLogin(ctx.db, seller)
    const asked = daysAgo(ctx, days_ago)
    const after = (hours: number) => new Date(asked.getTime() + hours * HOUR_MS).toISOString()
    await insertRequest(ctx.db, {
      ...row,
      seller_id: user?.seller_id ?? null,
      platform: platform ? Platform[platform] : null,
      result: JSON.stringify(result),
      requested_at: asked.toISOString(),
      updated_at: asked.toISOString(),
      due_at: after(DUE_DAYS * 24),
      run_at: after(COOLING_DAYS * 24),
      done_at: done_after_hours === undefined ? null : after(done_after_hours),
    })
  }
}
