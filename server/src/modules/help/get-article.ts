import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type HelpArticleContent, helpArticles } from '@inkroute/contract/help/editor'
import type { getArticle as contract } from '@inkroute/contract/help/help'
import { AppError } from '../../infra/app-error.ts'
import { readPreviewed } from '../../infra/content/read-content.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { findArticle, selectArticleRows } from './help.queries.ts'
import { articleIn, getNeighbours, rowIn } from './help.view.ts'

/** The draft a member of staff wants to see in its place. */
async function previewedArticle(ctx: PublicCtx, { id, preview }: Input<typeof contract>) {
  const draft = await readPreviewed<HelpArticleContent>(ctx, { endpoints: helpArticles }, preview)
  if (draft?.key !== String(id)) return null
  const { category_id, title, summary, body } = draft.payload
  return {
    id,
    category_id,
    updated_at: ctx.clock.now().toISOString(),
    title_zh: title.zh,
    title_en: title.en,
    summary_zh: summary.zh,
    summary_en: summary.en,
    body_zh: body.zh,
    body_en: body.en,
  }
}

export async function getArticle(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const article = (await previewedArticle(ctx, input)) ?? (await findArticle(ctx.db, input.id))
  if (!article) throw new AppError('not_found')
  const { previous, next } = getNeighbours(await selectArticleRows(ctx.db), article)
  return {
    ...articleIn(ctx.language, article),
    previous: previous && rowIn(ctx.language, previous),
    next: next && rowIn(ctx.language, next),
  }
}
