import type { applyProductFeedback as contract } from '@inkroute/contract/catalog/own'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { keepPictures } from '../../upload/upload.ts'
import { countVisible } from './favourite.queries.ts'
import { changeFeedback, insertFeedback } from './feedback.queries.ts'

export async function applyProductFeedback(
  ctx: SellerCtx,
  { product_id, kind, text, upload_ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    if ((await countVisible(tx.db, [product_id])) === 0) throw new AppError('not_found')
    const created_at = tx.clock.now().toISOString()
    const row = { product_id, kind, text, created_at, user_id: tx.identity.user_id }
    const id = await insertFeedback(tx.db, seller_id, row)
    const pictures = await keepPictures(tx, seller_id, `product-feedback:${id}`, upload_ids)
    await changeFeedback(tx.db, seller_id, id, { pictures: JSON.stringify(pictures) })
    return { id }
  })
}
