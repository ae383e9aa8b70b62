import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type {
  AuthAnswer,
  AuthorisedShop,
  AuthStart,
  Carrier,
  Connector,
  Credentials,
  MarketApp,
  MarketConn,
  StoreConn,
  Webhooks,
} from '../core/connector.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { sha256Hex } from '../core/signing.ts'
import { checkListing, createListing, listingState, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { unwrap, wishCall } from './wish-call.ts'

const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expiry_time: z.string(),
  merchant_id: ExternalId.nullish(),
})
const Merchant = z.object({ merchant_id: ExternalId, merchant_username: LooseText })

/** Merchants return to the URL set in the app's console, which must equal `redirect_uri`. */
const startAuth = (app: MarketApp, { state }: AuthStart): string =>
  `${app.hosts.authorize}/v3/oauth/authorize?${new URLSearchParams({ client_id: app.key, state })}`

async function askTokens(
  { app, http }: MarketConn,
  path: string,
  fields: Record<string, string>,
): Promise<Credentials> {
  const query = new URLSearchParams({ client_id: app.key, client_secret: app.secret, ...fields })
  const answer = await http.send({ method: 'GET', url: `${app.hosts.token}/api/v3/oauth/${path}?${query}` })
  const tokens = readShape(Tokens, unwrap(answer))
  const expires_at = new Date(tokens.expiry_time).toISOString()
  return {
    access_token: tokens.access_token,
    access_expires_at: expires_at,
    refresh_token: tokens.refresh_token,
    extra: {},
  }
}

async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  const { redirect_uri } = conn.app
  const asked = { code: fields.code ?? '', grant_type: 'authorization_code', redirect_uri }
  const credentials = await askTokens(conn, 'access_token', asked)
  const shop = { external_shop_id: '', shop_domain: '', region: '' }
  const found = readShape(Merchant, await wishCall({ ...conn, shop, credentials }, { path: '/oauth/test' }))
  const name = found.merchant_username || found.merchant_id
  return [{ ...shop, external_shop_id: found.merchant_id, name, currency: 'USD', credentials }]
}

const Carriers = z.array(z.object({ name: z.string() }))

async function carriers(conn: StoreConn): Promise<Carrier[]> {
  const found = readShape(Carriers, await wishCall(conn, { path: '/orders/shipping_carriers' }))
  return found.map(({ name }) => ({ code: name, name }))
}

async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { external_order_id, tracking_number, carrier_code } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  await wishCall(conn, {
    method: 'PUT',
    path: `/orders/${encodeURIComponent(external_order_id)}/tracking`,
    body: { tracking_number, shipping_provider: carrier_code, origin_country: 'CN' },
  })
  return { already: false }
}

/** Orders created, refunded and readdressed. */
const TOPICS = ['1', '2', '3'] as const
const Hooks = z.array(z.object({ topic: z.object({ id: ExternalId }).nullish(), endpoint: LooseText }))
const Push = z.object({ merchant_id: ExternalId.nullish(), data: z.object({ id: ExternalId }).nullish() })

const webhooks: Webhooks = {
  // No signature is documented; the store key in the URL has already been checked.
  verify: (app, { callback_url }) => callback_url.startsWith(`${app.webhook_url}/`),
  parse(_app, { raw_body }) {
    const { merchant_id, data } = readShape(Push, JSON.parse(raw_body.toString('utf8')))
    return [
      {
        dedupe_key: sha256Hex(raw_body),
        kind: data ? 'order' : 'other',
        external_shop_id: merchant_id ?? '',
        external_order_id: data?.id ?? '',
      },
    ]
  },
  async subscribe(conn, address) {
    const known = readShape(Hooks, await wishCall(conn, { path: '/webhook/subscriptions' }))
    for (const topic_id of TOPICS) {
      if (known.some((hook) => hook.topic?.id === topic_id && hook.endpoint === address)) continue
      await wishCall(conn, { method: 'POST', path: '/webhook/subscriptions', query: { topic_id, endpoint: address } })
    }
  },
}

/** Wish Merchant API v3. */
export const wish: Connector = {
  platform: Platform.wish,
  slug: 'wish',
  sandbox_key: '64f0c0ffee1nkroute000001',
  hosts: {
    authorize: 'https://merchant.wish.com',
    token: 'https://merchant.wish.com',
    api: 'https://merchant.wish.com',
  },
  traits: {
    ways: ['code'],
    refresh: 'rotating',
    webhooks: 'unsigned',
    listing: 'async',
    partial_ship: false,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 600,
    rates: { default: { per_second: 5, burst: 10 } },
  },
  startAuth,
  completeAuth,
  refresh: (conn) =>
    askTokens(conn, 'refresh_token', {
      refresh_token: conn.credentials.refresh_token ?? '',
      grant_type: 'refresh_token',
    }),
  probe: async (conn) => {
    await wishCall(conn, { path: '/oauth/test' })
  },
  pullOrders,
  getOrder,
  ship,
  checkListing,
  listingPage: (_shop, id) => `https://www.wish.com/product/${id}`,
  createListing,
  updateListing,
  listingState,
  setStock,
  unpublish,
  carriers,
  webhooks,
}
