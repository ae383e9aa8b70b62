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
import { ebayCallWith } from './ebay-call.ts'
import { getSite } from './sites.ts'

const SCOPE = 'https://api.ebay.com/oauth/api_scope'
const SCOPES = [
  SCOPE,
  `${SCOPE}/sell.fulfillment`,
  `${SCOPE}/sell.inventory`,
  `${SCOPE}/sell.account.readonly`,
  `${SCOPE}/commerce.identity.readonly`,
].join(' ')

/** eBay knows our return address by a name, the RuName, which stands for it in both calls. */
const ruName = ({ extra, key }: MarketApp): string => extra.ru_name || key

export function startAuth(app: MarketApp, { state }: AuthStart): string {
  const url = new URL(`${app.hosts.authorize}/oauth2/authorize`)
  url.search = new URLSearchParams({
    client_id: app.key,
    redirect_uri: ruName(app),
    response_type: 'code',
    scope: SCOPES,
    state,
  }).toString()
  return url.toString()
}

const Token = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  refresh_token: z.string().optional(),
  refresh_token_expires_in: z.number().optional(),
})

async function askToken({ app, http, now }: MarketConn, form: Record<string, string>) {
  const answer = await http.send({
    method: 'POST',
    url: `${app.hosts.token}/identity/v1/oauth2/token`,
    headers: {
      authorization: `Basic ${Buffer.from(`${app.key}:${app.secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  })
  const { status } = answer
  if (status === 429) throw new MarketError('throttled', 'Too many calls', { status, retry_after_ms: 60_000 })
  if (status >= 500) throw new MarketError('temporary', 'eBay gave no token', { status })
  if (status !== 200) {
    const { error = '', error_description = '' } = answer.json<{ error?: string; error_description?: string }>()
    const kind = error === 'invalid_grant' ? 'revoked' : 'malformed'
    throw new MarketError(kind, error_description || error, { status, code: error })
  }
  const token = readShape(Token, answer.json())
  const after = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString()
  return { token, access_expires_at: after(token.expires_in), after }
}

const User = z.object({ userId: z.string().min(1), username: LooseText, registrationMarketplaceId: LooseText })

/** The user's own data is on another host than everything else. */
const identityHost = ({ hosts, is_sandbox }: MarketApp): string =>
  is_sandbox ? hosts.api : hosts.api.replace('//api.', '//apiz.')

export async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  const form = { grant_type: 'authorization_code', code: fields.code ?? '', redirect_uri: ruName(conn.app) }
  const { token, access_expires_at, after } = await askToken(conn, form)
  if (!token.refresh_token) throw new MarketError('malformed', 'eBay gave no refresh token', { code: 'refresh_token' })
  const credentials: Credentials = {
    access_token: token.access_token,
    access_expires_at,
    refresh_token: token.refresh_token,
    ...(token.refresh_token_expires_in ? { refresh_expires_at: after(token.refresh_token_expires_in) } : {}),
    extra: {},
  }
  const host = identityHost(conn.app)
  const answer = await ebayCallWith(conn, credentials, 'EBAY_US', { host, path: '/commerce/identity/v1/user/' })
  const { userId, username, registrationMarketplaceId } = readShape(User, answer.json())
  const site = getSite(registrationMarketplaceId)
  return [
    {
      external_shop_id: userId,
      shop_domain: '',
      region: site.marketplace_id,
      name: username || 'eBay',
      currency: site.currency,
      credentials,
    },
  ]
}

/** A token of our app alone, for what belongs to no seller. */
export async function appToken(conn: MarketConn): Promise<string> {
  const { token } = await askToken(conn, { grant_type: 'client_credentials', scope: SCOPE })
  return token.access_token
}

/** The refresh token stays the same, for a year and a half. */
export async function refresh(conn: StoreConn): Promise<Credentials> {
  const { credentials } = conn
  const form = { grant_type: 'refresh_token', refresh_token: credentials.refresh_token ?? '', scope: SCOPES }
  const { token, access_expires_at } = await askToken(conn, form)
  return { ...credentials, access_token: token.access_token, access_expires_at }
}
