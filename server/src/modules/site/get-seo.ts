import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type SeoContent, seoPages } from '@inkroute/contract/site/editor'
import type { getSeo as contract } from '@inkroute/contract/site/site'
import { readPreviewed } from '../../infra/content/read-content.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { findSeoPage } from './site.queries.ts'
import { canonicalPath, seoOf } from './site.rules.ts'

export async function getSeo(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const path = canonicalPath(input.http_url)
  const draft = await readPreviewed<SeoContent>(ctx, { endpoints: seoPages }, input.preview)
  if (draft?.key === path) {
    const { title, keywords, description } = draft.payload
    return { title: title[ctx.language], keywords: keywords[ctx.language], description: description[ctx.language] }
  }
  return seoOf(await findSeoPage(ctx.db, path), path, ctx.language)
}
