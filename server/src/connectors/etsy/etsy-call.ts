import type { Credentials, MarketConn, StoreConn } from '../core/connector.ts'
import type { MarketAnswer, MarketRequest } from '../core/market-client.ts'
import { MarketError } from '../core/market-error.ts'
import { retryAfterMs } from '../pace/retry-after.ts'

export interface EtsyCall {
  readonly method?: MarketRequest['method']
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>> | FormData
  /** Sent as a form instead: listings are, inventories and properties are not. */
  readonly form?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>
}

/** The daily quota is used up. */
const NEXT_DAY_MS = 60 * 60 * 1000

/** Every text in a value: errors are a text, a list of texts, or a list of objects with `path` and `message`. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (value === null || typeof value !== 'object') return []
  const { path, message, error } = value as Record<string, unknown>
  const said = textsIn(message ?? error).join(', ')
  return said === '' ? [] : [[...textsIn(path), said].join(': ')]
}

function saidIn(answer: MarketAnswer): { code: string; message: string } {
  try {
    const told = answer.json<Record<string, unknown> | readonly unknown[]>()
    if (Array.isArray(told)) return { code: '', message: textsIn(told).join('; ') }
    const { error, errors, error_description } = told as Record<string, unknown>
    const message = textsIn(error_description ?? errors ?? error).join('; ')
    return { code: typeof error === 'string' ? error : '', message }
  } catch {
    // Their edge sometimes answers in HTML; then the status is enough.
    return { code: '', message: '' }
  }
}

export function refuse(answer: MarketAnswer): void {
  const { status, headers } = answer
  if (status >= 200 && status < 300) return
  const said = saidIn(answer)
  const message = said.message || said.code || `Status ${status}`
  const facts = { status, code: said.code, retry_after_ms: retryAfterMs(answer) }
  if (status === 429) {
    const retry_after_ms = headers['x-remaining-today'] === '0' ? NEXT_DAY_MS : facts.retry_after_ms || 1000
    throw new MarketError('throttled', message, { ...facts, retry_after_ms })
  }
  if (/revoked/i.test(message) || said.code === 'invalid_grant') throw new MarketError('revoked', message, facts)
  if (status === 401) throw new MarketError('expired', message, facts)
  // A scope or an approval of Etsy's is missing: the shop stays connected.
  if (status === 403) throw new MarketError('rejected', message, { ...facts, code: 'missing_rights' })
  if (status === 404) throw new MarketError('not_found', message, facts)
  throw new MarketError(status >= 500 ? 'temporary' : 'rejected', message, facts)
}

const toBody = ({ body, form }: EtsyCall): { body?: string | FormData; type?: string } => {
  if (form) {
    // Etsy wants lists as one text with commas; of repeated fields it takes the last.
    const fields = new URLSearchParams()
    for (const [name, value] of Object.entries(form)) fields.set(name, String(value))
    return { body: fields.toString(), type: 'application/x-www-form-urlencoded' }
  }
  if (body === undefined) return {}
  return body instanceof FormData ? { body } : { body: JSON.stringify(body), type: 'application/json' }
}

export async function etsyCallWith(
  { app, http }: MarketConn,
  { access_token = '' }: Pick<Credentials, 'access_token'>,
  call: EtsyCall,
): Promise<MarketAnswer> {
  const search = new URLSearchParams(call.query).toString()
  const { body, type } = toBody(call)
  const answer = await http.send({
    method: call.method ?? 'GET',
    url: `${app.hosts.api}/v3/application${call.path}${search ? `?${search}` : ''}`,
    headers: {
      authorization: `Bearer ${access_token}`,
      'x-api-key': `${app.key}:${app.secret}`,
      ...(type ? { 'content-type': type } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
  refuse(answer)
  return answer
}

export const etsyCall = (conn: StoreConn, call: EtsyCall): Promise<MarketAnswer> =>
  etsyCallWith(conn, conn.credentials, call)
