import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/goods'
import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { releaseUpload } from '../upload/upload.ts'
import { countOrders } from './core/goods.hooks.ts'
import { deleteGoodsRows, selectRecycled, setDeletedAt } from './core/goods.queries.ts'
import { getHolder } from './core/set-show-images.ts'
import { getUploads } from './core/show-image.rules.ts'

export async function recycleGoods(
  { db, seller, clock }: SellerCtx,
  { ids }: Input<typeof contract.recycleGoods>,
): Promise<Reply<typeof contract.recycleGoods>> {
  return { changed: await setDeletedAt(db, seller.id, ids, clock.now().toISOString()) }
}

/** Titles and codes stayed taken while the goods lay in the bin, so nothing can be in their way. */
export async function restoreGoods(
  { db, seller }: SellerCtx,
  { ids }: Input<typeof contract.restoreGoods>,
): Promise<Reply<typeof contract.restoreGoods>> {
  return { changed: await setDeletedAt(db, seller.id, ids, null) }
}

/** Permanently deletes recycled goods that are in no order. Designs stay in the design record. */
export async function purgeFor(ctx: AppCtx, seller_id: number, ids: readonly number[]) {
  return inTransaction(ctx, async (tx) => {
    const rows = await selectRecycled(tx.db, seller_id, ids)
    const usage = await countOrders(
      tx,
      seller_id,
      rows.map(({ id }) => id),
    )
    const isOrdered = (id: number) => Object.values(usage.get(id) ?? {}).some((count) => count > 0)
    const gone = rows.filter(({ id }) => !isOrdered(id))
    for (const { id, show_images } of gone) {
      for (const { upload_id } of getUploads(show_images ?? [])) {
        await releaseUpload(tx, seller_id, `${getHolder(id)}:${upload_id}`)
      }
    }
    if (gone.length > 0) {
      await deleteGoodsRows(
        tx.db,
        seller_id,
        gone.map(({ id }) => id),
      )
    }
    return { changed: gone.length, kept: rows.length - gone.length }
  })
}

export const purgeGoods = (
  ctx: SellerCtx,
  { ids }: Input<typeof contract.purgeGoods>,
): Promise<Reply<typeof contract.purgeGoods>> => purgeFor(ctx, ctx.seller.id, ids)
