import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listArticles as contract } from '@inkroute/contract/help/help'
import type { PublicCtx } from '../../infra/context.ts'
import { searchArticles } from './help.queries.ts'
import { rowIn, searchWords } from './help.view.ts'

export async function listArticles(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { page, page_size, category_id } = input
  const { found, total } = await searchArticles(ctx.db, {
    category_id,
    words: searchWords(input.query),
    limit: page_size,
    offset: (page - 1) * page_size,
  })
  return { data: found.map((row) => rowIn(ctx.language, row)), total, page, page_size }
}
