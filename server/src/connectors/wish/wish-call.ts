import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { expectOk, type MarketAnswer, type MarketRequest } from '../core/market-client.ts'
import { MarketError } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'

const Envelope = z.object({ code: z.int().nullish(), message: LooseText, data: z.unknown().optional() })
const REVOKED = 1016

/** Unwraps the envelope; throws if it reports an error. */
export function unwrap(answer: MarketAnswer): unknown {
  const { code, message, data } = readShape(Envelope, answer.json())
  if (code === REVOKED) throw new MarketError('revoked', message, { code: String(code), status: answer.status })
  expectOk(answer, message)
  if (code) throw new MarketError('rejected', message, { code: String(code), status: answer.status })
  return data
}

export interface WishCall {
  readonly method?: MarketRequest['method']
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export async function wishCall(conn: StoreConn, { method, path, query, body }: WishCall): Promise<unknown> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return unwrap(
    await conn.http.send({
      method: method ?? 'GET',
      url: `${conn.app.hosts.api}/api/v3${path}${search}`,
      headers: {
        authorization: `Bearer ${conn.credentials.access_token ?? ''}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}
