import type { Reply } from '@inkroute/contract/endpoint'
import type { platformStores as contract, authExceptionStores as exceptionContract } from '@inkroute/contract/store'
import type { amazonCountries as countryContract } from '@inkroute/contract/store-auth'
import { storePlatforms } from '@inkroute/contract/store-platforms'
import { amazonSites } from '../../connectors/amazon/marketplaces.ts'
import { connectorOf } from '../../connectors/registry.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { viewerOf } from './own-store.ts'
import { selectByPlatform } from './store.queries.ts'
import { summariseExpiry } from './store.rules.ts'

/** The sandbox opens its first shops by itself; this is what they are called. */
const sampleDomain = (slug: string, suffix: string): string => `ink-${slug}-1${suffix || '.test'}`

/** Platforms we speak with, each with its stores. */
export async function platformStores(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const stores = Map.groupBy(await selectByPlatform(ctx.db, ctx.seller.id, viewerOf(ctx)), ({ platform }) => platform)
  return {
    data: storePlatforms
      .filter(({ id }) => connectorOf(id) !== undefined)
      .map(({ id, slug, way, needs, domain_suffix, console_url }) => {
        const is_sandbox = ctx.config.markets[slug] === undefined
        return {
          ...{ platform: id, slug, way, is_sandbox },
          console_url: is_sandbox ? `${ctx.sandbox_url}/marketplaces/${slug}` : console_url,
          sample_domain: is_sandbox && needs === 'shop_domain' ? sampleDomain(slug, domain_suffix) : '',
          stores: (stores.get(id) ?? []).map((store) => ({
            ...{ id: store.id, name: store.name, authed: store.authed, group_name: store.group_name },
          })),
        }
      }),
  }
}

export async function authExceptionStores(ctx: SellerCtx): Promise<Reply<typeof exceptionContract>> {
  return summariseExpiry(await selectByPlatform(ctx.db, ctx.seller.id, viewerOf(ctx)), ctx.clock.now())
}

export async function amazonCountries(ctx: SellerCtx): Promise<Reply<typeof countryContract>> {
  const names = new Intl.DisplayNames([ctx.language === 'zh' ? 'zh-CN' : 'en'], { type: 'region' })
  return {
    data: amazonSites.map(({ country, region, currency }) => ({
      ...{ country, region, currency, name: names.of(country) ?? country },
    })),
  }
}
