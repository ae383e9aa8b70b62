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
import { Decimal, ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { fromSeconds } from '../core/time-formats.ts'
import { signedCall, unwrap } from './tiktok-call.ts'

const SANDBOX_SERVICE = '7431000000000000001'
const currencies: Record<string, string> = {
  US: 'USD',
  GB: 'GBP',
  MY: 'MYR',
  SG: 'SGD',
  TH: 'THB',
  PH: 'PHP',
  VN: 'VND',
  ID: 'IDR',
  MX: 'MXN',
  BR: 'BRL',
  DE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  IE: 'EUR',
  JP: 'JPY',
}

const Tokens = z.object({
  access_token: z.string(),
  access_token_expire_in: Decimal,
  refresh_token: z.string(),
  refresh_token_expire_in: Decimal,
})
const Shops = z.object({
  shops: z.array(z.object({ id: ExternalId, name: LooseText, region: LooseText, cipher: z.string() })),
})

/** Merchants return to the URL set in the app's console, which must equal `redirect_uri`. */
export function startAuth(app: MarketApp, { state }: AuthStart): string {
  const service_id = app.extra.service_id ?? (app.is_sandbox ? SANDBOX_SERVICE : '')
  return `${app.hosts.authorize}/open/authorize?${new URLSearchParams({ service_id, state })}`
}

/** Despite the field names, the reply holds timestamps, not durations. */
const getCredentials = (tokens: z.output<typeof Tokens>, extra: Record<string, string>): Credentials => ({
  access_token: tokens.access_token,
  access_expires_at: fromSeconds(tokens.access_token_expire_in),
  refresh_token: tokens.refresh_token,
  refresh_expires_at: fromSeconds(tokens.refresh_token_expire_in),
  consent_expires_at: fromSeconds(tokens.refresh_token_expire_in),
  extra,
})

async function askTokens({ app, http }: MarketConn, path: string, query: Record<string, string>) {
  const search = new URLSearchParams({ app_key: app.key, app_secret: app.secret, ...query })
  const answer = await http.send({ method: 'GET', url: `${app.hosts.token}${path}?${search}` })
  return readShape(Tokens, unwrap(answer))
}

export async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  const query = { auth_code: fields.code ?? '', grant_type: 'authorized_code' }
  const tokens = await askTokens(conn, '/api/v2/token/get', query)
  const answer = await signedCall(conn, tokens.access_token, { path: '/authorization/202309/shops' })
  return readShape(Shops, answer).shops.map(({ id, name, region, cipher }) => ({
    external_shop_id: id,
    shop_domain: '',
    region,
    name: name || id,
    currency: currencies[region] ?? '',
    credentials: getCredentials(tokens, { shop_cipher: cipher }),
  }))
}

export async function refresh(conn: StoreConn): Promise<Credentials> {
  const query = { refresh_token: conn.credentials.refresh_token ?? '', grant_type: 'refresh_token' }
  return getCredentials(await askTokens(conn, '/api/v2/token/refresh', query), { ...conn.credentials.extra })
}
