import { productZones } from '@inkroute/contract/catalog/codes'
import { platformNames } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import type { getNavigation as contract } from '@inkroute/contract/site/site'
import { storePlatforms } from '@inkroute/contract/store/platforms'
import { withheldKeys } from '../../../infra/content/content.queries.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { isMarketOffered } from '../../../infra/services/services.ts'
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

/** Marketplaces whose shops can be connected, by slug; dormant ones take no new shops. */
export const openMarkets = (ctx: Pick<AppCtx, 'config' | 'sandbox_url' | 'services'>): string[] =>
  storePlatforms.flatMap(({ slug, is_dormant }) => (!is_dormant && isMarketOffered(ctx, slug) ? [slug] : []))

const namesBySlug = new Map(
  storePlatforms.flatMap(({ id, slug }) => {
    const name = platformNames.find((each) => each.id === id)
    return name ? [[slug, name] as const] : []
  }),
)

export async function getNavigation(ctx: PublicCtx): Promise<Reply<typeof contract>> {
  const markets = openMarkets(ctx).map((slug) => ({ slug, name: namesBySlug.get(slug)?.[ctx.language] ?? slug }))
  return { empty_pages: await emptyPages(ctx), markets }
}
