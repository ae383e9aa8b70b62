import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { connectedLibraries } from './library.registry.ts'
import { looseBytes } from './upload.queries.ts'
import type { StoredPurpose } from './upload.rules.ts'

const MB = 1024 ** 2
/** Limit for the attachments and avatars of one seller. Unused ones are swept after a few days. */
export const MAX_LOOSE_BYTES = 1024 * MB

const megabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`

/**
 * Refuses the next file if the seller's quota is full. Checked when the upload policy is issued and again when the file
 * arrives, because a seller can collect many policies while there is room for one file.
 */
export async function assertQuota(ctx: AppCtx, seller_id: number, purpose: StoredPurpose): Promise<void> {
  if (purpose === 'material') {
    for (const library of connectedLibraries()) await library.assertRoom(ctx, seller_id)
    return
  }
  // A seller must not lose orders because buyers sent large photos; how many they may send is limited elsewhere.
  if (purpose === 'buyer') return
  const used = await looseBytes(ctx.db, seller_id)
  if (used < MAX_LOOSE_BYTES) return
  throw new AppError('upload_attachments_full', { used: megabytes(used), limit: megabytes(MAX_LOOSE_BYTES) })
}
