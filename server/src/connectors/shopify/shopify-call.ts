import type { MarketConn, ShopRef, StoreConn } from '../connector.ts'
import { hostFor } from '../market-app.ts'
import { expectOk, type MarketAnswer } from '../market-client.ts'
import { MarketError } from '../market-error.ts'

export const API_VERSION = '2026-07'

export const shopUrl = ({ app }: Pick<MarketConn, 'app'>, shop: Pick<ShopRef, 'shop_domain'>): string =>
  hostFor(app.hosts.api, { ...shop, region: '' })

interface GraphError {
  readonly message?: string
  readonly extensions?: { readonly code?: string }
}

interface GraphAnswer<T> {
  readonly data?: T | null
  readonly errors?: readonly GraphError[] | string
  readonly extensions?: {
    readonly cost?: {
      readonly requestedQueryCost?: number
      readonly throttleStatus?: {
        readonly currentlyAvailable?: number | string
        readonly restoreRate?: number | string
      }
    }
  }
}

const FALLBACK_WAIT_MS = 2000

/** Wait until the bucket can pay for this query. */
function waitFor({ extensions }: GraphAnswer<unknown>): number {
  const cost = extensions?.cost
  const missing = Number(cost?.requestedQueryCost ?? 0) - Number(cost?.throttleStatus?.currentlyAvailable ?? 0)
  const rate = Number(cost?.throttleStatus?.restoreRate ?? 0)
  return missing > 0 && rate > 0 ? Math.ceil((missing / rate) * 1000) : FALLBACK_WAIT_MS
}

/** Shopify reports most errors with status 200; the body tells them apart. */
function refuse(answer: MarketAnswer, body: GraphAnswer<unknown>): void {
  const { errors } = body
  if (typeof errors === 'string') throw new MarketError('rejected', errors, { status: answer.status })
  const [first] = errors ?? []
  if (!first) return
  const code = first.extensions?.code ?? ''
  const message = first.message ?? 'Refused'
  if (code === 'THROTTLED') throw new MarketError('throttled', message, { code, retry_after_ms: waitFor(body) })
  if (code === 'ACCESS_DENIED') throw new MarketError('revoked', message, { code })
  if (code === 'INTERNAL_SERVER_ERROR' || code === 'TIMEOUT') throw new MarketError('temporary', message, { code })
  throw new MarketError('malformed', message, { code })
}

export async function graph<T>(conn: StoreConn, query: string, variables: object): Promise<T> {
  const answer = await conn.http.send({
    method: 'POST',
    url: `${shopUrl(conn, conn.shop)}/admin/api/${API_VERSION}/graphql.json`,
    headers: {
      'content-type': 'application/json',
      'x-shopify-access-token': conn.credentials.access_token ?? '',
    },
    body: JSON.stringify({ query, variables }),
  })
  expectOk(answer)
  const body = answer.json<GraphAnswer<T>>()
  refuse(answer, body)
  if (!body.data) throw new MarketError('malformed', 'An answer without data', { code: 'answer_unexpected' })
  return body.data
}

interface UserError {
  readonly field?: readonly string[] | null | undefined
  readonly message: string
}

/** Throws the user errors of a mutation. */
export function refuseUserErrors(errors: readonly UserError[]): void {
  const [first] = errors
  if (!first) return
  const issues = errors.map(({ field, message }) => ({ code: 'user_error', message, field: field?.join('.') ?? '' }))
  throw new MarketError('rejected', first.message, { code: 'user_error', issues })
}
