import type { PictureType } from '@inkroute/contract/upload/upload'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { removeObjectsJob } from './core/remove-objects.job.ts'
import { findUpload, holdObjects, lockObjects, releaseHolders, selectVectorKeys } from './core/upload.queries.ts'

/** A picture that passed intake. */
export interface UsablePicture {
  readonly id: number
  readonly name: string
  readonly type: PictureType
  readonly width_px: number
  readonly height_px: number
  readonly has_alpha: boolean
  readonly dpi: number | null
  /** Lossless PNG and WebP previews; `ctx.storage.url(key)` makes their URLs. */
  readonly picture_key: string
  readonly preview_469_key: string
  readonly preview_1000_key: string
  /** The sanitised SVG, if the upload was one. */
  readonly vector_key: string | null
}

/**
 * Takes a seller's ready upload into use. `holder` names the user of the files (`avatar:12`): they stay stored until
 * `releaseUpload` is called with the same name, even when the seller deletes the picture from the library.
 */
export async function holdUpload(
  ctx: AppCtx,
  seller_id: number,
  upload_id: number,
  holder: string,
): Promise<UsablePicture> {
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

/** Storage keys of the drawings among these uploads. */
export const getDrawings = async (db: Db, seller_id: number, ids: readonly number[]): Promise<Map<number, string>> =>
  new Map((await selectVectorKeys(db, seller_id, ids)).map(({ id, vector_key }) => [id, vector_key]))

/** Releases the files of `holder` and removes those that have no other holder. */
export async function releaseUpload(ctx: AppCtx, seller_id: number, holder: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockObjects(tx.db, seller_id)
    const keys = await releaseHolders(tx.db, seller_id, [holder])
    if (keys.length > 0) await tx.jobs.send(removeObjectsJob, { seller_id, keys })
  })
}

/** A picture as other capabilities store it in a row of their own. */
export interface KeptPicture {
  readonly upload_id: number
  readonly name: string
  /** Full size. Missing in rows written by older versions. */
  readonly picture_key?: string
  readonly preview_469_key: string
  readonly preview_1000_key: string
}

async function keepOne(ctx: AppCtx, seller_id: number, upload_id: number, holder: string): Promise<KeptPicture> {
  const { name, picture_key, preview_469_key, preview_1000_key } = await holdUpload(ctx, seller_id, upload_id, holder)
  return { upload_id, name, picture_key, preview_469_key, preview_1000_key }
}

/**
 * Makes `holder` hold exactly these uploads: uploads no longer named are released, uploads named before are kept even
 * if the seller has deleted them from the library since.
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

/** URLs of a kept picture. Demo rows store paths of pictures that ship with the site. */
export function keptPictureUrls(ctx: Pick<AppCtx, 'storage'>, { upload_id, name, ...keys }: KeptPicture) {
  const address = (key: string) => (key.startsWith('/') ? key : ctx.storage.url(key))
  return { upload_id, name, preview_url: address(keys.preview_469_key), url: address(keys.preview_1000_key) }
}
