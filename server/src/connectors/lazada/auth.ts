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
import { later } from '../core/time-formats.ts'
import { shopCall, tokenCall } from './lazada-call.ts'

const currencies: Record<string, string> = { SG: 'SGD', TH: 'THB', MY: 'MYR', VN: 'VND', PH: 'PHP', ID: 'IDR' }

const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: Decimal,
  refresh_expires_in: Decimal,
  country_user_info: z.array(z.object({ country: z.string(), seller_id: ExternalId, short_code: LooseText })).nullish(),
})
const Seller = z.object({ data: z.object({ name: LooseText }) })

export function startAuth(app: MarketApp, { state }: AuthStart): string {
  const query = new URLSearchParams({
    response_type: 'code',
    force_auth: 'true',
    redirect_uri: app.redirect_uri,
    client_id: app.key,
    state,
  })
  return `${app.hosts.authorize}/oauth/authorize?${query}`
}

/** A refresh never extends the refresh token: when that expires, the seller has to consent again. */
const getCredentials = (conn: MarketConn, tokens: z.output<typeof Tokens>): Credentials => ({
  access_token: tokens.access_token,
  access_expires_at: later(conn.now(), tokens.expires_in),
  refresh_token: tokens.refresh_token,
  refresh_expires_at: later(conn.now(), tokens.refresh_expires_in),
  consent_expires_at: later(conn.now(), tokens.refresh_expires_in),
  extra: {},
})

/** One authorisation may cover shops in several countries. */
export async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  const tokens = readShape(Tokens, await tokenCall(conn, '/auth/token/create', { code: fields.code ?? '' }))
  const credentials = getCredentials(conn, tokens)
  const shops: AuthorisedShop[] = []
  for (const { country, seller_id, short_code } of tokens.country_user_info ?? []) {
    const shop = { external_shop_id: seller_id, shop_domain: '', region: country.toUpperCase() }
    const { name } = readShape(Seller, await shopCall({ ...conn, shop, credentials }, 'GET', '/seller/get')).data
    shops.push({ ...shop, name: name || short_code, currency: currencies[shop.region] ?? '', credentials })
  }
  return shops
}

export async function refresh(conn: StoreConn): Promise<Credentials> {
  const params = { refresh_token: conn.credentials.refresh_token ?? '' }
  return getCredentials(conn, readShape(Tokens, await tokenCall(conn, '/auth/token/refresh', params)))
}
