import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import { hostFor } from '../market-app.ts'
import { expectOk, type MarketRequest } from '../market-client.ts'

const VERSION = '2022-01'
const Refusal = z.object({ errors: z.array(z.string()) })

export interface ShoplazzaCall {
  readonly method?: MarketRequest['method']
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export async function shoplazzaCall(conn: StoreConn, { method, path, query, body }: ShoplazzaCall): Promise<unknown> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const answer = await conn.http.send({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url: `${hostFor(conn.app.hosts.api, conn.shop)}/openapi/${VERSION}${path}${search}`,
    headers: {
      'access-token': conn.credentials.access_token ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (answer.status >= 400) {
    let said: string | undefined
    try {
      said = Refusal.safeParse(answer.json()).data?.errors.join('; ')
    } catch {
      said = undefined
    }
    expectOk(answer, said)
  }
  return answer.json()
}
