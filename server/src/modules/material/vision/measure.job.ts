import { lookAt, type PictureLook } from '@inkroute/engine/look/look'
import { LOOK_SIDE_PX } from '@inkroute/engine/look/pixels'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { saveMeasures, selectUnmeasured } from '../library/material-row.queries.ts'

/** Measures pictures uploaded before measuring existed. The preview is enough for it. */
export async function measurePreview(ctx: AppCtx, preview_key: string): Promise<PictureLook> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(await ctx.storage.get(preview_key))
    .resize({ width: LOOK_SIDE_PX, height: LOOK_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lookAt({ data, width: info.width, height: info.height })
}

const BATCH = 100

/** Measures what came into the library before there was anything to measure with. Usually finds nothing to do. */
export const measureMaterialsJob = job({
  name: 'material.measure',
  schema: z.object({}),
  cron: '17 * * * *',
  expire_seconds: 3000,
  async run(ctx) {
    for (;;) {
      const rows = await selectUnmeasured(ctx.db, BATCH)
      for (const { seller_id, id, preview_1000_key, width_px, height_px } of rows) {
        if (!preview_1000_key) continue
        const look = await measurePreview(ctx, preview_1000_key)
        await saveMeasures(ctx.db, seller_id, id, { width_px: width_px ?? 1, height_px: height_px ?? 1, look })
      }
      if (rows.length < BATCH) return
    }
  },
})
