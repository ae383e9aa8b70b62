import { writeFile } from 'node:fs/promises'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/personal/shop'
import { shopLimits } from '@inkroute/contract/personal/shop'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { holdUpload, takeFile } from '../../upload/upload.ts'
import { asksForPhoto, isPhoto } from '../core/buyer-link.rules.ts'
import { findOwnerId, findPicture } from '../core/personal.queries.ts'
import { insertDraftPhoto, openPhotoBytes, selectDraftPhotoIds } from '../core/shop.queries.ts'
import { photoHolder } from '../core/shop.rules.ts'
import { removePhotos } from '../photo/buyer-photo.ts'
import { readVisit, VISITS } from './visits.ts'

type Visit = Awaited<ReturnType<typeof readVisit>>

async function assertRoom(ctx: AppCtx, { seller_id, draft }: Visit, bytes: number): Promise<void> {
  const { photos: limit, open_photo_bytes, address_photo_bytes } = shopLimits
  if ((await selectDraftPhotoIds(ctx.db, seller_id, draft.id)).length >= limit)
    throw new AppError('buyer_photo_limit', { limit })
  const { all, of_address } = await openPhotoBytes(ctx.db, seller_id, draft.address_hash)
  // One visitor must not use up what is meant for all.
  if (all + bytes > open_photo_bytes || of_address + bytes > address_photo_bytes) throw new AppError('shop_photos_full')
}

/** What can be refused before the photo is on its way. */
export async function expectShopPhoto(ctx: PublicCtx, input: Input<typeof contract.sendShopPhoto>): Promise<Visit> {
  const visit = await readVisit(ctx, input)
  if (!asksForPhoto(visit.fields)) throw new AppError('buyer_photo_unasked')
  await assertRoom(ctx, visit, 0)
  return visit
}

/**
 * A photo before the purchase. It is read as any upload, but stays out of the seller's library and quota: visitors have
 * a limit of their own.
 */
export async function sendShopPhoto(
  ctx: PublicCtx,
  input: Input<typeof contract.sendShopPhoto>,
): Promise<Reply<typeof contract.sendShopPhoto>> {
  const visit = await expectShopPhoto(ctx, input)
  const { seller_id, draft } = visit
  const file = ctx.file ?? new Uint8Array()
  if (!isPhoto(file)) throw new AppError('buyer_photo_type')
  const user_id = await findOwnerId(ctx.db, seller_id)
  const whose = { seller_id, user_id, name: `visit-${draft.id}`, purpose: 'buyer' as const }
  const upload_id = await takeFile(ctx, whose, async (path) => {
    await writeFile(path, file)
    return file.length
  })
  const picture = await findPicture(ctx.db, seller_id, upload_id)
  const bytes = Number(picture?.stored_bytes ?? file.length)
  const created_at = ctx.clock.now().toISOString()
  await inTurn(ctx, { seller_id, matter: VISITS }, async (tx) => {
    await assertRoom(tx, visit, bytes)
    await insertDraftPhoto(tx.db, { seller_id, upload_id, draft_id: draft.id, bytes, created_at })
  }).catch(async (error: unknown) => {
    await removePhotos(ctx, seller_id, [upload_id])
    throw error
  })
  const { width_px, height_px } = await holdUpload(ctx, seller_id, upload_id, photoHolder(upload_id))
  return { upload_id, width_px, height_px }
}
