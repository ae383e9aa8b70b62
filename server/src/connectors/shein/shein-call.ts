import { createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { MarketConn, StoreConn } from '../core/connector.ts'
import { MarketError, type MarketErrorKind } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { hmacHex } from '../core/signing.ts'

const IV = 'space-station-de'

/** Base64 of the hex digest, not of its bytes. */
export const sheinSign = (secret: string, random: string, id: string, timestamp: string, path: string): string =>
  random + Buffer.from(hmacHex(secret + random, `${id}&${timestamp}&${path}`)).toString('base64')

export function sheinDecrypt(app_secret: string, base64: string): string {
  const decipher = createDecipheriv('aes-128-cbc', Buffer.from(app_secret).subarray(0, 16), Buffer.from(IV))
  return Buffer.concat([decipher.update(Buffer.from(base64, 'base64')), decipher.final()]).toString('utf8')
}

const Envelope = z.object({
  code: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((code) => String(code ?? '0')),
  msg: LooseText,
  info: z.unknown().optional(),
})

/** Rejected keys: the merchant has to authorise again. */
const kinds: Record<string, MarketErrorKind> = {
  openapi00003: 'revoked',
  openapi00004: 'revoked',
  openapi00005: 'rejected',
  openapi00007: 'malformed',
  order00001: 'not_found',
}
const RETRY_MS = 1000

interface Signer {
  readonly header: 'x-lt-openKeyId' | 'x-lt-appid'
  readonly id: string
  readonly secret: string
}

/** `json` is sent verbatim: it holds ids above 2^53 as numbers, which `JSON.stringify` cannot write. */
async function send({ app, http, now }: MarketConn, signer: Signer, path: string, json: string): Promise<unknown> {
  const timestamp = String(now().getTime())
  const random = randomBytes(4).toString('hex').slice(0, 5)
  const answer = await http.send({
    method: 'POST',
    url: `${app.hosts.api}${path}`,
    headers: {
      'content-type': 'application/json',
      [signer.header]: signer.id,
      'x-lt-timestamp': timestamp,
      'x-lt-signature': sheinSign(signer.secret, random, signer.id, timestamp, path),
    },
    body: json,
  })
  const { code, msg, info } = readShape(Envelope, answer.json())
  if (code === '0' && answer.status < 400) return info
  const kind = kinds[code] ?? (answer.status === 429 ? 'throttled' : answer.status >= 500 ? 'temporary' : 'rejected')
  throw new MarketError(kind, msg || code, {
    code,
    status: answer.status,
    retry_after_ms: kind === 'throttled' ? RETRY_MS : 0,
  })
}

export const appCall = (conn: MarketConn, path: string, body: unknown): Promise<unknown> =>
  send(conn, { header: 'x-lt-appid', id: conn.app.key, secret: conn.app.secret }, path, JSON.stringify(body))

export const shopCallJson = (conn: StoreConn, path: string, json: string): Promise<unknown> => {
  const { open_key_id = '', secret_key = '' } = conn.credentials.extra
  return send(conn, { header: 'x-lt-openKeyId', id: open_key_id, secret: secret_key }, path, json)
}

export const shopCall = (conn: StoreConn, path: string, body: unknown): Promise<unknown> =>
  shopCallJson(conn, path, JSON.stringify(body))
