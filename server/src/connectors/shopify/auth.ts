import { z } from 'zod'
import type {
  AuthAnswer,
  AuthorisedShop,
  AuthStart,
  Credentials,
  MarketApp,
  MarketConn,
  StoreConn,
} from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { hmacHex, sameText } from '../core/signing.ts'
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
  'read_publications',
  'write_publications',
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

/** The right to write includes the right to read, and Shopify then names only the first. */
export const missingScopes = (granted: readonly string[]): string[] =>
  SCOPES.filter((scope) => !granted.includes(scope) && !granted.includes(scope.replace(/^read_/, 'write_')))

function requireScopes(granted: readonly string[]): void {
  const missing = missingScopes(granted)
  if (missing.length === 0) return
  throw new MarketError('rejected', `The app lacks these scopes: ${missing.join(', ')}`, { code: 'scope_missing' })
}

const scopesIn = (text: string): string[] => text.split(/[,\s]+/).filter(Boolean)

const Token = z.object({
  access_token: z.string().min(1),
  scope: LooseText,
  expires_in: z.number(),
  /** Absent where the app's own id and secret are enough for the next token. */
  refresh_token: z.string().min(1).optional(),
  refresh_token_expires_in: z.number().optional(),
})

const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString()

function getCredentials(token: z.output<typeof Token>, now: Date): Credentials {
  return {
    access_token: token.access_token,
    access_expires_at: later(now, token.expires_in),
    ...(token.refresh_token === undefined ? {} : { refresh_token: token.refresh_token }),
    ...(token.refresh_token_expires_in === undefined
      ? {}
      : { refresh_expires_at: later(now, token.refresh_token_expires_in) }),
    extra: { scope: token.scope },
  }
}

type Client = Pick<MarketApp, 'key' | 'secret'>

async function askToken(
  conn: MarketConn,
  shop_domain: string,
  body: object,
  { key, secret }: Client = conn.app,
): Promise<Credentials> {
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
  return getCredentials(readShape(Token, answer.json()), conn.now())
}

const Shop = z.object({ shop: z.object({ id: z.string(), name: z.string(), currencyCode: z.string() }) })
const Installation = z.object({
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
})

async function authorised(
  conn: MarketConn,
  shop_domain: string,
  credentials: Credentials,
  granted: (store: StoreConn) => Promise<readonly string[]>,
): Promise<AuthorisedShop[]> {
  const shop = { external_shop_id: shop_domain, shop_domain, region: '' }
  const store: StoreConn = Object.assign({}, conn, { shop, credentials })
  requireScopes(await granted(store))
  const { name, currencyCode } = readShape(
    Shop,
    await graph(store, 'query Shop { shop { id name currencyCode } }', {}),
  ).shop
  return [{ ...shop, name, currency: currencyCode, credentials }]
}

/** The token Shopify shows once for an app made in the shop's own settings. It does not expire. */
const TOKEN = /^shp(at|ca|pa)_[A-Za-z0-9]+$/
const RIGHTS = 'query Rights { currentAppInstallation { accessScopes { handle } } }'

async function withToken(conn: MarketConn, shop_domain: string, access_token: string): Promise<AuthorisedShop[]> {
  if (!TOKEN.test(access_token))
    throw new MarketError('rejected', 'An Admin API token begins with shpat_', { code: 'token_form' })
  return authorised(conn, shop_domain, { access_token, extra: { own_app: 'token' } }, async (store) =>
    readShape(Installation, await graph(store, RIGHTS, {})).currentAppInstallation.accessScopes.map(
      ({ handle }) => handle,
    ),
  )
}

/** An app the seller made for their own shop: its id and secret are exchanged for tokens that last a day. */
async function ownAppToken(
  conn: MarketConn,
  shop_domain: string,
  { client_id = '', client_secret = '' }: Readonly<Record<string, string>>,
): Promise<Credentials> {
  const client = { key: client_id.trim(), secret: client_secret.trim() }
  const credentials = await askToken(conn, shop_domain, { grant_type: 'client_credentials' }, client)
  const own = { own_app: 'client', client_id: client.key, client_secret: client.secret }
  return { ...credentials, extra: Object.assign({}, credentials.extra, own) }
}

async function completePasted(conn: MarketConn, { fields, shop_domain }: AuthAnswer): Promise<AuthorisedShop[]> {
  const shop = shopDomain(shop_domain)
  if (fields.access_token) return withToken(conn, shop, fields.access_token.trim())
  if (!fields.client_id || !fields.client_secret)
    throw new MarketError('rejected', 'Enter a token, or the client id and secret of your app', {
      code: 'keys_missing',
    })
  const credentials = await ownAppToken(conn, shop, fields)
  return authorised(conn, shop, credentials, async () => scopesIn(credentials.extra.scope ?? ''))
}

export async function completeAuth(conn: MarketConn, answer: AuthAnswer): Promise<AuthorisedShop[]> {
  const { fields } = answer
  if (fields.access_token || fields.client_id) return completePasted(conn, answer)
  if (!isSigned(conn.app, fields)) {
    throw new MarketError('rejected', 'The signature of the answer is wrong', { code: 'signature' })
  }
  const shop_domain = shopDomain(fields.shop ?? '')
  const credentials = await askToken(conn, shop_domain, { code: fields.code ?? '', expiring: 1 })
  return authorised(conn, shop_domain, credentials, async () => scopesIn(credentials.extra.scope ?? ''))
}

/** Events of an app of the seller's own are signed with a secret we may not have: such shops are polled. */
export const isOwnApp = ({ credentials }: StoreConn): boolean => credentials.extra.own_app !== undefined

export async function refresh(conn: StoreConn): Promise<Credentials> {
  const { extra, refresh_token = '' } = conn.credentials
  const { shop_domain } = conn.shop
  if (extra.own_app === 'client') return ownAppToken(conn, shop_domain, extra)
  if (extra.own_app === 'token')
    throw new MarketError('revoked', 'The token was deleted in the shop', { code: 'token_deleted' })
  return askToken(conn, shop_domain, { grant_type: 'refresh_token', refresh_token })
}
