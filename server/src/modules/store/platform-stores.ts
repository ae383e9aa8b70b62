import { Platform } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import type { amazonCountries as countryContract } from '@inkroute/contract/store/auth'
import { findStorePlatform, type StorePlatform, storePlatforms } from '@inkroute/contract/store/platforms'
import type {
  platformStores as contract,
  authExceptionStores as exceptionContract,
  freeShops as freeContract,
} from '@inkroute/contract/store/store'
import { amazonSites } from '../../connectors/amazon/marketplaces.ts'
import { findConnector } from '../../connectors/registry.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { isMarketOffered, marketState } from '../../infra/services/services.ts'
import { findViewer } from './core/own-store.ts'
import { selectByPlatform } from './core/store.queries.ts'
import { summariseExpiry } from './core/store.rules.ts'
import { getProofs, proofLevel } from './market/proofs.ts'
import { askDesk, type SandboxShop } from './store.demo.ts'

const wellKnown = [Platform.shopify, Platform.etsy, Platform.tiktok, Platform.amazon, Platform.woocommerce] as const

/** A sandbox shop that no seller has connected: one that is taken would be refused. Null when there is no answer. */
async function freeShop(ctx: SellerCtx, slug: string): Promise<SandboxShop | null> {
  if (marketState(ctx, slug) !== 'sandbox') return null
  try {
    const [free] = await askDesk<SandboxShop[]>(ctx, slug, 'shops/free')
    return free ?? null
  } catch (error) {
    ctx.log.warn({ err: error, slug }, 'the sandbox named no free shop')
    return null
  }
}

const getDomain = ({ needs, domain_suffix }: StorePlatform, shop: SandboxShop): string =>
  needs === 'shop_domain' ? `${shop.handle}${domain_suffix || '.test'}` : ''

async function sampleDomain(ctx: SellerCtx, platform: StorePlatform): Promise<string> {
  const free = platform.needs === 'shop_domain' ? await freeShop(ctx, platform.slug) : null
  return free ? getDomain(platform, free) : ''
}

/** Shops to begin with, best known platforms first; those whose keys are pasted need a form. */
export async function freeShops(ctx: SellerCtx): Promise<Reply<typeof freeContract>> {
  const offered = wellKnown.flatMap((id) => {
    const platform = findStorePlatform(id)
    return platform && isMarketOffered(ctx, platform.slug) ? [platform] : []
  })
  const shops = await Promise.all(offered.map((platform) => freeShop(ctx, platform.slug)))
  return {
    data: offered.flatMap((platform, at) => {
      const shop = shops[at]
      if (!shop) return []
      const region = platform.needs === 'country' ? shop.region : ''
      return [{ platform: platform.id, name: shop.name, shop_domain: getDomain(platform, shop), region }]
    }),
  }
}

/** Platforms we speak with, each with its stores. */
export async function platformStores(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const stores = Map.groupBy(await selectByPlatform(ctx.db, ctx.seller.id, findViewer(ctx)), ({ platform }) => platform)
  const spoken = storePlatforms.filter(({ id }) => findConnector(id) !== undefined)
  const samples = await Promise.all(spoken.map((platform) => sampleDomain(ctx, platform)))
  return {
    data: spoken.map(({ id, slug, way, console_url }, at) => {
      const state = marketState(ctx, slug)
      const is_sandbox = state === 'sandbox'
      return {
        platform: id,
        slug,
        way,
        is_sandbox,
        is_available: isMarketOffered(ctx, slug),
        proof: is_sandbox ? 'proven' : proofLevel(getProofs(slug)),
        console_url: is_sandbox ? `${ctx.sandbox_url}/marketplaces/${slug}` : console_url,
        sample_domain: samples[at] ?? '',
        stores: (stores.get(id) ?? []).map((store) => ({
          id: store.id,
          name: store.name,
          authed: store.authed,
          group_name: store.group_name,
        })),
      }
    }),
  }
}

export async function authExceptionStores(ctx: SellerCtx): Promise<Reply<typeof exceptionContract>> {
  return summariseExpiry(await selectByPlatform(ctx.db, ctx.seller.id, findViewer(ctx)), ctx.clock.now())
}

export async function amazonCountries(ctx: SellerCtx): Promise<Reply<typeof countryContract>> {
  const names = new Intl.DisplayNames([ctx.language === 'zh' ? 'zh-CN' : 'en'], { type: 'region' })
  return {
    data: amazonSites.map(({ country, region, currency }) => ({
      country,
      region,
      currency,
      name: names.of(country) ?? country,
    })),
  }
}
