import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { releaseUpload } from '../../upload/upload.ts'
import {
  deleteDraft,
  deleteDraftPhotos,
  deleteUnusedReferences,
  selectDraftPhotoIds,
  selectDueDrafts,
} from '../core/shop.queries.ts'
import { photoHolder } from '../core/shop.rules.ts'
import { removePhotos } from '../photo/buyer-photo.ts'

/** Nobody approves after days what they began to fill in. */
const UNAPPROVED_DAYS = 2
const BATCH = 200

async function forgetVisit(ctx: AppCtx, seller_id: number, id: number): Promise<void> {
  for (const upload_id of await selectDraftPhotoIds(ctx.db, seller_id, id)) {
    await removePhotos(ctx, seller_id, [upload_id])
    await releaseUpload(ctx, seller_id, photoHolder(upload_id))
  }
  await deleteDraftPhotos(ctx.db, seller_id, id)
  for (const { picture_key } of await deleteUnusedReferences(ctx.db, seller_id, id))
    if (picture_key !== null) await ctx.storage.remove(picture_key)
  await deleteDraft(ctx.db, seller_id, id)
}

/** Erases visits that led to no order, with their photos and pictures. What an order used stays with the order. */
export const cleanDraftsJob = job({
  name: 'personal.clean-drafts',
  schema: z.object({}),
  cron: '17 * * * *',
  async run(ctx) {
    for (;;) {
      const due = await selectDueDrafts(ctx.db, ctx.clock.now().toISOString(), UNAPPROVED_DAYS, BATCH)
      for (const { seller_id, id } of due) await forgetVisit(ctx, seller_id, id)
      if (due.length < BATCH) return
    }
  },
})
