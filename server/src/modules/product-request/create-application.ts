import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { createApplication as contract } from '@inkroute/contract/product-request/product-request'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { keepPictures } from '../upload/upload.ts'
import { assertRoomForOneMore, columnsOf } from './application-columns.ts'
import { holderOf } from './picture-holder.ts'
import { changeApplication, insertApplication, lockSellerApplications } from './product-request.queries.ts'

export async function createApplication(
  ctx: SellerCtx,
  { upload_ids, ...form }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockSellerApplications(tx.db, seller_id)
    await assertRoomForOneMore(tx)
    const columns = await columnsOf(tx, form)
    const row = { ...columns, user_id: tx.identity.user_id, created_at: columns.updated_at }
    const id = await insertApplication(tx.db, seller_id, row)
    const pictures = await keepPictures(tx, seller_id, holderOf(id), upload_ids)
    await changeApplication(tx.db, seller_id, id, { pictures: JSON.stringify(pictures) })
    return { id }
  })
}
