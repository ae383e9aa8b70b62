import type { addOwnShowImages as contract } from '@inkroute/contract/catalog/own'
import { MAX_OWN_SHOW_IMAGES } from '@inkroute/contract/catalog/own-codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { useUpload as takeUpload } from '../../upload/upload.ts'
import { lockOwnCatalogue } from './favourite.queries.ts'
import { listOwnShowImages } from './list-show-images.ts'
import { changeShowImage, hasColor, insertShowImage, listShowImageRows } from './show-image.queries.ts'

/** Under this name the upload capability keeps a show image's files. */
export const holderOf = (id: number): string => `show-image:${id}`

export async function addOwnShowImages(
  ctx: SellerCtx,
  { product_id, color_id, upload_ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const wanted = [...new Set(upload_ids)]
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockOwnCatalogue(tx.db, seller_id)
    if (!(await hasColor(tx.db, product_id, color_id))) throw new AppError('not_found')
    const present = await listShowImageRows(tx.db, seller_id, product_id)
    const left = MAX_OWN_SHOW_IMAGES - present.length
    if (wanted.length > left) throw new AppError('show_image_limit', { limit: MAX_OWN_SHOW_IMAGES, left })
    let sort = present.at(-1)?.sort ?? 0
    for (const upload_id of wanted) {
      sort += 1
      // The row comes first: its number names the holder of the files.
      const blank = { name: '', preview_469_key: '', preview_1000_key: '', width_px: 0, height_px: 0 }
      const id = await insertShowImage(tx.db, seller_id, { product_id, color_id, sort, ...blank })
      const { name, width_px, height_px, ...keys } = await takeUpload(tx, seller_id, upload_id, holderOf(id))
      const { preview_469_key, preview_1000_key } = keys
      const picture = { name: name.slice(0, 60), width_px, height_px, preview_469_key, preview_1000_key }
      await changeShowImage(tx.db, seller_id, id, picture)
    }
    return listOwnShowImages(tx, { product_id })
  })
}
