import type { StoreConn } from '../core/connector.ts'
import { hostFor } from '../core/market-app.ts'
import type { MarketAnswer, MarketRequest } from '../core/market-client.ts'
import { MarketError } from '../core/market-error.ts'

interface AmazonCall {
  readonly method?: MarketRequest['method']
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly rate: string
}

interface Refusal {
  readonly errors?: ReadonlyArray<{ readonly code?: string; readonly message?: string; readonly details?: string }>
}

/** Beyond the burst, orders may be listed once every three minutes. */
const WAIT_MS: Record<string, number> = { orders: 180_000, order: 2_000, ship: 500, listing: 200 }

export function refuse(answer: MarketAnswer, rate: string): void {
  const { status } = answer
  if (status >= 200 && status < 300) return
  let first: NonNullable<Refusal['errors']>[number] = {}
  try {
    first = answer.json<Refusal>().errors?.[0] ?? {}
  } catch {
    // A gateway answered; the status is enough.
  }
  const message = first.details || first.message || `Status ${status}`
  const facts = { status, code: first.code ?? '' }
  if (status === 429) throw new MarketError('throttled', message, { ...facts, retry_after_ms: WAIT_MS[rate] ?? 1000 })
  // Expired and revoked tokens and a role we lack share one code; only the details differ.
  if (status === 401 || status === 403) {
    if (/expired/i.test(message)) throw new MarketError('expired', message, facts)
    if (status === 401 || /revoked|malformed|invalid/i.test(message)) throw new MarketError('revoked', message, facts)
    throw new MarketError('rejected', message, { ...facts, code: 'missing_rights' })
  }
  if (status === 404) throw new MarketError('not_found', message, facts)
  throw new MarketError(status >= 500 ? 'temporary' : 'rejected', message, facts)
}

export async function amazonCall(conn: StoreConn, call: AmazonCall): Promise<MarketAnswer> {
  const search = new URLSearchParams(call.query).toString()
  const answer = await conn.http.send({
    method: call.method ?? 'GET',
    url: `${hostFor(conn.app.hosts.api, conn.shop)}${call.path}${search ? `?${search}` : ''}`,
    headers: {
      'x-amz-access-token': conn.credentials.access_token ?? '',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    rate: call.rate,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  })
  refuse(answer, call.rate)
  return answer
}
