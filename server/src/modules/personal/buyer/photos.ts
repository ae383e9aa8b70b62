import { writeFile } from 'node:fs/promises'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/personal/buyer'
import { buyerLimits } from '@inkroute/contract/personal/buyer'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { takeFile } from '../../upload/upload.ts'
import { selectPhotoIds } from '../core/buyer.queries.ts'
import { asksForPhoto, isPhoto } from '../core/buyer-link.rules.ts'
import { findOwnerId, findPicture } from '../core/personal.queries.ts'
import { keepPhoto, removePhotos } from '../photo/buyer-photo.ts'
import { readOpenLink } from './page.ts'

type OpenLink = Awaited<ReturnType<typeof readOpenLink>>

async function assertRoom(ctx: AppCtx, { seller_id, line }: OpenLink): Promise<void> {
  const { photos: limit } = buyerLimits
  if ((await selectPhotoIds(ctx.db, seller_id, line.id)).length >= limit)
    throw new AppError('buyer_photo_limit', { limit })
}

/** What can be refused before the photo is on its way. */
export async function expectBuyerPhoto(
  ctx: PublicCtx,
  { token }: Input<typeof contract.sendBuyerPhoto>,
): Promise<OpenLink> {
  const link = await readOpenLink(ctx, token)
  if (!asksForPhoto(link.fields)) throw new AppError('buyer_photo_unasked')
  await assertRoom(ctx, link)
  return link
}

/** A photo from the page: read in a process of its own as any upload, stored as bare pixels without its metadata. */
export async function sendBuyerPhoto(
  ctx: PublicCtx,
  input: Input<typeof contract.sendBuyerPhoto>,
): Promise<Reply<typeof contract.sendBuyerPhoto>> {
  const link = await expectBuyerPhoto(ctx, input)
  const { seller_id, line } = link
  const file = ctx.file ?? new Uint8Array()
  if (!isPhoto(file)) throw new AppError('buyer_photo_type')
  const user_id = await findOwnerId(ctx.db, seller_id)
  const name = line.external_no.slice(0, 60) || 'photo'
  const upload_id = await takeFile(ctx, { seller_id, user_id, name, purpose: 'buyer' }, async (path) => {
    await writeFile(path, file)
    return file.length
  })
  await inTurn(ctx, { seller_id, matter: 'personal_photo' }, async (tx) => {
    await assertRoom(tx, link)
    await keepPhoto(tx, line, upload_id)
  }).catch(async (error: unknown) => {
    await removePhotos(ctx, seller_id, [upload_id])
    throw error
  })
  const picture = await findPicture(ctx.db, seller_id, upload_id)
  if (!picture?.width_px || !picture.height_px) throw new AppError('upload_not_ready')
  return { upload_id, width_px: picture.width_px, height_px: picture.height_px }
}
