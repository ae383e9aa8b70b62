import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { paintPool } from '../../../infra/paint/paint-pool.ts'
import { pictureFolder } from '../../../infra/pictures/picture-folders.ts'
import { viewCacheFile, viewsFolder } from '../../../infra/pictures/view-cache.ts'
import { PoolClosed } from '../../../infra/workers/pool-closed.ts'
import { pictureShelf } from './shelf/picture-shelf.ts'

/** Sellers come first: between two views the painters are free for theirs. */
const BREATH_MS = 500
/** When the work of a start is over. */
const START_AFTER_SECONDS = 600

/** Prepares the maps of all products, so that the first batch run need not. What is there already costs nothing. */
export const prepareViewsJob = job({
  name: 'catalog.prepare_views',
  schema: z.object({}),
  retry_limit: 1,
  expire_seconds: 1800,
  concurrency: 1,
  async run(ctx, _, isStopping = () => false) {
    const views_dir = viewsFolder(ctx.config.data_dir)
    const views = [...(await pictureShelf()).products].flatMap(([product, { views }]) =>
      [...views.keys()].map((picture_view) => ({ product, picture_view })),
    )
    for (const { product, picture_view } of views) {
      if (isStopping()) return
      if (existsSync(viewCacheFile(views_dir, product, picture_view))) continue
      await pause(BREATH_MS)
      try {
        const folder = await pictureFolder(ctx.storage, product)
        await paintPool.run({ kind: 'view', folder, picture_view, views_dir })
      } catch (error) {
        if (error instanceof PoolClosed) return
        ctx.log.warn({ err: error, product, picture_view }, 'a view could not be prepared')
      }
    }
  },
})

/** At each start: a new release has new maps. */
export const askToPrepareViews = (ctx: AppCtx): Promise<void> =>
  ctx.jobs
    .unhurried()
    .send(prepareViewsJob, {}, { singleton_key: PICTURES_VERSION, start_after_seconds: START_AFTER_SECONDS })
