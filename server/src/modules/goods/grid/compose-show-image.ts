import type { Input, Reply } from '@inkroute/contract/endpoint'
import { MAX_SHOW_IMAGES } from '@inkroute/contract/goods-codes'
import type { addComposedImage as addContract, composeShowImage as composeContract } from '@inkroute/contract/grid'
import type { DesignDocument, ViewDesign } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { getGoods } from '../get-goods.ts'
import { setShowImages } from '../set-show-images.ts'
import { composed, picturesFor, sheetOfLayout } from './compose.rules.ts'
import { sheetFrom, takeSheet } from './export-grid.ts'
import { getBottomTemplate } from './template/list-bottom-templates.ts'
import { getPayBottomTemplate } from './template/list-pay-templates.ts'

type Goods = Awaited<ReturnType<typeof getGoods>>

/** Paints the sheet and puts it behind the show images there are. */
async function addPicture(ctx: SellerCtx, goods: Goods, view: ViewDesign, size_px: number) {
  const before = goods.show_images.map(({ key }) => key)
  if (before.length >= MAX_SHOW_IMAGES) throw new AppError('goods_show_image_limit', { limit: MAX_SHOW_IMAGES })
  const upload_id = await takeSheet(ctx, view, { name: `${goods.title} ${before.length + 1}`.slice(0, 80), size_px })
  return setShowImages(ctx, { id: goods.id, keys: [...before, `u:${upload_id}`] })
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
  return addPicture(ctx, await livingGoods(ctx, id), view, size_px)
}

async function sheetOf(ctx: SellerCtx, pattern: Input<typeof composeContract>['pattern']): Promise<DesignDocument> {
  if ('layout_id' in pattern) return sheetOfLayout(pattern.layout_id)
  const { kind, template_id: id } = pattern
  const { document } = kind === 'own' ? await getBottomTemplate(ctx, { id }) : await getPayBottomTemplate(ctx, { id })
  const read = readDocument(document)
  if (!read.ok) throw new AppError('design_broken', { detail: read.detail })
  return read.document
}

export async function composeShowImage(
  ctx: SellerCtx,
  { id, pattern, keys, size_px }: Input<typeof composeContract>,
): Promise<Reply<typeof composeContract>> {
  const goods = await livingGoods(ctx, id)
  const pictures = picturesFor(goods, keys)
  if (pictures === null) throw new AppError('not_found')
  if (pictures.length === 0) throw new AppError('goods_pictures_making')
  const view = composed(await sheetOf(ctx, pattern), pictures, (keys?.length ?? 0) > 0)
  return addPicture(ctx, goods, view, size_px)
}
