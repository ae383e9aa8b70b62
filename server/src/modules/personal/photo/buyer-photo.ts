import { createHash } from 'node:crypto'
import { uploadLimits } from '@inkroute/contract/upload/upload'
import type { PhotoAnswer, PhotoField } from '@inkroute/engine/personal/personal-field'
import type { AppCtx } from '../../../infra/context.ts'
import { fetchFile } from '../../../infra/outside/fetch-file.ts'
import { paintPool } from '../../../infra/paint/paint-pool.ts'
import { holdUpload, removeUploads, takeFile } from '../../upload/upload.ts'
import { findPicture, type LineToFill } from '../core/personal.queries.ts'
import { photoHolder } from '../core/shop.rules.ts'
import { deleteCutouts, insertPhoto } from './photo.queries.ts'

const PHOTO_TIMEOUT_MS = 20_000
/** Hair and elbows may leave the frame. */
const MOST_CUT = 0.15

/** A picture of the seller with its real size; undefined when it is not there. */
export async function findPhoto(ctx: AppCtx, seller_id: number, id: number): Promise<PhotoAnswer | undefined> {
  const picture = await findPicture(ctx.db, seller_id, id)
  if (!picture?.width_px || !picture.height_px) return undefined
  const { width_px, height_px, vector_key } = picture
  const source = { kind: 'material' as const, key: String(id), width_px, height_px, is_vector: vector_key !== null }
  return { source, x: 0.5, y: 0.5, zoom: 1 }
}

/** Keeps a photo with its line until the seller's time is over. It belongs to no library and to no quota. */
export async function keepPhoto(ctx: AppCtx, line: LineToFill, upload_id: number): Promise<void> {
  const { seller_id, id: line_id, foreign_id } = line
  await holdUpload(ctx, seller_id, upload_id, photoHolder(upload_id))
  await insertPhoto(ctx.db, { seller_id, upload_id, line_id, foreign_id, created_at: ctx.clock.now().toISOString() })
}

/** Photos of buyers, also those that earlier versions kept in the seller's library or among the attachments. */
export async function removePhotos(ctx: AppCtx, seller_id: number, upload_ids: readonly number[]): Promise<void> {
  for (const purpose of ['buyer', 'attachment', 'material'] as const)
    await removeUploads(ctx, seller_id, upload_ids, purpose)
  await deleteCutouts(ctx.db, seller_id, upload_ids)
}

/** Downloads a buyer's photo once; it passes the same intake as any upload. */
export async function fetchPhoto(
  ctx: AppCtx,
  line: LineToFill,
  user_id: number,
  url: string,
): Promise<PhotoAnswer | undefined> {
  const { seller_id } = line
  const nonce = createHash('sha256').update(`personal:${line.line_id}:${url}`).digest('hex').slice(0, 32)
  const limits = { max_bytes: uploadLimits.max_bytes, timeout_ms: PHOTO_TIMEOUT_MS, allow: ctx.config.import_allow }
  const name = `${line.external_no}`.slice(0, 60) || 'photo'
  const whose = { seller_id, user_id, name, nonce, purpose: 'buyer' as const }
  const id = await takeFile(ctx, whose, async (path) => (await fetchFile(url, path, limits)).bytes)
  await keepPhoto(ctx, line, id)
  return findPhoto(ctx, seller_id, id)
}

/**
 * A photo that nobody has framed yet, moved so that most of its subject is shown. `cut` says how much of it would be
 * missing where that is too much to print unseen.
 */
export async function framed(
  ctx: AppCtx,
  seller_id: number,
  { min_width_px, min_height_px }: PhotoField,
  photo: PhotoAnswer,
): Promise<{ readonly answer: PhotoAnswer; readonly cut: string | null }> {
  const picture = await findPicture(ctx.db, seller_id, Number(photo.source.key))
  if (!picture?.picture_key || photo.source.is_vector) return { answer: photo, cut: null }
  const path = await ctx.storage.localFile(picture.picture_key)
  const said = await paintPool.run({ kind: 'frame', path, ratio: min_width_px / min_height_px })
  const framing = said.kind === 'framing' ? said.framing : null
  if (!framing) return { answer: photo, cut: null }
  const { x, y, cut } = framing
  return { answer: { ...photo, x, y }, cut: cut > MOST_CUT ? `${Math.round(cut * 100)} %` : null }
}
