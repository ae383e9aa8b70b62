import { z } from 'zod'
import type { MarketConn, StoreConn } from '../connector.ts'
import type { MarketAnswer } from '../market-client.ts'
import { MarketError, type MarketErrorKind } from '../market-error.ts'
import { LooseText, readShape } from '../read-shape.ts'
import { hmacHex } from '../signing.ts'

/** The signature covers partner, path and time, plus token and shop if present; never the body. */
export const shopeeSign = (partner_key: string, parts: readonly (string | number)[]): string =>
  hmacHex(partner_key, parts.join(''))

const Envelope = z.object({ error: LooseText, message: LooseText })

const kinds: Record<string, MarketErrorKind> = {
  // Their spelling.
  invalid_acceess_token: 'expired',
  invalid_access_token: 'expired',
  error_sign: 'malformed',
  error_rate_limit: 'throttled',
  error_limit: 'throttled',
  error_server: 'temporary',
  error_network: 'temporary',
  error_inner: 'temporary',
  error_param: 'rejected',
  error_not_found: 'not_found',
  'order.order_not_found': 'not_found',
}
const RETRY_MS = 2000

/** A refused token may only be expired; if the refresh is refused too, the seller has to authorise again. */
const authKind = (has_token: boolean): MarketErrorKind => (has_token ? 'expired' : 'revoked')

function refuse({ status }: MarketAnswer, error: string, message: string, has_token: boolean): never {
  const fallback = status >= 500 ? 'temporary' : status === 429 ? 'throttled' : 'rejected'
  const kind = error === 'error_auth' ? authKind(has_token) : (kinds[error] ?? fallback)
  const retry_after_ms = kind === 'throttled' ? RETRY_MS : 0
  throw new MarketError(kind, message || error, { code: error, status, retry_after_ms })
}

interface ShopeeCall {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly form?: FormData
}

/** `signed` is appended to the signed text and sent as query. */
async function send(
  { app, http, now }: MarketConn,
  call: ShopeeCall,
  signed: Readonly<Record<string, string>>,
): Promise<unknown> {
  const timestamp = String(Math.floor(now().getTime() / 1000))
  const sign = shopeeSign(app.secret, [app.key, call.path, timestamp, ...Object.values(signed)])
  const query = new URLSearchParams({ ...call.query, ...signed, partner_id: app.key, timestamp, sign })
  const answer = await http.send({
    method: call.body === undefined && !call.form ? 'GET' : 'POST',
    url: `${app.hosts.api}${call.path}?${query}`,
    ...(call.form ? { body: call.form } : {}),
    ...(call.body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(call.body) }),
  })
  const body = answer.json()
  const { error, message } = readShape(Envelope, body)
  if (error !== '' || answer.status >= 400) refuse(answer, error, message, 'access_token' in signed)
  return body
}

export const publicCall = (conn: MarketConn, call: ShopeeCall): Promise<unknown> => send(conn, call, {})

export const shopCall = (conn: StoreConn, call: ShopeeCall): Promise<unknown> =>
  send(conn, call, {
    access_token: conn.credentials.access_token ?? '',
    shop_id: conn.shop.external_shop_id,
  })

/** Files belong to the partner, not to a shop, so no token is signed. */
export const uploadCall = (conn: MarketConn, path: string, form: FormData): Promise<unknown> =>
  send(conn, { path, form }, {})
