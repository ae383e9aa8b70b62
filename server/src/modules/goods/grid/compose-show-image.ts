import type { Input, Reply } from '@inkroute/contract/endpoint'
import { MAX_SHOW_IMAGES } from '@inkroute/contract/goods/codes'
import type {
  addComposedImage as addContract,
  composeShowImage as composeContract,
} from '@inkroute/contract/goods/grid/grid'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { getGoods } from '../get-goods.ts'
import { composed, picturesFor } from './compose.rules.ts'
import { requestPainting, sheetFrom } from './export-grid.ts'
import { sheetOfPattern } from './pattern-sheet.ts'

type Goods = Awaited<ReturnType<typeof getGoods>>

/** Throws when there is no room; answers what the next picture of the goods is called. */
function nameOfNext({ title, show_images }: Goods): string {
  if (show_images.length >= MAX_SHOW_IMAGES) throw new AppError('goods_show_image_limit', { limit: MAX_SHOW_IMAGES })
  return `${title} ${show_images.length + 1}`.slice(0, 80)
}

async function livingGoods(ctx: SellerCtx, id: number): Promise<Goods> {
  const goods = await getGoods(ctx, { id })
  if (goods.deleted_at) throw new AppError('not_found')
  return goods
}

export async function addComposedImage(
  ctx: SellerCtx,
  { id, document, size_px }: Input<typeof addContract>,
): Promise<Reply<typeof addContract>> {
  const view = sheetFrom(document)
  const name = nameOfNext(await livingGoods(ctx, id))
  return requestPainting(ctx, view, { name, size_px, goods_id: id })
}

export async function composeShowImage(
  ctx: SellerCtx,
  { id, pattern, keys, size_px }: Input<typeof composeContract>,
): Promise<Reply<typeof composeContract>> {
  const goods = await livingGoods(ctx, id)
  const pictures = picturesFor(goods, keys)
  if (pictures === null) throw new AppError('not_found')
  if (pictures.length === 0) throw new AppError('goods_pictures_making')
  const view = composed(await sheetOfPattern(ctx, pattern), pictures, (keys?.length ?? 0) > 0)
  return requestPainting(ctx, view, { name: nameOfNext(goods), size_px, goods_id: id })
}
