import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { setGoodsShowImages as contract } from '@inkroute/contract/goods/goods'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerScope } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { keepPictures } from '../../upload/upload.ts'
import { getGoods } from './get-goods.ts'
import { changeGoods, lockGoods } from './goods.queries.ts'
import { getUploads, type KeptShowImage } from './show-image.rules.ts'

/** Under this name the upload capability keeps pictures a seller added. */
export const getHolder = (id: number): string => `goods:${id}`

const uploadId = (key: string): number => Number(key.slice(2))

export async function setShowImages(
  ctx: SellerScope,
  { id, keys }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    const goods = await lockGoods(tx.db, seller_id, id)
    if (!goods || goods.deleted_at) throw new AppError('not_found')
    const wanted = [...new Set(keys)]
    const { mockups } = await getGoods(tx, { id })
    const known = new Set(mockups.map(({ key }) => key))
    if (wanted.some((key) => key.startsWith('m:') && !known.has(key))) throw new AppError('not_found')
    const before = getUploads(goods.show_images ?? [])
    const upload_ids = wanted.filter((key) => key.startsWith('u:')).map(uploadId)
    const uploads = await keepPictures(tx, seller_id, getHolder(id), upload_ids, before)
    const kept = wanted.flatMap((key): KeptShowImage[] => {
      const [, color_id, view_id] = key.split(':').map(Number)
      if (key.startsWith('m:')) return [{ kind: 'mockup', color_id: color_id as number, view_id: view_id as number }]
      const found = uploads.find((one) => one.upload_id === uploadId(key)) as (typeof uploads)[number]
      return [{ kind: 'upload', ...found }]
    })
    const updated_at = tx.clock.now().toISOString()
    await changeGoods(tx.db, seller_id, id, { show_images: jsonText(kept), updated_at })
    return { show_images: (await getGoods(tx, { id })).show_images }
  })
}
