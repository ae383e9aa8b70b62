import type * as account from '@inkroute/contract/account/account'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as cutting from '@inkroute/contract/upload/cutout'
import type * as contract from '@inkroute/contract/upload/upload'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { paintPool } from '../../infra/paint/paint-pool.ts'
import { getTimeZone, saveAvatar } from '../account/account.ts'
import { removeObjectsJob } from './core/remove-objects.job.ts'
import { getHolder } from './core/take-in.ts'
import {
  countReady,
  countUploads,
  deleteUploadRows,
  findUpload,
  lockObjects,
  releaseHolders,
  selectUploads,
} from './core/upload.queries.ts'
import type { StoredPurpose } from './core/upload.rules.ts'
import { viewUpload } from './core/upload.view.ts'
import { holdUpload, releaseUpload } from './held-uploads.ts'
import { demoPictureCount } from './upload.demo.ts'

export async function listUploads(
  ctx: SellerCtx,
  input: Input<typeof contract.listUploads>,
): Promise<Reply<typeof contract.listUploads>> {
  const { page, page_size, sort } = input
  const filters = { ...input, time_zone: await getTimeZone(ctx.db, ctx.seller.id, ctx.identity.user_id) }
  const [total, rows] = await Promise.all([
    countUploads(ctx.db, ctx.seller.id, filters),
    selectUploads(ctx.db, ctx.seller.id, filters, { sort, limit: page_size, offset: (page - 1) * page_size }),
  ])
  return { data: rows.map((row) => viewUpload(row, ctx.storage, ctx.language)), total, page, page_size }
}

/** People always see their own uploads; a colleague's upload takes the permission for the library. */
async function seenUpload(ctx: SellerCtx, id: number) {
  const row = await findUpload(ctx.db, ctx.seller.id, id)
  const isMine = row?.user_id === ctx.identity.user_id
  const maySee = ctx.identity.permissions === null || ctx.identity.permissions.has('design.material')
  const isTheirs = row?.purpose === 'buyer'
  if (!row || isTheirs || !(isMine || (maySee && row.purpose === 'material'))) throw new AppError('not_found')
  return row
}

export const getUpload = async (
  ctx: SellerCtx,
  { id }: Input<typeof contract.getUpload>,
): Promise<Reply<typeof contract.getUpload>> => viewUpload(await seenUpload(ctx, id), ctx.storage, ctx.language)

async function askPainter(ctx: AppCtx, key: string) {
  const path = await ctx.storage.localFile(key)
  const answer = await paintPool.run({ kind: 'cutout', path, model: ctx.config.cutout_model })
  if (answer.kind !== 'cutout') return { cutout: null, model_error: undefined }
  if (answer.model_error) ctx.log.warn({ err: answer.model_error }, 'the model for cut-outs failed')
  return answer
}

/** The subject of a stored picture; null where none stands out. */
export const cutOutStored = async (ctx: AppCtx, key: string): Promise<Cutout | null> =>
  (await askPainter(ctx, key)).cutout

/** For the studio, which has our own method itself and in more detail. */
export async function cutOutUpload(
  ctx: SellerCtx,
  { id }: Input<typeof cutting.cutOutUpload>,
): Promise<Reply<typeof cutting.cutOutUpload>> {
  const { picture_key, vector_key } = await seenUpload(ctx, id)
  if (!ctx.config.cutout_model || !picture_key || vector_key !== null) return { cutout: null }
  const { cutout, model_error } = await askPainter(ctx, picture_key)
  return { cutout: model_error ? null : cutout }
}

/** Deletes pictures and the files that have no other holder. Returns how many were deleted. */
export async function removeUploads(
  ctx: AppCtx,
  seller_id: number,
  ids: readonly number[],
  purpose: StoredPurpose = 'material',
): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await lockObjects(tx.db, seller_id)
    const deleted = await deleteUploadRows(tx.db, seller_id, ids, purpose)
    const holders = deleted.map((row) => getHolder(row.id))
    const keys = await releaseHolders(tx.db, seller_id, holders)
    if (keys.length > 0) await tx.jobs.send(removeObjectsJob, { seller_id, keys })
    return deleted.length
  })
}

export async function deleteUploads(
  ctx: SellerCtx,
  { ids }: Input<typeof contract.deleteUploads>,
): Promise<Reply<typeof contract.deleteUploads>> {
  const deleted = await removeUploads(ctx, ctx.seller.id, ids)
  if (deleted === 0) throw new AppError('not_found')
  return { deleted }
}

/** Lives here because account comes earlier on the ladder and cannot import uploads. */
export async function setAvatar(
  ctx: SellerCtx,
  input: Input<typeof account.setAvatar>,
): Promise<Reply<typeof account.setAvatar>> {
  const { seller, identity } = ctx
  const holder = `avatar:${identity.user_id}`
  const key = await inTransaction(ctx, async (tx) => {
    await releaseUpload(tx, seller.id, holder)
    const { preview_469_key } = await holdUpload(tx, seller.id, input.upload_id, holder)
    await saveAvatar(tx, seller.id, identity.user_id, preview_469_key)
    return preview_469_key
  })
  return { avatar: ctx.storage.url(key) }
}

/** Whether the job that fills the demo library has finished. */
export const isDemoLibraryFull = async (ctx: AppCtx, seller_id: number): Promise<boolean> =>
  (await countReady(ctx.db, seller_id)) >= demoPictureCount(ctx)
