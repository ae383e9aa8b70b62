import { createHash } from 'node:crypto'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import type { AuthorisedShop, Connector, MarketApp, MarketConn, StoreConn } from '../../core/connector.ts'
import { sandboxHosts } from '../../core/market-app.ts'
import { createMarketClient } from '../../core/market-client.ts'
import { type Desk, marketDesk, type SandboxShop } from '../market-desk.ts'

const CALLBACK = 'http://127.0.0.1:1'
const VERIFIER = 'a-verifier-of-forty-three-letters-or-more-0123'

/** A shop of the sandbox as its connector sees it, without a database or a store of ours. */
export interface TriedShop {
  readonly connector: Connector
  readonly desk: Desk
  readonly shop: SandboxShop
  readonly conn: StoreConn
}

async function getApp(connector: Connector, desk: Desk, sandbox_url: string): Promise<MarketApp> {
  const { app_key: key, app_secret: secret } = await desk.ask<{ app_key: string; app_secret: string }>('app')
  return {
    key,
    secret,
    redirect_uri: `${CALLBACK}/shopify/auth`,
    webhook_url: `${CALLBACK}/market-hook/${connector.slug}`,
    hosts: sandboxHosts(connector, sandbox_url),
    is_sandbox: true,
    extra: {},
  }
}

async function getFields({ startAuth, platform, traits }: Connector, app: MarketApp, desk: Desk, shop: SandboxShop) {
  const shop_domain = `${shop.handle}${findStorePlatform(platform)?.domain_suffix || '.test'}`
  const [way] = traits.ways
  if (way === 'code' && startAuth) {
    const code_challenge = createHash('sha256').update(VERIFIER).digest('base64url')
    const start = { state: 'a-state', shop_domain, region: shop.region, code_challenge }
    const { location } = await desk.approve(startAuth(app, start), shop.shop_id)
    return { shop_domain, fields: Object.fromEntries(new URL(location).searchParams) }
  }
  const wants_token = findStorePlatform(platform)?.fields.some(({ name }) => name === 'access_token')
  const token = wants_token ? await desk.ask<{ access: string }>('token', { shop_id: shop.shop_id }) : undefined
  return { shop_domain, fields: { ...shop.keys, ...(token ? { access_token: token.access } : {}) } }
}

function pictureMemory(): NonNullable<StoreConn['pictures']> {
  const kept = new Map<string, string>()
  return {
    find: async (picture) => kept.get(picture),
    keep: async (picture, external_id) => void kept.set(picture, external_id),
  }
}

/** Opens a shop, approves us there, and comes back with its connection. */
export async function openTriedShop(
  connector: Connector,
  sandbox_url: string,
  picture_url: string,
  region?: string,
): Promise<TriedShop> {
  const desk = marketDesk(sandbox_url, connector.slug)
  const shop = region ? await desk.ask<SandboxShop>('shops', { name: 'Tried shop', region }) : await desk.openShop()
  const app = await getApp(connector, desk, sandbox_url)
  const allowed_origins = new Set([new URL(sandbox_url).origin, new URL(picture_url).origin])
  const http = createMarketClient({
    name: connector.slug,
    rates: connector.traits.rates,
    book: async () => ({ is_booked: true, wait_ms: 0 }),
    allowed_origins,
  })
  const open: MarketConn = { app, http, now: () => new Date() }
  const { fields, shop_domain } = await getFields(connector, app, desk, shop)
  const answer = { fields, code_verifier: VERIFIER, shop_domain, region: shop.region }
  const [found] = (await connector.completeAuth(open, answer)) as [AuthorisedShop]
  return {
    connector,
    desk,
    shop,
    conn: { ...open, shop: found, credentials: found.credentials, pictures: pictureMemory() },
  }
}
