import { createDecipheriv, createHash } from 'node:crypto'
import { z } from 'zod'
import type { MarketConn, StoreConn } from '../core/connector.ts'
import { hostFor } from '../core/market-app.ts'
import { MarketError, type MarketErrorKind } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { joinSorted } from '../core/signing.ts'

type Params = Readonly<Record<string, unknown>>

/** Objects as compact JSON, strings unchanged. */
const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export function temuSign(secret: string, params: Params): string {
  const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, toText(value)]))
  return createHash('md5')
    .update(`${secret}${joinSorted(texts)}${secret}`)
    .digest('hex')
    .toUpperCase()
}

/** Key and IV are both the first sixteen characters of the secret. */
export function temuDecrypt(secret: string, base64: string): string {
  const key = Buffer.from(secret.slice(0, 16))
  const decipher = createDecipheriv('aes-128-cbc', key, key)
  return Buffer.concat([decipher.update(Buffer.from(base64, 'base64')), decipher.final()]).toString('utf8')
}

const Envelope = z.object({
  success: z.boolean().nullish(),
  errorCode: z.int().nullish(),
  errorMsg: LooseText,
  result: z.unknown().optional(),
})

const kinds: Record<number, MarketErrorKind> = {
  // Tokens cannot be refreshed; the seller creates a new one.
  3000034: 'revoked',
  3000032: 'missing_right',
  3000001: 'malformed',
  3000011: 'malformed',
  3000012: 'malformed',
  4000004: 'throttled',
  4000000: 'temporary',
  120011001: 'not_found',
}
const RETRY_MS = 1000
/** Code of an answer in which nothing is wrong. */
const FINE = 1_000_000

/** One URL for all calls, with flat parameters. */
export async function temuCallWith(
  { app, http, now }: MarketConn,
  access_token: string,
  region: string,
  type: string,
  params: Params = {},
): Promise<unknown> {
  const all: Record<string, unknown> = {
    ...params,
    type,
    app_key: app.key,
    access_token,
    data_type: 'JSON',
    version: 'V1',
    timestamp: Math.floor(now().getTime() / 1000),
  }
  const answer = await http.send({
    method: 'POST',
    url: `${hostFor(app.hosts.api, { shop_domain: '', region })}/openapi/router`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...all, sign: temuSign(app.secret, all) }),
  })
  const { success, errorCode, errorMsg, result } = readShape(Envelope, answer.json())
  const is_fine = success ?? [FINE, 0].includes(errorCode ?? 0)
  if (is_fine && answer.status < 400) return result
  const kind =
    kinds[errorCode ?? 0] ?? (answer.status >= 500 ? 'temporary' : answer.status === 429 ? 'throttled' : 'rejected')
  throw new MarketError(kind, errorMsg || `Error ${errorCode ?? answer.status}`, {
    code: String(errorCode ?? ''),
    status: answer.status,
    retry_after_ms: kind === 'throttled' ? RETRY_MS : 0,
  })
}

/** Products of semi-managed shops use another gateway, possibly with another token. */
export const partnerCall = (conn: StoreConn, type: string, params: Params = {}): Promise<unknown> => {
  const { access_token = '', extra } = conn.credentials
  return temuCallWith(conn, extra.partner_token || access_token, 'partner', type, params)
}

export const temuCall = (conn: StoreConn, type: string, params: Params = {}): Promise<unknown> =>
  temuCallWith(conn, conn.credentials.access_token ?? '', conn.shop.region, type, params)
