import { setTimeout as pause } from 'node:timers/promises'
import { shopShots, shopWidths } from '@inkroute/contract/catalog/pictures'
import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { PoolClosed } from '../../../infra/workers/pool-closed.ts'
import type { PictureTask } from './compose-picture.ts'
import { picturePool } from './picture-pool.ts'
import { selectCardPictures } from './pictures.queries.ts'
import { type Order, productOrder, shopOrder } from './shelf/picture-address.rules.ts'
import { pictureCache } from './shelf/picture-cache.ts'
import { type PictureShelf, pictureShelf } from './shelf/picture-shelf.ts'

const CARD_PX = 480
const MAX_PICTURES = 400
/** Visitors come first: between two pictures the painters are free for theirs. */
const BREATH_MS = 250
const START_AFTER_SECONDS = 20

/** The small versions of all shop pictures: quick to make, and content pages show several at once. */
function shopOrders(shelf: PictureShelf): Order<PictureTask>[] {
  const names = shopShots.flatMap((shot) => shopWidths.map((width) => `${shot}-${width}.webp`))
  const found = [...shelf.products.values()].flatMap((product) => names.map((name) => shopOrder(product, name)))
  return found.flatMap((one) => (one && 'task' in one ? one : []))
}

async function cardOrders(ctx: AppCtx, shelf: PictureShelf): Promise<Order<PictureTask>[]> {
  const rows = await selectCardPictures(ctx.db, MAX_PICTURES)
  return rows.flatMap(({ code, view, colour, artwork }) => {
    const order = productOrder(shelf, { code, view, file: `${colour}.${artwork}-${CARD_PX}.webp` })
    if (!order) ctx.log.warn({ code, view, colour, artwork }, 'a card shows a picture that cannot be made')
    return order ?? []
  })
}

/** Makes what every visitor sees first, so that nobody waits for it. What is there already costs nothing. */
export const warmPicturesJob = job({
  name: 'catalog.warm_pictures',
  schema: z.object({ breath_ms: z.int().min(0).default(BREATH_MS) }),
  retry_limit: 1,
  expire_seconds: 1800,
  concurrency: 1,
  async run(ctx, { breath_ms }, isStopping = () => false) {
    const onKeepFailed = (error: unknown) => ctx.log.warn({ err: error }, 'a picture could not be kept')
    const cache = pictureCache({ data_dir: ctx.config.data_dir, onKeepFailed })
    const shelf = await pictureShelf()
    for (const order of [...shopOrders(shelf), ...(await cardOrders(ctx, shelf))]) {
      if (isStopping()) return
      const make = async () => {
        await pause(breath_ms)
        return picturePool.run(order.task)
      }
      try {
        await cache.get(order.key, make)
      } catch (error) {
        if (error instanceof PoolClosed) return
        ctx.log.warn({ err: error, key: order.key }, 'a picture could not be composed')
      }
    }
  },
})

/** At each start: a new release has new pictures. */
export const askToWarmPictures = (ctx: AppCtx): Promise<void> =>
  ctx.jobs.send(warmPicturesJob, {}, { singleton_key: PICTURES_VERSION, start_after_seconds: START_AFTER_SECONDS })
