import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getSeo as contract } from '@inkroute/contract/site'
import type { PublicCtx } from '../../infra/context.ts'
import { findSeoPage } from './site.queries.ts'
import { canonicalPath, seoOf } from './site.rules.ts'

export async function getSeo(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const path = canonicalPath(input.http_url)
  return seoOf(await findSeoPage(ctx.db, path), path, ctx.language)
}
