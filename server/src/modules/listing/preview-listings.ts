import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { previewListings as contract } from '@inkroute/contract/listing/listing'
import { listingPlatformOf } from '@inkroute/contract/listing/platforms'
import { fenToDecimal } from '@inkroute/contract/money'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { makeDrafts } from './make-drafts.ts'
import { templateFor } from './templates.ts'

/** Drafts of a release, with the platform and template they are made by. */
export async function draftsFor(
  ctx: SellerCtx,
  wanted: { readonly platform: string; readonly template_id: number; readonly goods_ids: readonly number[] },
) {
  const platform = listingPlatformOf(wanted.platform)
  if (!platform) throw new AppError('not_found')
  const template = await templateFor(ctx, wanted.template_id, wanted.platform)
  const made = await makeDrafts(ctx, ctx.seller.id, platform, template, wanted.goods_ids, ctx.language)
  return { platform, template, made }
}

export async function previewListings(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { template, made } = await draftsFor(ctx, input)
  return {
    currency: template.currency,
    data: made.map(({ goods, draft, description, problems }) => ({
      goods_id: goods.id,
      cover: goods.cover,
      title: draft.title,
      description,
      problems: [...problems],
      picture_count: draft.picture_urls.length,
      variants: draft.variants.map((variant, at) => ({
        sku: variant.sku,
        price: variant.price.amount,
        quantity: variant.quantity,
        options: Object.values(variant.options).join(' / '),
        cost: fenToDecimal(goods.skus[at]?.cost_fen ?? 0),
      })),
    })),
  }
}
