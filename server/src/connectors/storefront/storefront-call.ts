import type { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { hostFor } from '../core/market-app.ts'
import { expectOk, type MarketAnswer, type MarketRequest } from '../core/market-client.ts'
import { MarketError } from '../core/market-error.ts'

export interface StorefrontCall {
  readonly method?: MarketRequest['method']
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

interface StorefrontApi {
  /** Path of the API on the shop's own domain, with its version. */
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
  /** Reads the message of an error reply. */
  readonly error: z.ZodType<string>
}

/**
 * Shoplazza and SHOPLINE follow the same pattern: a versioned JSON API on the domain of each shop. They differ in paths,
 * in the header that carries the token and in how they word errors.
 */
export async function storefrontCall(
  conn: StoreConn,
  { base, headers, error }: StorefrontApi,
  { method, path, query, body }: StorefrontCall,
): Promise<MarketAnswer> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const answer = await conn.http.send({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url: `${hostFor(conn.app.hosts.api, conn.shop)}${base}${path}${search}`,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (answer.status >= 400) {
    let message: string | undefined
    try {
      message = error.safeParse(answer.json()).data
    } catch {
      // Not JSON: the status alone decides.
    }
    // 401 is a token that is over; 403 a right that this token never had.
    if (answer.status === 403)
      throw new MarketError('missing_right', message ?? 'Forbidden', { status: 403, code: 'scope_missing' })
    expectOk(answer, message)
  }
  return answer
}
