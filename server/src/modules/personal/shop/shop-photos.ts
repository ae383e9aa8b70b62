import { writeFile } from 'node:fs/promises'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/personal/shop'
import { shopLimits } from '@inkroute/contract/personal/shop'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { holdUpload, takeFile } from '../../upload/upload.ts'
import { isPhoto } from '../buyer/buyer-link.rules.ts'
import { findOwnerId } from '../personal.queries.ts'
import { insertDraftPhoto, openPhotoBytes, selectDraftPhotoIds } from './shop.queries.ts'
import { photoHolder } from './shop.rules.ts'
import { readVisit } from './visits.ts'

/**
 * A photo before the purchase. It is read as any upload, but stays out of the seller's library and quota: visitors have
 * a limit of their own.
 */
export async function sendShopPhoto(
  ctx: PublicCtx,
  input: Input<typeof contract.sendShopPhoto>,
): Promise<Reply<typeof contract.sendShopPhoto>> {
  const { seller_id, draft } = await readVisit(ctx, input)
  const file = ctx.file ?? new Uint8Array()
  if (!isPhoto(file)) throw new AppError('buyer_photo_type')
  const { photos: limit } = shopLimits
  if ((await selectDraftPhotoIds(ctx.db, seller_id, draft.id)).length >= limit)
    throw new AppError('buyer_photo_limit', { limit })
  if ((await openPhotoBytes(ctx.db, seller_id)) + file.length > shopLimits.open_photo_bytes)
    throw new AppError('shop_photos_full')
  const user_id = await findOwnerId(ctx.db, seller_id)
  const whose = { seller_id, user_id, name: `visit-${draft.id}`, purpose: 'buyer' as const }
  const upload_id = await takeFile(ctx, whose, async (path) => {
    await writeFile(path, file)
    return file.length
  })
  const created_at = ctx.clock.now().toISOString()
  await insertDraftPhoto(ctx.db, { seller_id, upload_id, draft_id: draft.id, bytes: file.length, created_at })
  const { width_px, height_px } = await holdUpload(ctx, seller_id, upload_id, photoHolder(upload_id))
  return { upload_id, width_px, height_px }
}
