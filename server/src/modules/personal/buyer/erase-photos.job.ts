import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { releaseUpload } from '../../upload/upload.ts'
import { forgetPhoto, selectDuePhotos } from '../core/buyer.queries.ts'
import { photoHolder } from '../core/shop.rules.ts'
import { removePhotos } from '../photo/buyer-photo.ts'

const BATCH = 200

/** Erases photos of buyers after the time their seller chose, and those of buyers whose data was erased. */
export const eraseBuyerPhotosJob = job({
  name: 'personal.erase-photos',
  schema: z.object({}),
  cron: '41 2 * * *',
  async run(ctx) {
    for (;;) {
      const due = await selectDuePhotos(ctx.db, ctx.clock.now().toISOString(), BATCH)
      for (const { seller_id, upload_id, design_id } of due) {
        await removePhotos(ctx, seller_id, [upload_id])
        await releaseUpload(ctx, seller_id, photoHolder(upload_id))
        // The order's own design keeps its pictures for reprints.
        if (design_id !== null) await releaseUpload(ctx, seller_id, `design:${design_id}:${upload_id}`)
        await forgetPhoto(ctx.db, seller_id, upload_id)
      }
      if (due.length < BATCH) return
    }
  },
})
