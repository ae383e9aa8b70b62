import { Platform } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { authUrl, etsyAuthUrl, readInstall as installContract, temuAuth } from '@inkroute/contract/store/auth'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import { marketApp } from '../../../connectors/core/market-app.ts'
import { MarketError } from '../../../connectors/core/market-error.ts'
import { connectors } from '../../../connectors/registry.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { marketState } from '../../../infra/services/services.ts'
import { beginAttempt } from '../core/attempt.ts'
import { findStore } from '../core/store.queries.ts'
import { otherOwnOrigin, readDomain } from '../core/store.rules.ts'
import { openPlatform } from '../core/store-conn.ts'

function getDomain(platform: number, text: string): string {
  const facts = findStorePlatform(platform)
  if (facts?.needs !== 'shop_domain') return ''
  const domain = readDomain(text, facts)
  if (!domain) throw new AppError('store_domain', { suffix: facts.domain_suffix || '.com' })
  return domain
}

/** Authorisation URL. Re-authorising a store starts from its known details. */
export async function startAuth(ctx: SellerCtx, input: Input<typeof authUrl>): Promise<Reply<typeof authUrl>> {
  const { platform, store_id = null } = input
  const connector = openPlatform(ctx, platform, store_id !== null)
  if (!connector.startAuth) throw new AppError('store_platform_unknown')
  // The sandbox still plays it, for stores that are connected.
  const is_dormant = findStorePlatform(platform)?.is_dormant && marketState(ctx, connector.slug) !== 'sandbox'
  if (is_dormant && store_id === null) throw new AppError('store_platform_unknown')
  const store = store_id === null ? undefined : await findStore(ctx.db, ctx.seller.id, store_id)
  if (store_id !== null && store?.platform !== platform) throw new AppError('not_found')
  const shop_domain = getDomain(platform, input.shop_domain || (store?.shop_domain ?? ''))
  const known_country = platform === Platform.amazon ? (store?.external_shop_id.split(':')[1] ?? '') : store?.region
  const region = input.region || (known_country ?? '') || (platform === Platform.amazon ? 'US' : '')
  const { state, code_challenge } = await beginAttempt(ctx, {
    platform,
    store_id,
    shop_domain,
    region,
    return_origin: otherOwnOrigin(ctx.callback_origin(), input.return_origin),
  })
  try {
    const app = marketApp(ctx, connector)
    return { url: connector.startAuth(app, { state, shop_domain, region, code_challenge }) }
  } catch (error) {
    if (error instanceof MarketError) throw new AppError('store_auth_refused', { reason: error.message })
    throw error
  }
}

export const startEtsy = (ctx: SellerCtx, input: Input<typeof etsyAuthUrl>) =>
  startAuth(ctx, { ...input, platform: Platform.etsy })

export async function temuAuthPage(ctx: SellerCtx, input: Input<typeof temuAuth>): Promise<Reply<typeof temuAuth>> {
  if (input.platform !== Platform.temu && input.platform !== Platform.temuLocal) {
    throw new AppError('store_platform_unknown')
  }
  const connector = openPlatform(ctx, input.platform)
  const { key, is_sandbox } = marketApp(ctx, connector)
  const console_url = findStorePlatform(input.platform)?.console_url ?? ''
  return { url: is_sandbox ? `${ctx.sandbox_url}/marketplaces/${connector.slug}` : console_url, app_key: key }
}

/** A shop that begins on the platform's side is sent through the same door as everybody, with a state of ours. */
export async function startInstall(
  ctx: SellerCtx,
  { query }: Input<typeof installContract>,
): Promise<Reply<typeof installContract>> {
  for (const connector of connectors) {
    if (!connector.readInstall) continue
    try {
      const found = connector.readInstall(marketApp(ctx, connector), query, ctx.clock.now())
      if (found)
        return startAuth(ctx, {
          platform: connector.platform,
          shop_domain: found.shop_domain,
          region: '',
          return_origin: '',
        })
    } catch (error) {
      // Another platform's words in this one's form; the next may know them.
      if (!(error instanceof MarketError)) throw error
    }
  }
  throw new AppError('store_state_invalid')
}
