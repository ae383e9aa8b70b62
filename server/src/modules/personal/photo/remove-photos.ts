import type { AppCtx } from '../../../infra/context.ts'
import { removeUploads } from '../../upload/upload.ts'
import { deleteCutouts } from './photo.queries.ts'

/** Photos of buyers, also those that earlier versions kept in the seller's library or among the attachments. */
export async function removePhotos(ctx: AppCtx, seller_id: number, upload_ids: readonly number[]): Promise<void> {
  for (const purpose of ['buyer', 'attachment', 'material'] as const)
    await removeUploads(ctx, seller_id, upload_ids, purpose)
  await deleteCutouts(ctx.db, seller_id, upload_ids)
}
