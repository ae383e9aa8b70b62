import type { deleteOwnShowImage as contract } from '@inkroute/contract/catalog/own'
import type { Input } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { releaseUpload } from '../../upload/upload.ts'
import { holderOf } from './add-show-images.ts'
import { deleteShowImageRow } from './show-image.queries.ts'

export async function deleteOwnShowImage(
  ctx: SellerCtx,
  { id }: Input<typeof contract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    if (!(await deleteShowImageRow(tx.db, tx.seller.id, id))) throw new AppError('not_found')
    await releaseUpload(tx, tx.seller.id, holderOf(id))
    return {}
  })
}
