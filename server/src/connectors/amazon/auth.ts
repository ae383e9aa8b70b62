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
import { readShape } from '../core/read-shape.ts'
import { amazonCall } from './amazon-call.ts'
import { type AmazonSite, siteByCountry } from './marketplaces.ts'

/** Public apps only. */
const CONSENT_DAYS = 365
const DAY_MS = 86_400_000

function getSite(country: string) {
  const site = siteByCountry(country)
  if (!site) throw new MarketError('rejected', `There is no Amazon site for “${country}”`, { code: 'region' })
  return site
}

export function startAuth(app: MarketApp, { state, region }: AuthStart): string {
  const url = new URL(`${app.hosts.authorize.replace('{region}', getSite(region).console)}/apps/authorize/consent`)
  const query: Record<string, string> = { application_id: app.extra.application_id ?? app.key, state }
  // Country hosts know their country; a shared host needs it as a parameter.
  if (app.is_sandbox) query.country = region
  url.search = new URLSearchParams(query).toString()
  return url.toString()
}

const Token = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1), expires_in: z.number() })

/** Our app, or the private one of a seller who authorised it for their own account. */
interface LwaApp {
  readonly client_id: string
  readonly client_secret: string
}

const lwaApp = (
  { app }: MarketConn,
  { client_id = '', client_secret = '' }: Readonly<Record<string, string>>,
): LwaApp => (client_id ? { client_id, client_secret } : { client_id: app.key, client_secret: app.secret })

async function askToken({ app, http, now }: MarketConn, lwa: LwaApp, form: Record<string, string>) {
  const answer = await http.send({
    method: 'POST',
    url: `${app.hosts.token}/auth/o2/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...form, client_id: lwa.client_id, client_secret: lwa.client_secret }).toString(),
  })
  const { status } = answer
  if (status === 429) throw new MarketError('throttled', 'Too many calls', { status, retry_after_ms: 2000 })
  if (status >= 500) throw new MarketError('temporary', 'Amazon gave no token', { status })
  if (status !== 200) {
    const { error = '', error_description = '' } = answer.json<{ error?: string; error_description?: string }>()
    const kind = error === 'invalid_grant' ? 'revoked' : 'malformed'
    throw new MarketError(kind, error_description || error, { status, code: error })
  }
  const token = readShape(Token, answer.json())
  return { ...token, access_expires_at: new Date(now().getTime() + token.expires_in * 1000).toISOString() }
}

const Participations = z.object({
  payload: z.array(
    z.object({ marketplace: z.object({ id: z.string() }), participation: z.object({ isParticipating: z.boolean() }) }),
  ),
})

/** A pasted token says nothing about the account: it has to sell on the site the seller chose. */
async function requireSite(conn: MarketConn, site: AmazonSite, credentials: Credentials): Promise<void> {
  const shop = { external_shop_id: '', shop_domain: '', region: site.region }
  const path = '/sellers/v1/marketplaceParticipations'
  const answer = await amazonCall({ ...conn, shop, credentials }, { path, rate: 'default' })
  const { payload } = readShape(Participations, answer.json())
  const is_there = payload.some(
    ({ marketplace, participation }) => marketplace.id === site.marketplace_id && participation.isParticipating,
  )
  if (!is_there)
    throw new MarketError('rejected', `This account does not sell on Amazon ${site.country}`, { code: 'region' })
}

const ownKeys = ({ client_id = '', client_secret = '' }: Readonly<Record<string, string>>): Record<string, string> =>
  client_id.trim() ? { client_id: client_id.trim(), client_secret: client_secret.trim() } : {}

/**
 * One store per Amazon site: the seller chose the country, the consent covers its region. Sellers with a private app
 * authorise it for themselves and paste the refresh token.
 */
export async function completeAuth(conn: MarketConn, { fields, region }: AuthAnswer): Promise<AuthorisedShop[]> {
  const site = getSite(region)
  const pasted = (fields.refresh_token ?? '').trim()
  const seller = (fields.selling_partner_id ?? '').trim()
  if (!seller) throw new MarketError('rejected', 'Amazon did not name the seller', { code: 'selling_partner_id' })
  const keys = pasted ? ownKeys(fields) : {}
  const form = pasted
    ? { grant_type: 'refresh_token', refresh_token: pasted }
    : { grant_type: 'authorization_code', code: fields.spapi_oauth_code ?? '' }
  const token = await askToken(conn, lwaApp(conn, keys), form)
  const credentials: Credentials = {
    access_token: token.access_token,
    access_expires_at: token.access_expires_at,
    refresh_token: token.refresh_token,
    // What a seller authorised for themselves is not renewed every year.
    ...(pasted ? {} : { consent_expires_at: new Date(conn.now().getTime() + CONSENT_DAYS * DAY_MS).toISOString() }),
    extra: { seller_id: seller, marketplace_id: site.marketplace_id, country: site.country, ...keys },
  }
  if (pasted) await requireSite(conn, site, credentials)
  return [
    {
      external_shop_id: `${seller}:${site.country}`,
      shop_domain: '',
      region: site.region,
      name: `Amazon ${site.country}`,
      currency: site.currency,
      credentials,
    },
  ]
}

export async function refresh(conn: StoreConn): Promise<Credentials> {
  const { credentials } = conn
  const form = { grant_type: 'refresh_token', refresh_token: credentials.refresh_token ?? '' }
  const { access_token, access_expires_at, refresh_token } = await askToken(conn, lwaApp(conn, credentials.extra), form)
  return { ...credentials, access_token, access_expires_at, refresh_token }
}
