import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import type { PictureLibrary } from '../../../infra/picture-library.ts'
import { sellerTerms } from '../../account/account.ts'
import { usedBytes } from './library.queries.ts'
import { insertMaterial } from './material-row.queries.ts'

const GB = 1024 ** 3

export async function maxBytesOf(ctx: AppCtx, seller_id: number): Promise<number | null> {
  const { storage_gb } = await sellerTerms(ctx.db, seller_id)
  return storage_gb === null ? null : storage_gb * GB
}

const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`

/** Refuses the next picture when the library is full. Asked before each, so the last one may go a little over. */
async function assertStorageQuota(ctx: AppCtx, seller_id: number): Promise<void> {
  const limit = await maxBytesOf(ctx, seller_id)
  if (limit === null) return
  const used = await usedBytes(ctx.db, seller_id)
  if (used >= limit) throw new AppError('material_full', { used: gigabytes(used), limit: gigabytes(limit) })
}

/** The library's side of intake: a row for each picture that becomes ready, and a word when there is no room. */
export const pictureLibrary: PictureLibrary = {
  pictureReady: async (tx, { seller_id, id, ...measured }) => {
    await insertMaterial(tx.db, seller_id, id, measured)
  },
  assertRoom: assertStorageQuota,
}
