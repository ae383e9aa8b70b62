import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import type { Handler } from '../../../infra/hooks.ts'
import { sellerTerms } from '../../account/account.ts'
import type { uploadHooks } from '../../upload/upload.ts'
import { usedBytes } from './library.queries.ts'
import { insertMaterial } from './material-row.queries.ts'

const GB = 1024 ** 3

export async function findMaxBytes(ctx: AppCtx, seller_id: number): Promise<number | null> {
  const { storage_gb } = await sellerTerms(ctx.db, seller_id)
  return storage_gb === null ? null : storage_gb * GB
}

const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`

/** Refuses the next picture when the library is full. Asked before each, so the last one may go a little over. */
export async function assertStorageQuota(ctx: AppCtx, seller_id: number): Promise<void> {
  const limit = await findMaxBytes(ctx, seller_id)
  if (limit === null) return
  const used = await usedBytes(ctx.db, seller_id)
  if (used >= limit) throw new AppError('material_full', { used: gigabytes(used), limit: gigabytes(limit) })
}

export const addToLibrary: Handler<typeof uploadHooks.pictureReady> = async (tx, { seller_id, id, ...measured }) => {
  await insertMaterial(tx.db, seller_id, id, measured)
}
