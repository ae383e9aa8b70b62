import type { PictureWidth } from '@inkroute/contract/catalog/pictures'
import type { AppCtx } from '../../../infra/context.ts'
import { picturePool } from './picture-pool.ts'
import { artOrder } from './shelf/picture-address.rules.ts'
import { pictureCache } from './shelf/picture-cache.ts'
import { pictureShelf } from './shelf/picture-shelf.ts'
import { withArtwork } from './shelf/stored-pictures.ts'

/** The file browsers are sent of an artwork of the platform; null for one that does not exist. */
export async function artworkAsSent(ctx: AppCtx, slug: string, width_px: PictureWidth): Promise<Uint8Array | null> {
  const file = `${slug}-${width_px}.webp`
  const order = artOrder(await withArtwork(ctx, await pictureShelf(), file), file)
  if (!order) return null
  const onKeepFailed = (error: unknown) => ctx.log.warn({ err: error }, 'a picture could not be kept')
  const cache = pictureCache({ data_dir: ctx.config.data_dir, onKeepFailed })
  return cache.get(order.key, () => picturePool.run(order.task))
}
