import { createHmac } from 'node:crypto'

/** Lower-case hex HMAC-SHA256 over the parts joined without a separator. */
export const shopeeSign = (partner_key: string, parts: readonly string[]): string =>
  createHmac('sha256', partner_key).update(parts.join('')).digest('hex')

export const shopeePushSign = (push_key: string, url: string, body: string): string =>
  createHmac('sha256', push_key).update(`${url}|${body}`).digest('hex')
