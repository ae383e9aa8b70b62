import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { BannerContent } from '@inkroute/contract/site/editor'
import type { listBanners as contract } from '@inkroute/contract/site/home'
import { readContent } from '../../../infra/content/read-content.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { bannerKind } from './home.kinds.ts'
import { bannerIn } from './home.view.ts'

export async function listBanners(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const items = await readContent<BannerContent>(ctx, bannerKind, input.preview)
  return { data: items.map((item) => bannerIn(ctx.language, item)) }
}
