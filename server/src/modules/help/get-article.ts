import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getArticle as contract } from '@inkroute/contract/help'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { findArticle, selectArticleRows } from './help.queries.ts'
import { articleIn, neighboursOf, rowIn } from './help.view.ts'

export async function getArticle(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const article = await findArticle(ctx.db, input.id)
  if (!article) throw new AppError('not_found')
  const { previous, next } = neighboursOf(await selectArticleRows(ctx.db), article)
  return {
    ...articleIn(ctx.language, article),
    previous: previous && rowIn(ctx.language, previous),
    next: next && rowIn(ctx.language, next),
  }
}
