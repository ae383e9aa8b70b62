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
import { Decimal, ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { fromSecondsOrNull, later, toSeconds } from '../core/time-formats.ts'
import { publicCall, shopCall, shopeeSign } from './shopee-call.ts'

const REFRESH_S = 30 * 86_400
const PATH = '/api/v2/shop/auth_partner'

const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expire_in: Decimal,
  shop_id_list: z.array(ExternalId).nullish(),
})
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

const getCredentials = (
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

async function getShop(conn: MarketConn, shop_id: string, tokens: z.output<typeof Tokens>): Promise<AuthorisedShop> {
  const shop = { external_shop_id: shop_id, shop_domain: '', region: '' }
  const store = { ...conn, shop, credentials: getCredentials(conn, tokens) }
  const info = readShape(ShopInfo, await shopCall(store, { path: '/api/v2/shop/get_shop_info' }))
  const consent_expires_at = fromSecondsOrNull(info.expire_time) ?? undefined
  return {
    ...shop,
    region: info.region,
    name: info.shop_name || shop_id,
    currency: currencies[info.region] ?? '',
    credentials: getCredentials(conn, tokens, consent_expires_at),
  }
}

/**
 * Sellers from China log in with a main account and authorise all its shops at once. They get one pair of tokens, which
 * each shop then exchanges on its own.
 */
export async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  const { code = '', shop_id = '', main_account_id = '' } = fields
  const partner_id = Number(conn.app.key)
  const who = shop_id ? { shop_id: Number(shop_id) } : { main_account_id: Number(main_account_id) }
  if (!/^\d+$/.test(shop_id || main_account_id))
    throw new MarketError('rejected', 'No shop was authorised', { code: 'no_shop' })
  const answer = await publicCall(conn, { path: '/api/v2/auth/token/get', body: { code, partner_id, ...who } })
  const tokens = readShape(Tokens, answer)
  const ids = shop_id ? [shop_id] : (tokens.shop_id_list ?? [])
  if (ids.length === 0) throw new MarketError('rejected', 'The main account has no shop', { code: 'no_shop' })
  const shops: AuthorisedShop[] = []
  for (const id of ids) shops.push(await getShop(conn, id, tokens))
  return shops
}

export async function refresh(conn: StoreConn): Promise<Credentials> {
  const body = {
    partner_id: Number(conn.app.key),
    refresh_token: conn.credentials.refresh_token ?? '',
    shop_id: Number(conn.shop.external_shop_id),
  }
  const tokens = readShape(Tokens, await publicCall(conn, { path: '/api/v2/auth/access_token/get', body }))
  return getCredentials(conn, tokens, conn.credentials.consent_expires_at)
}
