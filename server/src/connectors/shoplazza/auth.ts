import { z } from 'zod'
import type {
  AuthAnswer,
  AuthorisedShop,
  AuthStart,
  Connector,
  Credentials,
  MarketApp,
  MarketConn,
  StoreConn,
} from '../core/connector.ts'
import { hostFor } from '../core/market-app.ts'
import { expectOk } from '../core/market-client.ts'
import { MarketError } from '../core/market-error.ts'
import { Decimal, ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { hmacHex, sameText } from '../core/signing.ts'
import { fromSeconds } from '../core/time-formats.ts'
import { shoplazzaCall } from './shoplazza-call.ts'

const SCOPES = 'read_order write_order read_product write_product read_shop'
const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: Decimal,
  store_id: ExternalId,
  store_name: LooseText,
})
const Shop = z.object({ shop: z.object({ name: LooseText, currency: LooseText, country_code: LooseText }) })

/** The signature in the redirect URL. */
export function shoplazzaHmac(secret: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).filter(([name]) => name !== 'hmac')
  const encoded = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return hmacHex(secret, encoded.sort().join('&'))
}

export function startAuth(app: MarketApp, { state, shop_domain }: AuthStart): string {
  const query = new URLSearchParams({
    client_id: app.key,
    scope: SCOPES,
    redirect_uri: app.redirect_uri,
    response_type: 'code',
    state,
  })
  return `${hostFor(app.hosts.authorize, { shop_domain, region: '' })}/admin/oauth/authorize?${query}`
}

const getCredentials = (tokens: z.output<typeof Tokens>): Credentials => ({
  access_token: tokens.access_token,
  access_expires_at: fromSeconds(tokens.expires_at),
  refresh_token: tokens.refresh_token,
  extra: {},
})

async function askTokens({ app, http }: MarketConn, shop_domain: string, fields: Record<string, string>) {
  const form = new URLSearchParams({
    client_id: app.key,
    client_secret: app.secret,
    redirect_uri: app.redirect_uri,
    ...fields,
  })
  const answer = await http.send({
    method: 'POST',
    url: `${hostFor(app.hosts.token, { shop_domain, region: '' })}/admin/oauth/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })
  const is_refused = answer.status >= 400 && answer.status < 500 && answer.status !== 429
  if (is_refused)
    throw new MarketError('revoked', answer.text.slice(0, 200), { status: answer.status, code: 'invalid_grant' })
  expectOk(answer)
  return readShape(Tokens, answer.json())
}

/** Only the fields the platform added; ours are not signed. */
const signedFields = ({ code, shop, state, store_id }: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries({ code, shop, state, store_id }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>

export const signReturn: NonNullable<Connector['signReturn']> = ({ secret }, fields) => ({
  ...fields,
  hmac: shoplazzaHmac(secret, signedFields(fields)),
})

export async function completeAuth(conn: MarketConn, { fields, shop_domain }: AuthAnswer): Promise<AuthorisedShop[]> {
  const is_genuine = sameText(fields.hmac ?? '', shoplazzaHmac(conn.app.secret, signedFields(fields)))
  if (!is_genuine || fields.shop !== shop_domain) {
    throw new MarketError('rejected', 'The answer is not signed by the shop that was asked', { code: 'hmac' })
  }
  const tokens = await askTokens(conn, shop_domain, { grant_type: 'authorization_code', code: fields.code ?? '' })
  const credentials = getCredentials(tokens)
  const shop = { external_shop_id: shop_domain, shop_domain, region: '' }
  const found = readShape(Shop, await shoplazzaCall({ ...conn, shop, credentials }, { path: '/shop' })).shop
  return [
    {
      ...shop,
      region: found.country_code,
      name: found.name || tokens.store_name,
      currency: found.currency,
      credentials,
    },
  ]
}

export async function refresh(conn: StoreConn): Promise<Credentials> {
  const fields = { grant_type: 'refresh_token', refresh_token: conn.credentials.refresh_token ?? '' }
  return getCredentials(await askTokens(conn, conn.shop.shop_domain, fields))
}
