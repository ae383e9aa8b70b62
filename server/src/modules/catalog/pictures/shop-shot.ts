import { type ShopShot, shopShots, shopWidths } from '@inkroute/contract/catalog/pictures'
import type { AppCtx } from '../../../infra/context.ts'
import { type Order, type ProductPictureTask, productOrder } from './shelf/picture-address.rules.ts'
import { picturedViews, shelfFor } from './shelf/stored-pictures.ts'

/** Which of a product's views stands in for a shop picture. */
const getPlace = (shot: ShopShot, views: number): number => {
  if (shot === 'hero') return 0
  return shot === 'detail' ? Math.min(1, views - 1) : views - 1
}

/** A shop picture of a product without photographs for it: one of its views, with its artwork. */
export async function composedShot(
  ctx: Pick<AppCtx, 'db' | 'storage'>,
  code: string,
  file: string,
): Promise<(Order<ProductPictureTask> & { edition: string }) | null> {
  const shot = shopShots.find((name) => file.startsWith(`${name}-`))
  const width = shopWidths.find((one) => file === `${shot}-${one}.webp`)
  if (!shot || !width) return null
  const pictured = await picturedViews(ctx, code)
  const picture = pictured?.views[getPlace(shot, pictured.views.length)]
  if (!pictured?.colour || !picture) return null
  const shelf = await shelfFor(ctx, picture.product)
  const printed = pictured.artwork ? `.${pictured.artwork}` : ''
  const order = productOrder(shelf, {
    code: picture.product,
    view: picture.view,
    file: `${pictured.colour}${printed}-${width}.webp`,
  })
  if (!order) return null
  return { ...order, edition: shelf.products.get(picture.product)?.edition || `${picture.product}-` }
}
