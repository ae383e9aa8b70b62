import { productZones } from '@inkroute/contract/catalog/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import type { getNavigation as contract } from '@inkroute/contract/site/site'
import { storePlatforms } from '@inkroute/contract/store/platforms'
import { withheldKeys } from '../../infra/content/content.queries.ts'
import type { AppCtx } from '../../infra/context.ts'
import { isMarketOffered } from '../../infra/services/services.ts'
import { readPresence } from './site.queries.ts'

/** Public addresses with nothing behind them right now. */
export async function emptyPages(ctx: Pick<AppCtx, 'db' | 'clock'>): Promise<string[]> {
  const [withheld, has] = await Promise.all([
    withheldKeys(ctx.db, 'page'),
    readPresence(ctx.db, ctx.clock.now().toISOString()),
  ])
  const zones = new Set(has.zones)
  const lists = { '/home/adSpecial': has.specials, '/home/blog': has.posts, '/homeCoupon': has.coupons }
  return [
    ...withheld,
    ...productZones.filter((zone) => !zones.has(zone)).map((zone) => `/zone/${zone}`),
    ...Object.entries({
      ...lists,
      '/logisticsRelated': has.channels,
      '/videoTeaching': has.videos,
      '/designMode': has.products,
    })
      .filter(([, is_there]) => !is_there)
      .map(([path]) => path),
  ]
}

/** Marketplaces whose shops can be connected, by slug. */
export const openMarkets = (ctx: Pick<AppCtx, 'config' | 'sandbox_url' | 'services'>): string[] =>
  storePlatforms.map(({ slug }) => slug).filter((slug) => isMarketOffered(ctx, slug))

export async function getNavigation(ctx: AppCtx): Promise<Reply<typeof contract>> {
  return { empty_pages: await emptyPages(ctx), markets: openMarkets(ctx) }
}
