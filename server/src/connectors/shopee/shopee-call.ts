import { z } from 'zod'
import type { MarketConn, StoreConn } from '../core/connector.ts'
import type { MarketAnswer } from '../core/market-client.ts'
import { MarketError, type MarketErrorKind } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { hmacHex } from '../core/signing.ts'

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
  error_permission: 'missing_right',
  error_api_permission: 'missing_right',
  shop_no_linked: 'revoked',
  partner_shop_no_link: 'revoked',
  // Labels that are still being made.
  'logistics.package_can_not_print': 'temporary',
  'logistics.download_later': 'temporary',
  'logistics.package_print_failed': 'temporary',
}
const RETRY_MS = 2000

/**
 * A refused token may only be expired; if the refresh is refused too, the seller has to authorise again. A right the app
 * was not given comes under the same code and changes nothing about the seller's permission.
 */
function authKind(message: string, has_token: boolean): MarketErrorKind {
  if (/no permission|restricted/i.test(message)) return 'missing_right'
  return has_token ? 'expired' : 'revoked'
}

function refuse({ status }: MarketAnswer, error: string, message: string, has_token: boolean): never {
  const fallback = status >= 500 ? 'temporary' : status === 429 ? 'throttled' : 'rejected'
  const kind = error === 'error_auth' ? authKind(message, has_token) : (kinds[error] ?? fallback)
  const retry_after_ms = kind === 'throttled' ? RETRY_MS : 0
  throw new MarketError(kind, message || error, { code: error, status, retry_after_ms })
}

interface ShopeeCall {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly form?: FormData
}

type Signed = Readonly<Record<string, string>>

/** `signed` is appended to the signed text and sent as query. */
async function ask({ app, http, now }: MarketConn, call: ShopeeCall, signed: Signed): Promise<MarketAnswer> {
  const timestamp = String(Math.floor(now().getTime() / 1000))
  const sign = shopeeSign(app.secret, [app.key, call.path, timestamp, ...Object.values(signed)])
  const query = new URLSearchParams({ ...call.query, ...signed, partner_id: app.key, timestamp, sign })
  return http.send({
    method: call.body === undefined && !call.form ? 'GET' : 'POST',
    url: `${app.hosts.api}${call.path}?${query}`,
    ...(call.form ? { body: call.form } : {}),
    ...(call.body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(call.body) }),
  })
}

function unwrap(answer: MarketAnswer, has_token: boolean): unknown {
  const body = answer.json()
  const { error, message } = readShape(Envelope, body)
  if (error !== '' || answer.status >= 400) refuse(answer, error, message, has_token)
  return body
}

const send = async (conn: MarketConn, call: ShopeeCall, signed: Signed): Promise<unknown> =>
  unwrap(await ask(conn, call, signed), 'access_token' in signed)

const shopSigned = ({ credentials, shop }: StoreConn): Signed => ({
  access_token: credentials.access_token ?? '',
  shop_id: shop.external_shop_id,
})

export const publicCall = (conn: MarketConn, call: ShopeeCall): Promise<unknown> => send(conn, call, {})

export const shopCall = (conn: StoreConn, call: ShopeeCall): Promise<unknown> => send(conn, call, shopSigned(conn))

/** A file, or JSON that says why there is none. */
export async function fileCall(conn: StoreConn, call: ShopeeCall): Promise<Buffer> {
  const answer = await ask(conn, call, shopSigned(conn))
  if (/json/.test(answer.headers['content-type'] ?? '') || answer.status >= 400) unwrap(answer, true)
  return answer.bytes
}

/** Files belong to the partner, not to a shop, so no token is signed. */
export const uploadCall = (conn: MarketConn, path: string, form: FormData): Promise<unknown> =>
  send(conn, { path, form }, {})
