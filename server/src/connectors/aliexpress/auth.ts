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
import { iopSend } from '../core/iop-call.ts'
import { Decimal, ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { fromMs } from '../core/time-formats.ts'

const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expire_time: Decimal,
  refresh_token_valid_time: Decimal,
  seller_id: ExternalId.nullish(),
  user_id: ExternalId,
  user_nick: LooseText,
})

/** The platform does not return `state`, so it travels in the redirect URL. */
export function startAuth(app: MarketApp, { state }: AuthStart): string {
  const redirect_uri = `${app.redirect_uri}?${new URLSearchParams({ state })}`
  const query = new URLSearchParams({ response_type: 'code', force_auth: 'true', client_id: app.key, redirect_uri })
  return `${app.hosts.authorize}/oauth/authorize?${query}`
}

async function askTokens(conn: MarketConn, path: string, params: Record<string, string>) {
  const url = `${conn.app.hosts.token}/rest${path}`
  return readShape(Tokens, await iopSend(conn, { method: 'POST', url, signed_path: path, params }, new Set()))
}

/** Sellers in China log in with names like `cn1520312360dzer`, and have methods of their own. */
const getHome = (nick: string): Record<string, string> => (/^cn\d/i.test(nick) ? { home: 'CN' } : {})

const getCredentials = (tokens: z.output<typeof Tokens>, extra: Record<string, string>): Credentials => ({
  access_token: tokens.access_token,
  access_expires_at: fromMs(tokens.expire_time),
  refresh_token: tokens.refresh_token,
  refresh_expires_at: fromMs(tokens.refresh_token_valid_time),
  consent_expires_at: fromMs(tokens.refresh_token_valid_time),
  extra,
})

export async function completeAuth(conn: MarketConn, { fields }: AuthAnswer): Promise<AuthorisedShop[]> {
  const tokens = await askTokens(conn, '/auth/token/create', { code: fields.code ?? '' })
  const external_shop_id = tokens.seller_id ?? tokens.user_id
  return [
    {
      external_shop_id,
      shop_domain: '',
      region: '',
      name: tokens.user_nick || external_shop_id,
      currency: 'USD',
      credentials: getCredentials(tokens, getHome(tokens.user_nick)),
    },
  ]
}

export async function refresh(conn: StoreConn): Promise<Credentials> {
  const params = { refresh_token: conn.credentials.refresh_token ?? '' }
  return getCredentials(await askTokens(conn, '/auth/token/refresh', params), { ...conn.credentials.extra })
}
