import type { AppCtx } from '../infra/context.ts'
import { sandboxServiceKey } from '../infra/derived-key.ts'
import { bookCall } from './call-budget.queries.ts'
import type { Connector, MarketApp, MarketConn, MarketHosts } from './connector.ts'
import { createMarketClient } from './market-client.ts'
import { MarketError } from './market-error.ts'

/** For load tests against the sandbox on this machine. */
const unlimited = async () => ({ is_booked: true, wait_ms: 0 })

/** All three hosts of a platform are one path of the sandbox; shops of their own domain stand one level below. */
function sandboxHosts({ slug, hosts }: Connector, sandbox_url: string): MarketHosts {
  const base = `${sandbox_url}/market/${slug}`
  const at = (host: string) => (host.includes('{shop}') ? `${base}/{shop}` : base)
  return { authorize: at(hosts.authorize), token: at(hosts.token), api: at(hosts.api) }
}

/** Who we are at a platform: as configured, or in the demo at the sandbox, with a secret both sides derive. */
export function marketApp(ctx: AppCtx, connector: Connector): MarketApp {
  const { slug, hosts } = connector
  const origin = ctx.callback_origin()
  const shared = { redirect_uri: `${origin}/shopify/auth`, webhook_url: `${origin}/market-hook/${slug}` }
  const live = ctx.config.markets[slug]
  if (live) {
    const { key, secret, extra } = live
    return { ...shared, key, secret, hosts: { ...hosts, ...live.hosts }, is_sandbox: false, extra }
  }
  if (ctx.sandbox_url === undefined) {
    // Temporary, so that stores keep their authorisation until the operator has put the configuration back.
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

/** Whoever runs the installation may name more origins (a shop on their own network); the sandbox and we ourselves, whose pictures are sent on, are there already. */
const allowedOrigins = (ctx: AppCtx): ReadonlySet<string> =>
  new Set([
    ...ctx.config.market_allow,
    ...[ctx.sandbox_url, ctx.config.public_url].flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
  ])

/** `name` says whose budget of calls is used: a store, or `auth` before there is one. */
export function openConn(ctx: AppCtx, connector: Connector, name: string): MarketConn {
  return {
    app: marketApp(ctx, connector),
    now: () => ctx.clock.now(),
    http: createMarketClient({
      name: `${connector.slug}:${name}`,
      rates: connector.traits.rates,
      book: ctx.config.rate_limits ? (budget, rate) => bookCall(ctx.db, budget, rate) : unlimited,
      allowed_origins: allowedOrigins(ctx),
    }),
  }
}

/** Fills `{shop}` and `{region}` of a host. */
export const hostFor = (template: string, shop: { readonly shop_domain: string; readonly region: string }): string =>
  template.replace('{shop}', shop.shop_domain).replace('{region}', shop.region)
