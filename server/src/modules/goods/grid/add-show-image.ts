import { MAX_SHOW_IMAGES } from '@inkroute/contract/goods/codes'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerScope } from '../../../infra/context.ts'
import { getGoods } from '../get-goods.ts'
import { setShowImages } from '../set-show-images.ts'

/** Puts a picture of the library behind the show images there are; one that is there already stays where it is. */
export async function addShowImage(tx: AppCtx, seller_id: number, goods_id: number, upload_id: number) {
  const scope: SellerScope = { ...tx, language: 'zh', seller: { id: seller_id } }
  const { show_images } = await getGoods(scope, { id: goods_id })
  const before = show_images.map(({ key }) => key)
  const key = `u:${upload_id}`
  if (before.includes(key)) return { show_images }
  if (before.length >= MAX_SHOW_IMAGES) throw new AppError('goods_show_image_limit', { limit: MAX_SHOW_IMAGES })
  return setShowImages(scope, { id: goods_id, keys: [...before, key] })
}
