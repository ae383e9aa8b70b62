import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SpecialContent } from '@inkroute/contract/site/editor'
import type { getAdSpecial as contract } from '@inkroute/contract/site/home'
import { AppError } from '../../../infra/app-error.ts'
import { readContent } from '../../../infra/content/read-content.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { specialKind } from './home.kinds.ts'
import { specialIn } from './home.view.ts'
import { productIdsOf } from './special-products.ts'

export async function getAdSpecial(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const items = await readContent<SpecialContent>(ctx, specialKind, input.preview)
  const item = items.find(({ id }) => id === input.id)
  if (!item) throw new AppError('not_found')
  return {
    ...specialIn(ctx.language, item),
    body: item.payload.body[ctx.language],
    product_ids: await productIdsOf(ctx, item.payload.product_codes),
  }
}
