import type { ShowImage } from '@inkroute/contract/catalog/product'
import { type AnyCtx, sellerOf } from './caller.ts'
import { pictureAddress } from './own/show-image.view.ts'
import { selectOwnShowImages } from './product.queries.ts'

/** The seller's own pictures of a product; 0 stands for every colour. */
export async function ownShowImages(ctx: AnyCtx, product_id: number): Promise<ShowImage[]> {
  const seller_id = sellerOf(ctx)
  if (seller_id === null) return []
  const rows = await selectOwnShowImages(ctx.db, seller_id, product_id)
  return rows.map(({ id, color_id, name, preview_1000_key }) => ({
    id,
    color_id: color_id ?? 0,
    view_id: null,
    image_src: pictureAddress(ctx, preview_1000_key),
    name,
  }))
}
