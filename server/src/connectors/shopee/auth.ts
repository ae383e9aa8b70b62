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
import { Decimal, LooseText, readShape } from '../read-shape.ts'
import { fromSecondsOrNull, later, toSeconds } from '../time-formats.ts'
import { publicCall, shopCall, shopeeSign } from './shopee-call.ts'

const REFRESH_S = 30 * 86_400
const PATH = '/api/v2/shop/auth_partner'

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string(), expire_in: Decimal })
const ShopInfo = z.object({ shop_name: LooseText, region: z.string(), expire_time: Decimal.nullish() })

const currencies: Record<string, string> = {
  SG: 'SGD',
  MY: 'MYR',
  TH: 'THB',
  PH: 'PHP',
  VN: 'VND',
  ID: 'IDR',
  TW: 'TWD',
  BR: 'BRL',
  MX: 'MXN',
}

/** The platform does not return `state`, so it travels in the redirect URL. */
export function startAuth(app: MarketApp, { state }: AuthStart): string {
  const timestamp = String(toSeconds(new Date().toISOString()))
  const query = new URLSearchParams({
    partner_id: app.key,
    timestamp,
    sign: shopeeSign(app.secret, [app.key, PATH, timestamp]),
    redirect: `${app.redirect_uri}?${new URLSearchParams({ state })}`,
  })
  return `${app.hosts.authorize}${PATH}?${query}`
}

const credentialsOf = (
  conn: MarketConn,
  tokens: z.output<typeof Tokens>,
  consent_expires_at?: string,
): Credentials => ({
  access_token: tokens.access_token,
  access_expires_at: later(conn.now(), tokens.expire_in),
  refresh_token: tokens.refresh_token,
  refresh_expires_at: later(conn.now(), REFRESH_S),
  ...(consent_expires_at ? { consent_expires_at } : {}),
  extra: {},
})

export async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  const { code = '', shop_id = '' } = fields
  if (!/^\d+$/.test(shop_id))
    throw new MarketError('rejected', 'Authorise one shop, not a main account', { code: 'no_shop' })
  const tokens = readShape(
    Tokens,
    await publicCall(conn, {
      path: '/api/v2/auth/token/get',
      body: { code, partner_id: Number(conn.app.key), shop_id: Number(shop_id) },
    }),
  )
  const shop = { external_shop_id: shop_id, shop_domain: '', region: '' }
  const store = { ...conn, shop, credentials: credentialsOf(conn, tokens) }
  const info = readShape(ShopInfo, await shopCall(store, { path: '/api/v2/shop/get_shop_info' }))
  const consent_expires_at = fromSecondsOrNull(info.expire_time) ?? undefined
  return [
    {
      ...shop,
      region: info.region,
      name: info.shop_name || shop_id,
      currency: currencies[info.region] ?? '',
      credentials: credentialsOf(conn, tokens, consent_expires_at),
    },
  ]
}

export async function refresh(conn: StoreConn): Promise<Credentials> {
  const body = {
    partner_id: Number(conn.app.key),
    refresh_token: conn.credentials.refresh_token ?? '',
    shop_id: Number(conn.shop.external_shop_id),
  }
  const tokens = readShape(Tokens, await publicCall(conn, { path: '/api/v2/auth/access_token/get', body }))
  return credentialsOf(conn, tokens, conn.credentials.consent_expires_at)
}
