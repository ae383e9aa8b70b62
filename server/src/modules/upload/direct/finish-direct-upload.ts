import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/upload/upload'
import { uploadLimits } from '@inkroute/contract/upload/upload'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { incomingKey } from '../core/incoming-files.ts'
import { parseObjectKey } from '../core/upload.rules.ts'
import { acceptUpload } from './accept-upload.ts'

/**
 * The browser has sent a file to the store itself, which calls nobody back. Its key names its owner and comes from our
 * policy, so an object found there was sent by the caller.
 */
export async function finishDirectUpload(
  ctx: SellerCtx,
  { dir, name, page }: Input<typeof contract.finishDirectUpload>,
): Promise<Reply<typeof contract.finishDirectUpload>> {
  const owner = parseObjectKey(`${dir}file`)
  const is_mine = owner?.seller_id === ctx.seller.id && owner.user_id === ctx.identity.user_id
  if (!owner || !is_mine || !ctx.storage.is_remote) throw new AppError('upload_policy_mismatch', { field: 'dir' })
  const sent = await ctx.storage.head(incomingKey(owner))
  if (!sent) throw new AppError('upload_truncated')
  if (sent.bytes > uploadLimits.max_bytes) throw new AppError('upload_policy_mismatch', { field: 'file' })
  return acceptUpload(ctx, {
    owner,
    name: name ?? owner.file_name,
    bytes: sent.bytes,
    page: page ?? null,
    language: ctx.language,
  })
}
