import { createHmac, randomBytes } from 'node:crypto'
import { getWords, redirected } from '../core/answer-page.ts'
import type { MarketConn, ShopRef, StoreConn } from '../core/connector.ts'
import type { MarketAnswer, MarketRequest } from '../core/market-client.ts'
import { MarketError, type MarketErrorKind } from '../core/market-error.ts'
import { retryAfterMs } from '../pace/retry-after.ts'
import { plainLine } from './html-text.ts'

type Method = MarketRequest['method']
export type WooKeys = { readonly consumer_key: string; readonly consumer_secret: string }

interface WooCall {
  readonly method?: Method
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly timeout_ms?: number
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
export function getSite({ app }: Pick<MarketConn, 'app'>, { shop_domain }: Pick<ShopRef, 'shop_domain'>): string {
  const [host = ''] = shop_domain.split('/')
  const scheme = app.plain_hosts?.has(host) ? 'http' : 'https'
  const template = isSandboxShop(app, shop_domain) ? app.hosts.api : `${scheme}://{shop}`
  return template.replace('{shop}', shop_domain)
}

export const isSandboxShop = ({ is_sandbox }: Pick<MarketConn['app'], 'is_sandbox'>, shop_domain: string): boolean =>
  is_sandbox && shop_domain.endsWith('.test')

const bare = (host: string): string => host.replace(/^www\./, '')

/**
 * The site that a redirect leads to, if it is the same one: with or without `www.`, and from plain HTTP to TLS. Anything
 * else could send the seller's keys elsewhere.
 */
export function movedSite(site: string, path: string, location: string): string | null {
  if (!URL.canParse(location, site)) return null
  const [from, to] = [new URL(site), new URL(location, site)]
  const is_same = bare(from.hostname) === bare(to.hostname)
  const is_safer = from.protocol === to.protocol || (from.protocol === 'http:' && to.protocol === 'https:')
  const is_port_kept = from.port === to.port || (from.port === '' && to.port === '')
  const folder = to.pathname.replace(/\/+$/, '')
  if (!is_same || !is_safer || !is_port_kept || !folder.endsWith(path.replace(/\/+$/, ''))) return null
  return `${to.origin}${folder.slice(0, folder.length - path.replace(/\/+$/, '').length)}`
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

const NO_RIGHT = /does not have (read|write) permissions/i

/** WordPress names what was wrong; a firewall or a broken plugin answers with a page. */
function getKind(status: number, code: string, message: string): MarketErrorKind {
  if (status === 429) return 'throttled'
  if (status >= 500) return 'temporary'
  if (NO_RIGHT.test(message) || (status === 403 && /^(woocommerce_)?rest_(cannot|forbidden)/.test(code)))
    return 'missing_right'
  if (status === 401) return 'revoked'
  // A firewall before the site, not the site: the keys are as good as before.
  if (status === 403) return code === '' ? 'temporary' : 'revoked'
  // Without its routes the plugin is switched off, e.g. during an update.
  if (status === 404) return code === 'rest_no_route' ? 'temporary' : 'not_found'
  return 'rejected'
}

function refuse(answer: MarketAnswer): void {
  const { status } = answer
  if (status >= 200 && status < 300) return
  let code = ''
  let message = getWords(answer.text)
  try {
    const body = answer.json<{ code?: string; message?: string }>()
    code = String(body.code ?? '')
    message = plainLine(String(body.message ?? message))
  } catch {
    // A proxy or a broken plugin answered; show its text as it is.
  }
  throw new MarketError(getKind(status, code, message), message, { status, code, retry_after_ms: retryAfterMs(answer) })
}

const REDIRECTS = new Set([301, 302, 307, 308])
const MAX_MOVES = 2

interface SiteAnswer {
  readonly answer: MarketAnswer
  /** Where the site really is. */
  readonly site: string
}

export async function wooCallWith(conn: MarketConn, site: string, keys: WooKeys, call: WooCall): Promise<SiteAnswer> {
  let place = site
  for (let moves = 0; ; moves++) {
    const { url, headers } = authorised(place + call.path, call, keys, conn.now())
    const answer = await conn.http.send({
      method: call.method ?? 'GET',
      url,
      headers: { ...headers, ...(call.body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.timeout_ms === undefined ? {} : { timeout_ms: call.timeout_ms }),
    })
    if (REDIRECTS.has(answer.status)) {
      const moved = movedSite(place, call.path, answer.headers.location ?? '')
      if (moved === null || moves >= MAX_MOVES) {
        throw redirected(answer.headers.location ?? '', answer.status)
      }
      place = moved
      continue
    }
    refuse(answer)
    return { answer, site: place }
  }
}

export async function wooCall(conn: StoreConn, call: WooCall): Promise<MarketAnswer> {
  const { consumer_key = '', consumer_secret = '' } = conn.credentials.extra
  const keys = { consumer_key, consumer_secret }
  return (await wooCallWith(conn, getSite(conn, conn.shop), keys, call)).answer
}
