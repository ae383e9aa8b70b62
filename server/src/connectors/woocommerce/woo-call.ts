import { createHmac, randomBytes } from 'node:crypto'
import type { MarketConn, ShopRef, StoreConn } from '../connector.ts'
import type { MarketAnswer, MarketRequest } from '../market-client.ts'
import { MarketError } from '../market-error.ts'

type Method = MarketRequest['method']
export type WooKeys = { readonly consumer_key: string; readonly consumer_secret: string }

interface WooCall {
  readonly method?: Method
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** RFC 3986 escaping, stricter than `encodeURIComponent`. */
export const percent = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** OAuth 1.0a base string: method, URL without query, sorted parameters. */
export function oauthBase(method: string, url: string, params: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(params).map(([name, value]) => `${percent(name)}=${percent(value)}`)
  return [method, percent(url), percent(pairs.sort().join('&'))].join('&')
}

const oauthSignature = (secret: string, base: string): string =>
  createHmac('sha256', `${secret}&`).update(base).digest('base64')

/** The sandbox serves shops below `.test`; any other host is a real site, even in a demo installation. */
export function siteOf({ app }: Pick<MarketConn, 'app'>, { shop_domain }: Pick<ShopRef, 'shop_domain'>): string {
  const template = app.is_sandbox && !/\.test$/.test(shop_domain) ? 'https://{shop}' : app.hosts.api
  return template.replace('{shop}', shop_domain)
}

/** Basic auth over TLS; without TLS every call is signed instead. */
function authorised(
  url: string,
  call: WooCall,
  keys: WooKeys,
  now: Date,
): { url: string; headers: Record<string, string> } {
  const query = call.query ?? {}
  if (url.startsWith('https:')) {
    const basic = Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString('base64')
    const search = new URLSearchParams(query).toString()
    return { url: search ? `${url}?${search}` : url, headers: { authorization: `Basic ${basic}` } }
  }
  const params: Record<string, string> = {
    ...query,
    oauth_consumer_key: keys.consumer_key,
    oauth_nonce: randomBytes(12).toString('hex'),
    oauth_signature_method: 'HMAC-SHA256',
    oauth_timestamp: String(Math.floor(now.getTime() / 1000)),
  }
  params.oauth_signature = oauthSignature(keys.consumer_secret, oauthBase(call.method ?? 'GET', url, params))
  const search = Object.entries(params).map(([name, value]) => `${percent(name)}=${percent(value)}`)
  return { url: `${url}?${search.join('&')}`, headers: {} }
}

function refuse(answer: MarketAnswer): void {
  const { status } = answer
  if (status >= 200 && status < 300) return
  let code = ''
  let message = answer.text.slice(0, 200)
  try {
    const body = answer.json<{ code?: string; message?: string }>()
    code = String(body.code ?? '')
    message = String(body.message ?? message)
  } catch {
    // A proxy or a broken plugin answered; show its text as it is.
  }
  const facts = { status, code, retry_after_ms: Number(answer.headers['retry-after'] ?? 0) * 1000 }
  if (status === 401 || status === 403) throw new MarketError('revoked', message, facts)
  if (status === 404) throw new MarketError('not_found', message, facts)
  if (status === 429) throw new MarketError('throttled', message, facts)
  throw new MarketError(status >= 500 ? 'temporary' : 'rejected', message, facts)
}

export async function wooCallWith(conn: MarketConn, site: string, keys: WooKeys, call: WooCall): Promise<MarketAnswer> {
  const { url, headers } = authorised(site + call.path, call, keys, conn.now())
  const answer = await conn.http.send({
    method: call.method ?? 'GET',
    url,
    headers: { ...headers, ...(call.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  })
  refuse(answer)
  return answer
}

export function wooCall(conn: StoreConn, call: WooCall): Promise<MarketAnswer> {
  const { consumer_key = '', consumer_secret = '' } = conn.credentials.extra
  return wooCallWith(conn, siteOf(conn, conn.shop), { consumer_key, consumer_secret }, call)
}
