import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { HotWordContent } from '@inkroute/contract/site/editor'
import type { listHotWords as contract } from '@inkroute/contract/site/home'
import { readContent } from '../../../infra/content/read-content.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { hotWordKind } from './home.kinds.ts'
import { wordIn } from './home.view.ts'

export async function listHotWords(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const items = await readContent<HotWordContent>(ctx, hotWordKind, input.preview)
  return { data: items.map((item) => wordIn(ctx.language, item)) }
}
