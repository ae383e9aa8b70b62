import type { Input } from '@inkroute/contract/endpoint'
import type { recordVisit as contract } from '@inkroute/contract/site/site'
import type { PublicCtx } from '../../infra/context.ts'
import { insertVisit } from './site.queries.ts'

/** The query string may carry private things (tokens, search words), so only the path is kept. */
export async function recordVisit(ctx: PublicCtx, input: Input<typeof contract>): Promise<Record<string, never>> {
  await insertVisit(ctx.db, {
    visited_at: ctx.clock.now().toISOString(),
    key: input.key,
    route: input.route.split(/[?#]/)[0] ?? '/',
    user_id: ctx.identity?.user_id ?? null,
    language: ctx.language,
  })
  return {}
}
