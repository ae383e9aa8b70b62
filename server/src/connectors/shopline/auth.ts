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
import { LooseText, readShape } from '../core/read-shape.ts'
import { hmacHex, joinSorted, sameText } from '../core/signing.ts'
import { shoplineCall } from './shopline-call.ts'

const SCOPES = [
  'read_orders',
  'write_orders',
  'read_products',
  'write_products',
  'read_inventory',
  'write_inventory',
  'read_location',
  'read_store_information',
].join(',')
const Tokens = z.object({
  code: z.int(),
  message: LooseText,
  i18nCode: LooseText,
  data: z.object({ accessToken: z.string(), expireTime: z.string() }).nullish(),
})
const Shop = z.object({ data: z.object({ name: LooseText, currency: LooseText, location_country_code: LooseText }) })

/** Signs the decoded query, not the URL-encoded one. */
export const shoplineQuerySign = (secret: string, query: Readonly<Record<string, string>>): string =>
  hmacHex(secret, joinSorted(query, '=', '&'))

export const shoplineBodySign = (secret: string, body: string, timestamp: string): string =>
  hmacHex(secret, `${body}${timestamp}`)

/** Their console is a single-page app: the query belongs to the fragment. */
export function startAuth(app: MarketApp, { state, shop_domain }: AuthStart): string {
  const query = new URLSearchParams({
    appKey: app.key,
    responseType: 'code',
    scope: SCOPES,
    redirectUri: app.redirect_uri,
    customField: state,
  })
  return `${hostFor(app.hosts.authorize, { shop_domain, region: '' })}/admin/oauth-web/#/oauth/authorize?${query}`
}

async function askToken(
  { app, http, now }: MarketConn,
  shop_domain: string,
  path: string,
  body: string,
): Promise<Credentials> {
  const timestamp = String(now().getTime())
  const answer = await http.send({
    method: 'POST',
    url: `${hostFor(app.hosts.token, { shop_domain, region: '' })}${path}`,
    headers: {
      appkey: app.key,
      timestamp,
      sign: shoplineBodySign(app.secret, body, timestamp),
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === '' ? {} : { body }),
  })
  expectOk(answer)
  const { code, message, i18nCode, data } = readShape(Tokens, answer.json())
  if (code !== 200 || !data) throw new MarketError('revoked', message || 'No token', { code: i18nCode || String(code) })
  return { access_token: data.accessToken, access_expires_at: new Date(data.expireTime).toISOString(), extra: {} }
}

const SIGNED = ['appkey', 'code', 'customField', 'handle', 'lang', 'timestamp']

const getSign = ({ secret }: MarketApp, fields: Readonly<Record<string, string>>): string =>
  shoplineQuerySign(secret, Object.fromEntries(Object.entries(fields).filter(([name]) => SIGNED.includes(name))))

export const signReturn: NonNullable<Connector['signReturn']> = (app, { code = '' }, shop_domain) => {
  const fields = { appkey: app.key, code, handle: shop_domain.split('.')[0] ?? '' }
  return { ...fields, sign: getSign(app, fields) }
}

export async function completeAuth(conn: MarketConn, { fields, shop_domain }: AuthAnswer): Promise<AuthorisedShop[]> {
  const is_genuine = sameText(fields.sign ?? '', getSign(conn.app, fields))
  if (!is_genuine || shop_domain.split('.')[0] !== fields.handle) {
    throw new MarketError('rejected', 'The answer is not signed by the shop that was asked', { code: 'sign' })
  }
  const body = JSON.stringify({ code: fields.code ?? '' })
  const credentials = await askToken(conn, shop_domain, '/admin/oauth/token/create', body)
  const shop = { external_shop_id: shop_domain, shop_domain, region: '' }
  const answer = await shoplineCall({ ...conn, shop, credentials }, { path: 'merchants/shop.json' })
  const { name, currency, location_country_code } = readShape(Shop, answer.json()).data
  return [{ ...shop, region: location_country_code, name: name || shop_domain, currency, credentials }]
}

/** There is no refresh token: the app's own signature is enough while it is installed. */
export const refresh = (conn: StoreConn): Promise<Credentials> =>
  askToken(conn, conn.shop.shop_domain, '/admin/oauth/token/refresh', '')
