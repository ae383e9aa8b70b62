import { z } from 'zod'
import { getWords, redirected } from '../../core/answer-page.ts'
import type { MarketConn, StoreConn } from '../../core/connector.ts'
import type { MarketAnswer, MarketRequest } from '../../core/market-client.ts'
import { MarketError, type MarketErrorKind } from '../../core/market-error.ts'
import { readShape } from '../../core/read-shape.ts'
import { retryAfterMs } from '../../pace/retry-after.ts'
import { plainLine } from '../../woocommerce/html-text.ts'
import { getSite, movedSite } from '../../woocommerce/woo-call.ts'

interface PsCall {
  readonly method?: MarketRequest['method']
  /** Below the shop's address, e.g. `/api/orders`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** XML, or a file. */
  readonly body?: string | FormData
  readonly timeout_ms?: number
}

const Faults = z.object({
  errors: z.array(z.object({ code: z.union([z.string(), z.number()]).nullish(), message: z.string().nullish() })),
})

/** Numbers of the webservice: no such resource or method for this key. */
const NO_RIGHT = new Set(['25', '26', '132'])

function getKind(status: number, code: string): MarketErrorKind {
  if (status === 429) return 'throttled'
  if (NO_RIGHT.has(code)) return 'missing_right'
  // Also what a shop in maintenance or with its webservice switched off answers.
  if (status >= 500) return 'temporary'
  if (status === 401) return 'revoked'
  // A firewall before the shop, not the shop: the key is as good as before.
  if (status === 403) return 'temporary'
  return status === 404 ? 'not_found' : 'rejected'
}

function faultIn(answer: MarketAnswer): { code: string; message: string } {
  try {
    const [first] = Faults.parse(answer.json()).errors
    return { code: String(first?.code ?? ''), message: plainLine(first?.message ?? '') }
  } catch {
    // XML from the overview, or a page of a proxy.
    const [, code = ''] = /<code><!\[CDATA\[(\d+)\]\]>/.exec(answer.text) ?? []
    const [, message = getWords(answer.text)] = /<message><!\[CDATA\[(.*?)\]\]>/s.exec(answer.text) ?? []
    return { code, message: plainLine(message) }
  }
}

function refuse(answer: MarketAnswer): void {
  const { status } = answer
  if (status >= 200 && status < 300) return
  const { code, message } = faultIn(answer)
  throw new MarketError(getKind(status, code), message, { status, code, retry_after_ms: retryAfterMs(answer) })
}

const REDIRECTS = new Set([301, 302, 307, 308])
const MAX_MOVES = 2

/** The key is the user name of Basic authentication, without a password. */
export async function psCallWith(
  conn: MarketConn,
  site: string,
  key: string,
  call: PsCall,
): Promise<{ answer: MarketAnswer; site: string }> {
  const search = call.query ? `?${new URLSearchParams(call.query)}` : ''
  const headers: Record<string, string> = { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }
  if (typeof call.body === 'string') headers['content-type'] = 'text/xml; charset=utf-8'
  let place = site
  for (let moves = 0; ; moves++) {
    const answer = await conn.http.send({
      method: call.method ?? 'GET',
      url: `${place}${call.path}${search}`,
      headers,
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.timeout_ms === undefined ? {} : { timeout_ms: call.timeout_ms }),
    })
    if (!REDIRECTS.has(answer.status)) {
      refuse(answer)
      return { answer, site: place }
    }
    const to = answer.headers.location ?? ''
    const moved = movedSite(place, call.path, to)
    if (moved === null || moves >= MAX_MOVES) {
      throw redirected(to, answer.status)
    }
    place = moved
  }
}

export const psSite = (conn: StoreConn): string => getSite(conn, conn.shop)

/** Answered in XML: pictures have no answer in JSON. */
export async function psXmlCall(conn: StoreConn, call: PsCall): Promise<MarketAnswer> {
  const { ws_key = '' } = conn.credentials.extra
  return (await psCallWith(conn, psSite(conn), ws_key, call)).answer
}

export const psCall = (conn: StoreConn, call: PsCall): Promise<MarketAnswer> =>
  psXmlCall(conn, { ...call, query: { ...call.query, output_format: 'JSON' } })

/** A list under the name of its resource; a bare `[]` if nothing was found. */
export function rowsIn<S extends z.ZodType>(shape: S, resource: string, answer: unknown): z.output<S>[] {
  if (Array.isArray(answer) && answer.length === 0) return []
  const told = readShape(z.record(z.string(), z.array(z.unknown())), answer)
  // A few resources answer under the name of their table.
  const rows = told[resource] ?? Object.values(told)[0] ?? []
  // An odd row concerns only the orders that point at it.
  return rows.flatMap((row) => {
    const read = shape.safeParse(row)
    return read.success ? [read.data] : []
  })
}

/** The webservice reads a list of values as one filter. */
export const anyOf = (values: Iterable<string>): string => `[${[...values].join('|')}]`

/** Nothing is pointed at by 0 and by the empty text. */
const isId = (id: string): boolean => id !== '' && id !== '0'

/** All rows of a resource whose `field` is among these ids, in one call. */
export async function rowsWith<S extends z.ZodType>(
  conn: StoreConn,
  resource: string,
  { shape, display, field = 'id', ids }: { shape: S; display: string; field?: string; ids: readonly string[] },
): Promise<z.output<S>[]> {
  const wanted = new Set(ids.filter(isId))
  if (wanted.size === 0) return []
  const query = { display, [`filter[${field}]`]: anyOf(wanted) }
  return rowsIn(shape, resource, (await psCall(conn, { path: `/api/${resource}`, query })).json())
}
