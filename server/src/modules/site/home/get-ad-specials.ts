import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SpecialContent } from '@inkroute/contract/site/editor'
import type { getAdSpecials as contract } from '@inkroute/contract/site/home'
import { readContent } from '../../../infra/content/read-content.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { specialKind } from './home.kinds.ts'
import { countCategories } from './home.queries.ts'
import { menuOf, specialIn } from './home.view.ts'

export async function getAdSpecials(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const [items, categories] = await Promise.all([
    readContent<SpecialContent>(ctx, specialKind, input.preview),
    countCategories(ctx.db),
  ])
  const at = (place: SpecialContent['place']) =>
    items.filter((item) => item.payload.place === place).map((item) => specialIn(ctx.language, item))
  return {
    top_ad_specials: at('top'),
    area_specials: at('area'),
    ad_specials: at('list'),
    categorys: menuOf(ctx.language, categories),
  }
}
