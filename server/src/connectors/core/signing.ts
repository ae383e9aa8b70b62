import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { MarketError } from './market-error.ts'

/** Constant-time comparison. Empty texts never match, so an empty secret proves nothing. */
export function sameText(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right)
}

type Params = Readonly<Record<string, string>>

/** Anyone can sign with an empty key, so an empty key is refused. */
function hmac(key: string | Buffer, text: string | Buffer) {
  if (key.length === 0) throw new MarketError('rejected', 'No secret to sign with', { code: 'no_secret' })
  return createHmac('sha256', key).update(text)
}

export const hmacHex = (key: string | Buffer, text: string | Buffer): string => hmac(key, text).digest('hex')

export const hmacBase64 = (key: string | Buffer, text: string | Buffer): string => hmac(key, text).digest('base64')

export const sha256Hex = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

/** `k1v1k2v2…` sorted by name, as several platforms sign. */
export const joinSorted = (params: Params, link = '', between = ''): string =>
  Object.keys(params)
    .sort()
    .map((name) => `${name}${link}${params[name]}`)
    .join(between)
