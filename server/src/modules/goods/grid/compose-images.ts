import type { Input, Reply } from '@inkroute/contract/endpoint'
import { MAX_SHOW_IMAGES } from '@inkroute/contract/goods/codes'
import type {
  addComposedImage as addContract,
  composeShowImage as composeContract,
  GridPattern,
} from '@inkroute/contract/goods/grid/grid'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx, SellerScope } from '../../../infra/context.ts'
import { getGoods } from '../core/get-goods.ts'
import { composed, picturesFor, sheetOfLayout } from './compose.rules.ts'
import { requestPainting, sheetFrom } from './paint/grid-paintings.ts'
import { getBottomTemplate } from './template/bottom-templates.ts'
import { getPayBottomTemplate } from './template/pay-templates.ts'

/** A pattern as a sheet to be filled. A template that is gone, or was not bought, is refused. */
export async function sheetOfPattern(scope: SellerScope, pattern: GridPattern): Promise<DesignDocument> {
  if ('layout_id' in pattern) return sheetOfLayout(pattern.layout_id)
  const { kind, template_id: id } = pattern
  const { document } =
    kind === 'own' ? await getBottomTemplate(scope, { id }) : await getPayBottomTemplate(scope, { id })
  const read = readDocument(document)
  if (!read.ok) throw new AppError('design_broken', { detail: read.detail })
  return read.document
}

type Goods = Awaited<ReturnType<typeof getGoods>>

/** Throws when the limit is reached; returns the name of the next picture. */
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
