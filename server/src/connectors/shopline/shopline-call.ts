import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import { hostFor } from '../market-app.ts'
import { expectOk, type MarketAnswer, type MarketRequest } from '../market-client.ts'

const API = '/admin/openapi/v20260301'
export const API_VERSION = 'v20260301'
const Refusal = z.object({ errors: z.string() })

export interface ShoplineCall {
  readonly method?: MarketRequest['method']
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export async function shoplineCall(
  conn: StoreConn,
  { method, path, query, body }: ShoplineCall,
): Promise<MarketAnswer> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const answer = await conn.http.send({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url: `${hostFor(conn.app.hosts.api, conn.shop)}${API}/${path}${search}`,
    headers: {
      authorization: `Bearer ${conn.credentials.access_token ?? ''}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (answer.status >= 400) {
    let said: string | undefined
    try {
      said = Refusal.safeParse(answer.json()).data?.errors
    } catch {
      said = undefined
    }
    expectOk(answer, said)
  }
  return answer
}
