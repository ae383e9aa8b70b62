import type { Input, Reply } from '@inkroute/contract/endpoint'
import { getMarketApp } from '@inkroute/contract/store/market-apps'
import type * as contract from '@inkroute/contract/store/market-setting'
import { marketVerdicts } from '@inkroute/contract/store/market-setting'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import type { Connector } from '../../../connectors/core/connector.ts'
import { connectors } from '../../../connectors/registry.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { isMarketOffered, marketState } from '../../../infra/services/services.ts'
import { findSettings, marketKey, newestCalls, newestMarketCalls } from '../../../infra/settings/settings.queries.ts'
import { openSecrets } from '../../../infra/settings/settings.ts'
import { countStoresByPlatform } from './market.queries.ts'
import { requireMarket } from './market-settings.ts'
import { getProofs, proofLevel } from './proofs.ts'
import { isTestable } from './test-market.ts'

const SHOWN_TESTS = 10

type Line = Reply<typeof contract.listMarkets>['markets'][number]

function getSource(ctx: StaffCtx, slug: string): Line['source'] {
  if (ctx.config.markets[slug] !== undefined) return 'file'
  if (ctx.services.market(slug)) return 'screen'
  return marketState(ctx, slug) === 'sandbox' ? 'sandbox' : 'none'
}

/** The verdict of a test is kept where services keep the company they called. */
const getTest = (call: { at: string; provider: string; answer: string; duration_ms: number }) => ({
  at: call.at,
  verdict: marketVerdicts.find((verdict) => verdict === call.provider) ?? 'unclear',
  answer: call.answer,
  duration_ms: call.duration_ms,
})

const getLine = (
  ctx: StaffCtx,
  { slug, platform }: Connector,
  { stores, last_test }: Pick<Line, 'stores' | 'last_test'>,
): Line => {
  const proofs = getProofs(slug)
  return {
    platform,
    slug,
    source: getSource(ctx, slug),
    // A dormant one takes no new shops.
    is_offered: isMarketOffered(ctx, slug) && findStorePlatform(platform)?.is_dormant !== true,
    proof: proofLevel(proofs),
    proven_calls: proofs.filter(({ proof }) => proof !== 'unproven').length,
    calls: proofs.length,
    stores,
    last_test,
  }
}

export async function listMarkets(ctx: StaffCtx): Promise<Reply<typeof contract.listMarkets>> {
  const [stores, calls] = await Promise.all([countStoresByPlatform(ctx.db), newestMarketCalls(ctx.db)])
  const tests = new Map(calls.map((call) => [call.service, getTest(call)]))
  const origin = ctx.config.public_url
  return {
    is_demo: ctx.config.demo,
    is_reachable: ctx.config.public_url.startsWith('https:'),
    origin,
    markets: connectors.map((connector) =>
      getLine(ctx, connector, {
        stores: stores.get(connector.platform) ?? 0,
        last_test: tests.get(marketKey(connector.slug)) ?? null,
      }),
    ),
  }
}

function getAddresses(ctx: StaffCtx, { slug, traits }: Connector) {
  const origin = ctx.config.public_url
  const { has_return_address, events } = getMarketApp(slug)
  const takes_keys = traits.ways.includes('key_post')
  return {
    return_address: has_return_address ? `${origin}/shopify/auth` : null,
    push_address: events === 'console' ? `${origin}/market-hook/${slug}` : null,
    key_address: takes_keys ? `${origin}/market-hook/${slug}/keys` : null,
  }
}

export async function getMarket(
  ctx: StaffCtx,
  { slug }: Input<typeof contract.getMarket>,
): Promise<Reply<typeof contract.getMarket>> {
  const connector = requireMarket(slug)
  const [row, calls, stores] = await Promise.all([
    findSettings(ctx.db, marketKey(slug)),
    newestCalls(ctx.db, marketKey(slug), SHOWN_TESTS),
    countStoresByPlatform(ctx.db),
  ])
  const tests = calls.map((call) => ({ id: call.id, ...getTest(call) }))
  const { is_hidden = '', ...settings } = (row?.settings ?? {}) as Record<string, string>
  const counts = { stores: stores.get(connector.platform) ?? 0, last_test: tests[0] ?? null }
  return {
    ...getLine(ctx, connector, counts),
    ...getAddresses(ctx, connector),
    settings,
    secrets_kept: row ? Object.keys(openSecrets(ctx.config, row.sealed_secrets) ?? {}) : [],
    is_hidden: is_hidden === 'yes',
    revision: row?.revision ?? 0,
    updated_at: row?.updated_at ?? null,
    updated_by: row?.updated_by ?? '',
    is_testable: isTestable(connector),
    tests,
    proofs: [...getProofs(slug)],
  }
}
