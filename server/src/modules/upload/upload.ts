import type { PictureType } from '@inkroute/contract/upload/upload'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { copyUpload as copy } from './copy-upload.ts'
import { connectLibrary as connect } from './library.registry.ts'
import { holdObjects, lockObjects, releaseHolders } from './object-hold.queries.ts'
import { removeObjectsJob } from './remove-objects.job.ts'
import { removeUploads as remove } from './remove-uploads.ts'
import { shopPictureUrl } from './shop-picture.ts'
import { takeFile as take, refusalText as textOfRefusal } from './take-file.ts'
import { demoPictures } from './upload.demo.ts'
import { countReady, findUpload, selectVectorKeys } from './upload.queries.ts'
import { missingFontsOf as readMissingFonts } from './upload.view.ts'

export const connectLibrary = connect
/** For the library: pictures that do not come from a browser, copies for other sellers, and removal for good. */
export const takeFile = take
export const refusalText = textOfRefusal
export const copyUpload = copy
export const removeUploads = remove
export const missingFontsOf = readMissingFonts

/** A picture that passed intake, as other capabilities may keep it. */
export interface UsablePicture {
  readonly id: number
  readonly name: string
  readonly type: PictureType
  readonly width_px: number
  readonly height_px: number
  readonly has_alpha: boolean
  readonly dpi: number | null
  /** Lossless PNG, and WebP previews; addresses come from `ctx.storage.url(key)`. */
  readonly picture_key: string
  readonly preview_469_key: string
  readonly preview_1000_key: string
  /** The cleaned drawing, for SVGs. */
  readonly vector_key: string | null
}

async function takeUpload(ctx: AppCtx, seller_id: number, upload_id: number, holder: string): Promise<UsablePicture> {
  return inTransaction(ctx, async (tx) => {
    await lockObjects(tx.db, seller_id)
    const row = await findUpload(tx.db, seller_id, upload_id)
    if (!row || row.status === 'refused') throw new AppError('not_found')
    const { picture_key, preview_469_key, preview_1000_key, vector_key } = row
    if (row.status !== 'ready' || !picture_key || !preview_469_key || !preview_1000_key) {
      throw new AppError('upload_not_ready')
    }
    const keys = [picture_key, preview_469_key, preview_1000_key, ...(vector_key ? [vector_key] : [])]
    await holdObjects(tx.db, seller_id, holder, keys)
    return {
      id: row.id,
      name: row.name,
      dpi: row.dpi,
      picture_key,
      preview_469_key,
      preview_1000_key,
      vector_key,
      type: row.type as PictureType,
      width_px: row.width_px ?? 0,
      height_px: row.height_px ?? 0,
      has_alpha: row.has_alpha ?? false,
    }
  })
}

/**
 * Takes a seller's ready upload into use. `holder` names the user of the files (`avatar:12`): they stay stored until
 * `releaseUpload` is called with the same name, even when the seller deletes the picture from the library.
 */
export const useUpload = takeUpload

/** Storage keys of the drawings among these uploads. */
export const drawingsOf = async (db: Db, seller_id: number, ids: readonly number[]): Promise<Map<number, string>> =>
  new Map((await selectVectorKeys(db, seller_id, ids)).map(({ id, vector_key }) => [id, vector_key]))

/** Lets go of what `holder` used; files nobody else needs are removed. */
export async function releaseUpload(ctx: AppCtx, seller_id: number, holder: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockObjects(tx.db, seller_id)
    const keys = await releaseHolders(tx.db, seller_id, [holder])
    if (keys.length > 0) await tx.jobs.send(removeObjectsJob, { seller_id, keys })
  })
}

/** A picture as a row of another capability keeps it, in a list of such. */
export interface KeptPicture {
  readonly upload_id: number
  readonly name: string
  /** In full size; rows of earlier times do without. */
  readonly picture_key?: string
  readonly preview_469_key: string
  readonly preview_1000_key: string
}

async function keepOne(ctx: AppCtx, seller_id: number, upload_id: number, holder: string): Promise<KeptPicture> {
  const { name, picture_key, preview_469_key, preview_1000_key } = await takeUpload(ctx, seller_id, upload_id, holder)
  return { upload_id, name, picture_key, preview_469_key, preview_1000_key }
}

/**
 * Keeps exactly these uploads for `holder`: what it kept before and no longer names is let go, what it goes on naming
 * stays even when the seller has deleted it from the library.
 */
export async function keepPictures(
  ctx: AppCtx,
  seller_id: number,
  holder: string,
  upload_ids: readonly number[],
  before: readonly KeptPicture[] = [],
): Promise<KeptPicture[]> {
  const wanted = [...new Set(upload_ids)]
  return inTransaction(ctx, async (tx) => {
    const gone = before.filter(({ upload_id }) => !wanted.includes(upload_id))
    for (const { upload_id } of gone) await releaseUpload(tx, seller_id, `${holder}:${upload_id}`)
    const kept: KeptPicture[] = []
    for (const upload_id of wanted) {
      const known = before.find((picture) => picture.upload_id === upload_id)
      kept.push(known ?? (await keepOne(tx, seller_id, upload_id, `${holder}:${upload_id}`)))
    }
    return kept
  })
}

/** Addresses of a kept picture. Demo rows keep pictures of the site itself, by their path. */
export function keptPictureUrls(ctx: Pick<AppCtx, 'storage'>, { upload_id, name, ...keys }: KeptPicture) {
  const address = (key: string) => (key.startsWith('/') ? key : ctx.storage.url(key))
  return { upload_id, name, preview_url: address(keys.preview_469_key), url: address(keys.preview_1000_key) }
}

/** A kept picture as marketplaces take it. */
export const pictureForShops = (ctx: Pick<AppCtx, 'storage'>, kept: KeptPicture): Promise<string | null> =>
  shopPictureUrl(ctx.storage, kept)

/** Whether the job that fills the demo library has done its work. */
export const isDemoLibraryFull = async (ctx: AppCtx, seller_id: number): Promise<boolean> =>
  (await countReady(ctx.db, seller_id)) >= demoPictures().length
