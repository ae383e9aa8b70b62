import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  BannerContent,
  FloorContent,
  HintContent,
  HotWordContent,
  SpecialContent,
} from '@inkroute/contract/site/editor'
import type * as contract from '@inkroute/contract/site/home'
import { AppError } from '../../../infra/app-error.ts'
import { readContent } from '../../../infra/content/read-content.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { openMarkets } from '../core/navigation.ts'
import { bannerKind, floorKind, hintKind, hotWordKind, specialKind } from './home.kinds.ts'
import { countCatalogue, countCategories } from './home.queries.ts'
import { bannerIn, floorIn, getMenu, specialIn, wordIn } from './home.view.ts'
import { getProductIds } from './special-products.ts'

export async function listBanners(
  ctx: PublicCtx,
  input: Input<typeof contract.listBanners>,
): Promise<Reply<typeof contract.listBanners>> {
  const items = await readContent<BannerContent>(ctx, bannerKind, input.preview)
  return { data: items.map((item) => bannerIn(ctx.language, item)) }
}

export async function getAdSpecials(
  ctx: PublicCtx,
  input: Input<typeof contract.getAdSpecials>,
): Promise<Reply<typeof contract.getAdSpecials>> {
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
    categorys: getMenu(ctx.language, categories),
  }
}

export async function getAdSpecial(
  ctx: PublicCtx,
  input: Input<typeof contract.getAdSpecial>,
): Promise<Reply<typeof contract.getAdSpecial>> {
  const items = await readContent<SpecialContent>(ctx, specialKind, input.preview)
  const item = items.find(({ id }) => id === input.id)
  if (!item) throw new AppError('not_found')
  return {
    ...specialIn(ctx.language, item),
    body: item.payload.body[ctx.language],
    product_ids: await getProductIds(ctx, item.payload.product_codes),
  }
}

export async function listFloors(
  ctx: PublicCtx,
  input: Input<typeof contract.listFloors>,
): Promise<Reply<typeof contract.listFloors>> {
  const items = await readContent<FloorContent>(ctx, floorKind, input.preview)
  const data = await Promise.all(
    items.map(async (item) => ({
      ...floorIn(ctx.language, item),
      product_ids: await getProductIds(ctx, item.payload.product_codes),
    })),
  )
  return { data }
}

export async function listHotWords(
  ctx: PublicCtx,
  input: Input<typeof contract.listHotWords>,
): Promise<Reply<typeof contract.listHotWords>> {
  const items = await readContent<HotWordContent>(ctx, hotWordKind, input.preview)
  return { data: items.map((item) => wordIn(ctx.language, item)) }
}

export async function getBrowseDown(
  ctx: PublicCtx,
  input: Input<typeof contract.getBrowseDown>,
): Promise<Reply<typeof contract.getBrowseDown>> {
  const [hint] = await readContent<HintContent>(ctx, hintKind, input.preview)
  return { text: hint?.payload.text[ctx.language] ?? null, jump_url: hint?.payload.jump_url ?? null }
}

export async function getSiteNumbers(ctx: PublicCtx): Promise<Reply<typeof contract.getSiteNumbers>> {
  return { ...(await countCatalogue(ctx.db)), platforms: openMarkets(ctx).length }
}
