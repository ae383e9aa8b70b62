import { createHmac, randomBytes } from 'node:crypto'
import { getWords, redirected } from '../core/answer-page.ts'
import type { MarketConn, StoreConn } from '../core/connector.ts'
import type { MarketAnswer, MarketRequest } from '../core/market-client.ts'
import { MarketError, type MarketErrorKind } from '../core/market-error.ts'
import { retryAfterMs } from '../pace/retry-after.ts'
import { getSite, movedSite, oauthBase, percent } from '../woocommerce/woo-call.ts'

/** The four values that Magento shows when an integration is activated. */
export interface MagentoKeys {
  readonly consumer_key: string
  readonly consumer_secret: string
  readonly oauth_token: string
  readonly oauth_token_secret: string
}

type Query = Readonly<Record<string, string>>

interface MagentoCall {
  readonly method?: MarketRequest['method']
  readonly path: string
  readonly query?: Query
  readonly body?: unknown
  readonly timeout_ms?: number
}

interface Search {
  readonly filters: readonly (readonly [field: string, condition: string, value: string])[]
  readonly sort?: readonly string[]
  readonly page_size: number
  readonly page?: number
}

/** Each filter is a group of its own: groups are joined by AND. */
export function searchQuery({ filters, sort = [], page_size, page = 1 }: Search): Query {
  const conditions = filters.flatMap(([field, condition_type, value], at) => {
    const name = `searchCriteria[filter_groups][${at}][filters][0]`
    return [
      [`${name}[field]`, field],
      [`${name}[value]`, value],
      [`${name}[condition_type]`, condition_type],
    ]
  })
  const orders = sort.flatMap((field, at) => [
    [`searchCriteria[sortOrders][${at}][field]`, field],
    [`searchCriteria[sortOrders][${at}][direction]`, 'ASC'],
  ])
  return {
    ...Object.fromEntries([...conditions, ...orders]),
    'searchCriteria[pageSize]': String(page_size),
    'searchCriteria[currentPage]': String(page),
  }
}

const pairs = (values: Query, quote = ''): string[] =>
  Object.entries(values).map(([name, value]) => `${percent(name)}=${quote}${percent(value)}${quote}`)

/** OAuth 1.0a with both secrets. The signature covers the query; a JSON body is not part of it. */
export function authorisation(method: string, url: string, query: Query, keys: MagentoKeys, own: Query): string {
  const oauth: Record<string, string> = {
    oauth_consumer_key: keys.consumer_key,
    oauth_nonce: own.nonce ?? '',
    oauth_signature_method: 'HMAC-SHA256',
    oauth_timestamp: own.timestamp ?? '',
    oauth_token: keys.oauth_token,
    oauth_version: '1.0',
  }
  const secret = `${percent(keys.consumer_secret)}&${percent(keys.oauth_token_secret)}`
  const base = oauthBase(method, url, { ...query, ...oauth })
  oauth.oauth_signature = createHmac('sha256', secret).update(base).digest('base64')
  return `OAuth ${pairs(oauth, '"').join(',')}`
}

const NO_RIGHT = /(isn't|is not) authorized to access/i
const NO_ROUTE = /does not match any route/i

/** A call without the right for it and one with wrong keys are both answered with 401. */
function getKind(status: number, message: string, is_magento: boolean): MarketErrorKind {
  if (status === 429) return 'throttled'
  if (status >= 500) return 'temporary'
  if (NO_RIGHT.test(message)) return 'missing_right'
  // A firewall before the shop, not the shop: the keys are as good as before.
  if ((status === 401 || status === 403) && !is_magento) return 'temporary'
  if (status === 401 || status === 403) return 'revoked'
  if (status === 404) return NO_ROUTE.test(message) || !is_magento ? 'temporary' : 'not_found'
  return 'rejected'
}

/** Magento keeps the values beside the text: `%1` in a list, `%fieldName` in an object. */
function filledIn(message: string, parameters: unknown): string {
  if (Array.isArray(parameters))
    return message.replace(/%(\d+)/g, (whole, at: string) => String(parameters[Number(at) - 1] ?? whole))
  if (parameters === null || typeof parameters !== 'object') return message
  return message.replace(/%(\w+)/g, (whole, name: string) => String(Reflect.get(parameters, name) ?? whole))
}

function refuse(answer: MarketAnswer): void {
  const { status } = answer
  if (status >= 200 && status < 300) return
  let message = getWords(answer.text)
  let is_magento = false
  try {
    const body = answer.json<{ message?: unknown; parameters?: unknown }>()
    is_magento = typeof body.message === 'string'
    if (is_magento) message = filledIn(String(body.message), body.parameters)
  } catch {
    // A proxy or a page of the shop answered; show its text as it is.
  }
  throw new MarketError(getKind(status, message, is_magento), message, { status, retry_after_ms: retryAfterMs(answer) })
}

const REDIRECTS = new Set([301, 302, 307, 308])
const MAX_MOVES = 2

interface SiteAnswer {
  readonly answer: MarketAnswer
  /** Where the site really is. */
  readonly site: string
}

/** A redirect is signed again for its new address, and followed to the same site only. */
export async function magentoCallWith(
  conn: MarketConn,
  site: string,
  keys: MagentoKeys,
  { method = 'GET', path, query = {}, body, timeout_ms }: MagentoCall,
): Promise<SiteAnswer> {
  let place = site
  for (let moves = 0; ; moves++) {
    const own = {
      nonce: randomBytes(16).toString('hex'),
      timestamp: String(Math.floor(conn.now().getTime() / 1000)),
    }
    const search = pairs(query).join('&')
    const answer = await conn.http.send({
      method,
      url: `${place}${path}${search ? `?${search}` : ''}`,
      headers: {
        authorization: authorisation(method, place + path, query, keys, own),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(timeout_ms === undefined ? {} : { timeout_ms }),
    })
    if (!REDIRECTS.has(answer.status)) {
      refuse(answer)
      return { answer, site: place }
    }
    const location = answer.headers.location ?? ''
    const moved = movedSite(place, path, location)
    if (moved === null || moves >= MAX_MOVES) {
      throw redirected(location, answer.status)
    }
    place = moved
  }
}

export async function magentoCall(conn: StoreConn, call: MagentoCall): Promise<MarketAnswer> {
  const { consumer_key = '', consumer_secret = '', oauth_token = '', oauth_token_secret = '' } = conn.credentials.extra
  const keys = { consumer_key, consumer_secret, oauth_token, oauth_token_secret }
  return (await magentoCallWith(conn, getSite(conn, conn.shop), keys, call)).answer
}
