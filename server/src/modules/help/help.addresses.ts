import type { AppCtx } from '../../infra/context.ts'
import type { PublicAddress } from '../../infra/module/module.ts'
import { selectArticleDates } from './help.queries.ts'

export async function helpAddresses(ctx: AppCtx): Promise<PublicAddress[]> {
  const articles = await selectArticleDates(ctx.db)
  return articles.map(({ id, updated_at }) => ({ path: `/helpCenter?id=${id}`, updated_at }))
}
