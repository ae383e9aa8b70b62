import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { getHolder } from './core/take-in.ts'
import { findUpload, finishUpload, holdObjects, insertUpload, lockObjects } from './core/upload.queries.ts'
import { assertQuota } from './core/upload-quota.ts'

interface CopyTarget {
  readonly seller_id: number
  readonly user_id: number
  /** Idempotency key: reusing it makes no second copy. */
  readonly nonce: string
}

/** Copies a ready picture to another seller, row and files. Null if it was copied before. */
export async function copyUpload(
  ctx: AppCtx,
  seller_id: number,
  id: number,
  target: CopyTarget,
): Promise<number | null> {
  const source = await findUpload(ctx.db, seller_id, id)
  if (source?.status !== 'ready') throw new AppError('not_found')
  await assertQuota(ctx, target.seller_id, 'material')
  const moved = (key: string) => key.replace(`private/${seller_id}/`, `private/${target.seller_id}/`)
  const { picture_key, preview_469_key, preview_1000_key, vector_key } = source
  const keys = [picture_key, preview_469_key, preview_1000_key, vector_key].filter((key) => key !== null)
  return inTransaction(ctx, async (tx) => {
    await lockObjects(tx.db, target.seller_id)
    const { name, bytes } = source
    const row = { user_id: target.user_id, purpose: 'material', nonce: target.nonce, name, bytes, notes: null }
    const copy = await insertUpload(tx.db, target.seller_id, { ...row, created_at: tx.clock.now().toISOString() })
    if (copy === null) return null
    for (const key of keys) {
      if ((await tx.storage.size(moved(key))) === null) await tx.storage.copy(key, moved(key))
    }
    await holdObjects(tx.db, target.seller_id, getHolder(copy), keys.map(moved))
    const { type, width_px, height_px, dpi, has_alpha, dominant_color, perceptual_hash, stored_bytes } = source
    await finishUpload(tx.db, target.seller_id, copy, {
      type,
      width_px,
      height_px,
      dpi,
      has_alpha,
      dominant_color,
      perceptual_hash,
      stored_bytes,
      notes: source.notes === null ? null : JSON.stringify(source.notes),
      status: 'ready',
      picture_key: picture_key && moved(picture_key),
      preview_469_key: preview_469_key && moved(preview_469_key),
      preview_1000_key: preview_1000_key && moved(preview_1000_key),
      vector_key: vector_key && moved(vector_key),
      finished_at: tx.clock.now().toISOString(),
    })
    return copy
  })
}
