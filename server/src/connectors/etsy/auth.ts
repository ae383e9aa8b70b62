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
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { etsyCallWith, refuse } from './etsy-call.ts'

const SCOPES = 'transactions_r transactions_w listings_r listings_w shops_r'
const REFRESH_DAYS = 90
const DAY_MS = 86_400_000

export function startAuth(app: MarketApp, { state, code_challenge }: AuthStart): string {
  const url = new URL(`${app.hosts.authorize}/oauth/connect`)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: app.key,
    redirect_uri: app.redirect_uri,
    scope: SCOPES,
    state,
    code_challenge,
    code_challenge_method: 'S256',
  }).toString()
  return url.toString()
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number(), refresh_token: z.string().min(1) })

async function askToken({ app, http, now }: MarketConn, form: Record<string, string>): Promise<Credentials> {
  const answer = await http.send({
    method: 'POST',
    url: `${app.hosts.token}/v3/public/oauth/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: app.key, ...form }).toString(),
  })
  refuse(answer)
  const token = readShape(Token, answer.json())
  const at = now().getTime()
  return {
    access_token: token.access_token,
    access_expires_at: new Date(at + token.expires_in * 1000).toISOString(),
    refresh_token: token.refresh_token,
    refresh_expires_at: new Date(at + REFRESH_DAYS * DAY_MS).toISOString(),
    extra: {},
  }
}

const Me = z.object({ user_id: ExternalId, shop_id: ExternalId.nullish() })
const Shop = z.object({ shop_name: z.string(), currency_code: LooseText })

export async function completeAuth(conn: MarketConn, { fields, code_verifier }: AuthAnswer): Promise<AuthorisedShop[]> {
  const credentials = await askToken(conn, {
    grant_type: 'authorization_code',
    redirect_uri: conn.app.redirect_uri,
    code: fields.code ?? '',
    code_verifier,
  })
  const { shop_id } = readShape(Me, (await etsyCallWith(conn, credentials, { path: '/users/me' })).json())
  if (!shop_id) throw new MarketError('rejected', 'This Etsy account has no shop', { code: 'no_shop' })
  const shop = readShape(Shop, (await etsyCallWith(conn, credentials, { path: `/shops/${shop_id}` })).json())
  return [
    {
      external_shop_id: shop_id,
      shop_domain: '',
      region: '',
      name: shop.shop_name,
      currency: shop.currency_code,
      credentials,
    },
  ]
}

export const refresh = (conn: StoreConn): Promise<Credentials> =>
  askToken(conn, { grant_type: 'refresh_token', refresh_token: conn.credentials.refresh_token ?? '' })
