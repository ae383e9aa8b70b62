import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getPage as contract } from '@inkroute/contract/site-page'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { canonicalPath } from '../site.rules.ts'
import { findPage } from './page.queries.ts'
import { shownPage } from './page.view.ts'

export async function getPage(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const row = await findPage(ctx.db, canonicalPath(input.path))
  if (!row) throw new AppError('not_found')
  return shownPage(row, ctx.language, ctx.clock.now())
}
