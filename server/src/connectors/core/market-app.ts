import type { AppCtx } from '../../infra/context.ts'
import { sandboxServiceKey } from '../../infra/derived-key.ts'
import { namedOrigins } from '../../infra/outside/outside-route.ts'
import { marketConfig } from '../../infra/services/services.ts'
import type { Rate } from '../pace/call-budget.queries.ts'
import { type Booking, bookCall } from '../pace/call-budget.queries.ts'
import { pauseLeftMs } from '../pace/call-pause.queries.ts'
import type { Connector, MarketApp, MarketConn, MarketHosts } from './connector.ts'
import { createMarketClient } from './market-client.ts'
import { MarketError } from './market-error.ts'

/** For load tests against the sandbox on this machine. */
const unlimited: Booking = { is_booked: true, wait_ms: 0 }

/** In the sandbox, all hosts of a platform share one path; shops with their own domain are one level below. */
export function sandboxHosts({ slug, hosts }: Connector, sandbox_url: string): MarketHosts {
  const base = `${sandbox_url}/market/${slug}`
  const at = (host: string) => (host.includes('{shop}') ? `${base}/{shop}` : base)
  return { authorize: at(hosts.authorize), token: at(hosts.token), api: at(hosts.api) }
}

/** Our app registration: from the configuration, or for the demo's sandbox with a secret both sides derive. */
export function marketApp(ctx: AppCtx, connector: Connector): MarketApp {
  const { slug, hosts } = connector
  const origin = ctx.callback_origin()
  const shared = {
    redirect_uri: `${origin}/shopify/auth`,
    webhook_url: `${origin}/market-hook/${slug}`,
    plain_hosts: new Set(
      namedOrigins(ctx.config).flatMap((url) => (url.startsWith('http://') ? [new URL(url).host] : [])),
    ),
  }
  const live = marketConfig(ctx, slug)
  if (live) {
    const { key, secret, extra } = live
    return { ...shared, key, secret, hosts: { ...hosts, ...live.hosts }, is_sandbox: false, extra }
  }
  if (ctx.sandbox_url === undefined) {
    // `temporary`, so that stores stay authorised until the operator restores the configuration.
    throw new MarketError('temporary', `${slug} is not configured on this installation`, { code: 'not_configured' })
  }
  return {
    ...shared,
    key: connector.sandbox_key ?? `inkroute-${slug}`,
    secret: sandboxServiceKey(ctx.config.app_secret, `market-${slug}`),
    hosts: sandboxHosts(connector, ctx.sandbox_url),
    is_sandbox: true,
    extra: {},
  }
}

/** Origins exempt from the network check: ours (pictures are sent on), the sandbox, and those the operator names. */
const allowedOrigins = (ctx: AppCtx): ReadonlySet<string> =>
  new Set([
    ...namedOrigins(ctx.config),
    ...[ctx.sandbox_url, ctx.config.public_url].flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
  ])

/** The shop's line in the budget of calls and among the pauses. */
export const budgetName = ({ slug }: Connector, name: string): string => `${slug}:${name}`

/** A call is sent if the shop may be called at all, and when its turn comes. */
const bookFor =
  (ctx: AppCtx, shop: string) =>
  async (budget: string, rate: Rate): Promise<Booking> => {
    const wait_ms = await pauseLeftMs(ctx.db, shop, ctx.clock.now())
    if (wait_ms > 0) return { is_booked: false, wait_ms }
    return ctx.config.rate_limits ? bookCall(ctx.db, budget, rate) : unlimited
  }

/** `name` is the call budget to charge: a store, or `auth` before a store exists. */
export function openConn(ctx: AppCtx, connector: Connector, name: string): MarketConn {
  const shop = budgetName(connector, name)
  return {
    app: marketApp(ctx, connector),
    now: () => ctx.clock.now(),
    http: createMarketClient({
      name: shop,
      rates: connector.traits.rates,
      book: bookFor(ctx, shop),
      allowed_origins: allowedOrigins(ctx),
    }),
  }
}

/** Fills `{shop}` and `{region}` of a host. */
export const hostFor = (template: string, shop: { readonly shop_domain: string; readonly region: string }): string =>
  template.replace('{shop}', shop.shop_domain).replace('{region}', shop.region)
