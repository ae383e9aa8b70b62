import { z } from 'zod'
import type { MarketConn, ShopRef, StoreConn } from '../core/connector.ts'
import { hostFor } from '../core/market-app.ts'
import { expectOk, type MarketAnswer } from '../core/market-client.ts'
import { MarketError } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'

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
  // The token is fine: the app was not given this scope, or not this part of the buyers' data.
  if (code === 'ACCESS_DENIED') throw new MarketError('missing_right', message, { code })
  if (code === 'INTERNAL_SERVER_ERROR' || code === 'TIMEOUT') throw new MarketError('temporary', message, { code })
  throw new MarketError('malformed', message, { code })
}

/** 402 is a shop that did not pay Shopify, 423 one that Shopify locked: both come back without our doing. */
const CLOSED_SHOP = new Set([402, 423])

function refuseStatus(answer: MarketAnswer): void {
  const { status, text } = answer
  if (CLOSED_SHOP.has(status)) throw new MarketError('temporary', text.slice(0, 200), { status, code: 'shop_closed' })
  if (status === 403 && /scope|approv/i.test(text))
    throw new MarketError('missing_right', text.slice(0, 200), { status, code: 'scope_missing' })
  expectOk(answer)
}

export interface GraphAsked {
  readonly query: string
  readonly variables: object
}

interface GraphOptions {
  readonly timeout_ms?: number
}

async function send<T>(
  conn: StoreConn,
  query: string,
  variables: object,
  { timeout_ms }: GraphOptions = {},
): Promise<T | null | undefined> {
  const answer = await conn.http.send({
    method: 'POST',
    url: `${shopUrl(conn, conn.shop)}/admin/api/${API_VERSION}/graphql.json`,
    headers: {
      'content-type': 'application/json',
      'x-shopify-access-token': conn.credentials.access_token ?? '',
    },
    body: JSON.stringify({ query, variables }),
    ...(timeout_ms === undefined ? {} : { timeout_ms }),
  })
  refuseStatus(answer)
  const body = answer.json<GraphAnswer<T>>()
  refuse(answer, body)
  return body.data
}

export async function graph<T>(conn: StoreConn, query: string, variables: object): Promise<T> {
  const data = await send<T>(conn, query, variables)
  if (!data) throw new MarketError('malformed', 'An answer without data', { code: 'answer_unexpected' })
  return data
}

const UserErrors = z
  .array(z.object({ field: z.array(z.string()).nullish(), message: LooseText, code: z.string().nullish() }))
  .nullish()
type UserError = NonNullable<z.output<typeof UserErrors>>[number]
const Changed = z.record(z.string(), z.object({ userErrors: UserErrors }).loose().nullish())

/** Throws the user errors of a mutation. */
function refuseUserErrors(errors: readonly UserError[]): void {
  const [first] = errors
  if (!first) return
  const getCode = ({ code }: UserError) => code ?? 'user_error'
  const issues = errors.map((error) => ({
    code: getCode(error),
    message: error.message,
    field: error.field?.join('.') ?? '',
  }))
  throw new MarketError('rejected', first.message, { code: getCode(first), issues })
}

/** A mutation that changed nothing says so; one that says nothing was done. */
export async function change(
  conn: StoreConn,
  { query, variables }: GraphAsked,
  options?: GraphOptions,
): Promise<unknown> {
  const data = await send<unknown>(conn, query, variables, options)
  for (const field of Object.values(readShape(Changed, data ?? {}))) refuseUserErrors(field?.userErrors ?? [])
  return data
}
