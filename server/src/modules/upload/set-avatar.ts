import type { setAvatar as contract } from '@inkroute/contract/account/account'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { saveAvatar } from '../account/account.ts'
import { releaseUpload, useUpload } from './upload.ts'

/** Bound here and not in account, which stands earlier and does not know of uploads. */
export async function setAvatar(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { seller, identity } = ctx
  const holder = `avatar:${identity.user_id}`
  const key = await inTransaction(ctx, async (tx) => {
    await releaseUpload(tx, seller.id, holder)
    const { preview_469_key } = await useUpload(tx, seller.id, input.upload_id, holder)
    await saveAvatar(tx, seller.id, identity.user_id, preview_469_key)
    return preview_469_key
  })
  return { avatar: ctx.storage.url(key) }
}
