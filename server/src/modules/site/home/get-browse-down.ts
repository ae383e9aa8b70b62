import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { HintContent } from '@inkroute/contract/site/editor'
import type { getBrowseDown as contract } from '@inkroute/contract/site/home'
import { readContent } from '../../../infra/content/read-content.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { hintKind } from './home.kinds.ts'

export async function getBrowseDown(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const [hint] = await readContent<HintContent>(ctx, hintKind, input.preview)
  return { text: hint?.payload.text[ctx.language] ?? null, jump_url: hint?.payload.jump_url ?? null }
}
