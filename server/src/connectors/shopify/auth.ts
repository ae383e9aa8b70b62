import { z } from 'zod'
import type {
  AuthAnswer,
  AuthorisedShop,
  AuthStart,
  Credentials,
  MarketApp,
  MarketConn,
  StoreConn,
} from '../connector.ts'
import { MarketError } from '../market-error.ts'
import { LooseText, readShape } from '../read-shape.ts'
import { hmacHex, sameText } from '../signing.ts'
import { graph, shopUrl } from './shopify-call.ts'

const SCOPES = [
  'read_orders',
  'read_products',
  'write_products',
  'read_inventory',
  'write_inventory',
  'read_locations',
  'read_merchant_managed_fulfillment_orders',
  'write_merchant_managed_fulfillment_orders',
]
const SHOP = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/
const MAX_AGE_S = 24 * 3600

/** Normalises what sellers enter: shop name, shop URL or admin URL. */
export function shopDomain(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^admin\.shopify\.com\/store\//, '')
    .split('/')[0]
  const domain = name?.includes('.') ? name : `${name}.myshopify.com`
  if (!SHOP.test(domain)) throw new MarketError('rejected', 'Not a myshopify.com name', { code: 'shop_domain' })
  return domain
}

/** All parameters except the signature, sorted by name. */
export const signedQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .filter(([name]) => name !== 'hmac' && name !== 'signature')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

export const querySignature = (secret: string, query: Readonly<Record<string, string>>): string =>
  hmacHex(secret, signedQuery(query))

/** Parameters signed by Shopify; ours (`platform`) are not. */
function fromShopify(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'platform'))
}

const isSigned = (app: MarketApp, query: Readonly<Record<string, string>>): boolean =>
  sameText(query.hmac ?? '', querySignature(app.secret, fromShopify(query)))

export function startAuth(app: MarketApp, { state, shop_domain }: AuthStart): string {
  const shop = shopDomain(shop_domain)
  const url = new URL(`${shopUrl({ app }, { shop_domain: shop })}/admin/oauth/authorize`)
  url.search = new URLSearchParams({
    client_id: app.key,
    scope: SCOPES.join(','),
    redirect_uri: app.redirect_uri,
    state,
  }).toString()
  return url.toString()
}

export function readInstall(app: MarketApp, query: Readonly<Record<string, string>>, now: Date) {
  const age_s = now.getTime() / 1000 - Number(query.timestamp)
  if (!isSigned(app, query) || !(Math.abs(age_s) < MAX_AGE_S)) return null
  return { shop_domain: shopDomain(query.shop ?? '') }
}

const Token = z.object({
  access_token: z.string().min(1),
  scope: LooseText,
  expires_in: z.number(),
  refresh_token: z.string().min(1),
  refresh_token_expires_in: z.number(),
})

const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString()

function credentialsOf(token: z.output<typeof Token>, now: Date): Credentials {
  return {
    access_token: token.access_token,
    access_expires_at: later(now, token.expires_in),
    refresh_token: token.refresh_token,
    refresh_expires_at: later(now, token.refresh_token_expires_in),
    extra: { scope: token.scope },
  }
}

async function askToken(conn: MarketConn, shop_domain: string, body: object): Promise<Credentials> {
  const { key, secret } = conn.app
  const answer = await conn.http.send({
    method: 'POST',
    url: `${shopUrl(conn, { shop_domain })}/admin/oauth/access_token`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: key, client_secret: secret, ...body }),
  })
  if (answer.status >= 500) throw new MarketError('temporary', 'Shopify gave no token', { status: answer.status })
  if (answer.status === 429) throw new MarketError('throttled', 'Too many calls', { status: 429, retry_after_ms: 2000 })
  if (answer.status !== 200) {
    const { error = '', error_description = '' } = answer.json<{ error?: string; error_description?: string }>()
    throw new MarketError('revoked', error_description || error || 'No token', { status: answer.status, code: error })
  }
  return credentialsOf(readShape(Token, answer.json()), conn.now())
}

const Shop = z.object({ shop: z.object({ id: z.string(), name: z.string(), currencyCode: z.string() }) })

export async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  if (!isSigned(conn.app, fields)) {
    throw new MarketError('rejected', 'The signature of the answer is wrong', { code: 'signature' })
  }
  const shop_domain = shopDomain(fields.shop ?? '')
  const credentials = await askToken(conn, shop_domain, { code: fields.code ?? '', expiring: 1 })
  const shop = { external_shop_id: shop_domain, shop_domain, region: '' }
  const data = await graph(Object.assign({}, conn, { shop, credentials }), '{ shop { id name currencyCode } }', {})
  const { name, currencyCode } = readShape(Shop, data).shop
  return [{ ...shop, name, currency: currencyCode, credentials }]
}

export const refresh = (conn: StoreConn): Promise<Credentials> =>
  askToken(conn, conn.shop.shop_domain, {
    grant_type: 'refresh_token',
    refresh_token: conn.credentials.refresh_token ?? '',
  })
