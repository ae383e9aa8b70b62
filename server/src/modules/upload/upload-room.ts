import type { UploadPurpose } from '@inkroute/contract/upload/upload'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { connectedLibraries } from './library.registry.ts'
import { looseBytes } from './upload.queries.ts'

const MB = 1024 ** 2
/** Attachments and avatars of one seller. Thousands of them fit; what nothing uses is removed after some days. */
export const MAX_LOOSE_BYTES = 1024 * MB

const megabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`

/**
 * Refuses the next file when the seller has no room for it. Asked when a permit is given and again when the file is
 * there: many permits can be collected while there is room for one.
 */
export async function assertRoomFor(ctx: AppCtx, seller_id: number, purpose: UploadPurpose): Promise<void> {
  if (purpose === 'material') {
    for (const library of connectedLibraries()) await library.assertRoom(ctx, seller_id)
    return
  }
  const used = await looseBytes(ctx.db, seller_id)
  if (used < MAX_LOOSE_BYTES) return
  throw new AppError('upload_attachments_full', { used: megabytes(used), limit: megabytes(MAX_LOOSE_BYTES) })
}
