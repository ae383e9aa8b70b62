import type { Input } from '@inkroute/contract/endpoint'
import type { updateApplication as contract } from '@inkroute/contract/product-request/product-request'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { type KeptPicture, keepPictures } from '../upload/upload.ts'
import { mayBecome } from './application.rules.ts'
import { assertRoomForOneMore, columnsOf } from './application-columns.ts'
import { holderOf } from './picture-holder.ts'
import { changeApplication, lockApplication, lockSellerApplications } from './product-request.queries.ts'

/** Changing a refused or withdrawn application sends it again. */
export async function updateApplication(
  ctx: SellerCtx,
  { id, upload_ids, ...form }: Input<typeof contract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockSellerApplications(tx.db, seller_id)
    const before = await lockApplication(tx.db, seller_id, id)
    if (!before) throw new AppError('not_found')
    if (!mayBecome(before.status, 'pending')) throw new AppError('application_state')
    if (before.status !== 'pending') await assertRoomForOneMore(tx)
    const columns = await columnsOf(tx, form)
    const known = before.pictures as unknown as KeptPicture[]
    const pictures = await keepPictures(tx, seller_id, holderOf(id), upload_ids, known)
    const review = { status: 'pending', remark: '', reviewed_by: null, reviewed_at: null }
    await changeApplication(tx.db, seller_id, id, { ...columns, ...review, pictures: JSON.stringify(pictures) })
    return {}
  })
}
