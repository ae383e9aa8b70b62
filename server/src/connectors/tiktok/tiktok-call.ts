import { z } from 'zod'
import type { MarketConn, StoreConn } from '../core/connector.ts'
import type { MarketAnswer, MarketRequest } from '../core/market-client.ts'
import { MarketError, type MarketErrorKind } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { hmacHex, joinSorted } from '../core/signing.ts'

type Params = Readonly<Record<string, string>>

/** Signs path, sorted parameters and body between two copies of the secret; multipart bodies are not signed. */
export const tiktokSign = (secret: string, path: string, params: Params, body: string): string =>
  hmacHex(secret, `${secret}${path}${joinSorted(params)}${body}${secret}`)

const Envelope = z.object({ code: z.int().nullish(), message: LooseText, data: z.unknown().optional() })

const kinds: Record<number, MarketErrorKind> = {
  105001: 'expired',
  105002: 'expired',
  // A right the app was not given; the seller's permission is unchanged.
  105005: 'missing_right',
  106001: 'malformed',
  36004003: 'revoked',
  36004004: 'rejected',
  36004011: 'revoked',
  36009001: 'temporary',
  36009002: 'throttled',
  11027001: 'not_found',
  // Labels that the carrier is still making.
  11034023: 'temporary',
  11034037: 'temporary',
  21023022: 'temporary',
}
const RETRY_MS = 1000

function refuse({ status }: MarketAnswer, code: number, message: string): never {
  // This code covers several errors; only an expired token is worth retrying.
  const is_token = code === 36009004 && /token/i.test(message)
  const fallback = status >= 500 ? 'temporary' : status === 429 ? 'throttled' : 'rejected'
  const kind = is_token ? 'expired' : code === 36009004 ? 'malformed' : (kinds[code] ?? fallback)
  throw new MarketError(kind, message, {
    code: String(code),
    status,
    retry_after_ms: kind === 'throttled' ? RETRY_MS : 0,
  })
}

/** Unwraps the envelope; throws if it reports an error. */
export function unwrap(answer: MarketAnswer): unknown {
  const { code, message, data } = readShape(Envelope, answer.json())
  if (code || answer.status >= 400) refuse(answer, code ?? 0, message)
  return data
}

export interface TiktokCall {
  readonly method?: MarketRequest['method']
  readonly path: string
  readonly query?: Params
  readonly body?: unknown
  readonly form?: FormData
}

export async function signedCall(
  { app, http, now }: MarketConn,
  access_token: string,
  { method, path, query, body, form }: TiktokCall,
): Promise<unknown> {
  const text = body === undefined ? '' : JSON.stringify(body)
  const params = { ...query, app_key: app.key, timestamp: String(Math.floor(now().getTime() / 1000)) }
  const sign = tiktokSign(app.secret, path, params, text)
  const answer = await http.send({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url: `${app.hosts.api}${path}?${new URLSearchParams({ ...params, sign })}`,
    headers: { 'x-tts-access-token': access_token, ...(form ? {} : { 'content-type': 'application/json' }) },
    ...(form ? { body: form } : body === undefined ? {} : { body: text }),
  })
  return unwrap(answer)
}

export const shopCall = (conn: StoreConn, call: TiktokCall): Promise<unknown> =>
  signedCall(conn, conn.credentials.access_token ?? '', {
    ...call,
    query: { ...call.query, shop_cipher: conn.credentials.extra.shop_cipher ?? '' },
  })
