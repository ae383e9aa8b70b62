import { randomBytes } from 'node:crypto'
import { permissionName } from '@inkroute/contract/account/permission-tree'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/upload/upload'
import { uploadLimits } from '@inkroute/contract/upload/upload'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { embeddedStorage } from '../core/direct-storage.ts'
import { incomingKey } from '../core/incoming-files.ts'
import { cleanName, objectDir } from '../core/upload.rules.ts'
import { assertQuota } from '../core/upload-quota.ts'

const POLICY_TTL_MS = 30 * 60_000
const MATERIAL_PERMISSION = 'design.material:upload'

export async function getUploadPolicy(
  ctx: SellerCtx,
  { type, name, page }: Input<typeof contract.getUploadPolicy>,
): Promise<Reply<typeof contract.getUploadPolicy>> {
  // Everyone may change their avatar; the library needs a permission.
  if (type === 'material' && ctx.identity.permissions?.has(MATERIAL_PERMISSION) === false) {
    throw new AppError('forbidden', { permission: permissionName(MATERIAL_PERMISSION, ctx.language) })
  }
  await assertQuota(ctx, ctx.seller.id, type)
  const nonce = randomBytes(16).toString('hex')
  const owner = { purpose: type, seller_id: ctx.seller.id, user_id: ctx.identity.user_id, nonce }
  const dir = objectDir(owner)
  const expires_at = new Date(ctx.clock.now().getTime() + POLICY_TTL_MS)
  const fixed = new URLSearchParams({ language: ctx.language, ...(name ? { name: cleanName(name) } : {}) })
  if (page !== undefined) fixed.set('page', String(page))
  const form = embeddedStorage(ctx.config).form({
    dir,
    min_bytes: 1,
    max_bytes: uploadLimits.max_bytes,
    expires_at,
    // `${…}` is for the storage to fill in.
    callback_body: `${fixed}&object=\${object}&size=\${size}`,
  })
  const limits = { max_bytes: uploadLimits.max_bytes, ttl_seconds: POLICY_TTL_MS / 1000 }
  const direct = await ctx.storage.directForm(incomingKey(owner), limits)
  return { ...form, dir, expires_at: expires_at.toISOString(), ...(direct ? { direct } : {}) }
}
