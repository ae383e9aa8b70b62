import { z } from 'zod'
import type { Credentials, MarketConn, StoreConn } from '../core/connector.ts'
import type { ListingIssue } from '../core/listing.ts'
import type { MarketAnswer, MarketRequest } from '../core/market-client.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText } from '../core/read-shape.ts'
import { retryAfterMs } from '../pace/retry-after.ts'
import { getSite } from './sites.ts'

export interface EbayCall {
  readonly method?: MarketRequest['method']
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export const Problems = z
  .array(
    z.object({
      errorId: ExternalId,
      message: LooseText,
      longMessage: LooseText,
      parameters: z.array(z.object({ name: LooseText, value: LooseText })).nullish(),
    }),
  )
  .nullish()

export const issuesIn = (problems: z.output<typeof Problems>): ListingIssue[] =>
  (problems ?? []).map(({ errorId, message, longMessage }) => ({
    code: errorId,
    message: longMessage || message,
    field: '',
  }))

function getIssues(answer: MarketAnswer): ListingIssue[] {
  try {
    return issuesIn(Problems.safeParse(answer.json<{ errors?: unknown }>().errors).data)
  } catch {
    // A gateway answered; the status is enough.
    return []
  }
}

export function refuse(answer: MarketAnswer): void {
  const { status } = answer
  if (status >= 200 && status < 300) return
  const issues = getIssues(answer)
  const message = issues[0]?.message || `Status ${status}`
  const facts = { status, code: issues[0]?.code ?? '', issues }
  if (status === 429)
    throw new MarketError('throttled', message, {
      ...facts,
      retry_after_ms: retryAfterMs(answer) || 60_000,
    })
  // The refresh that follows tells an expired token from a revoked one.
  if (status === 401) throw new MarketError('expired', message, facts)
  if (status === 403) throw new MarketError('rejected', message, { ...facts, code: 'missing_rights' })
  if (status === 404) throw new MarketError('not_found', message, facts)
  throw new MarketError(status >= 500 ? 'temporary' : 'rejected', message, facts)
}

export async function ebayCallWith(
  { app, http }: MarketConn,
  { access_token = '' }: Pick<Credentials, 'access_token'>,
  marketplace_id: string,
  call: EbayCall & { readonly host?: string },
): Promise<MarketAnswer> {
  const search = new URLSearchParams(call.query).toString()
  const answer = await http.send({
    method: call.method ?? 'GET',
    url: `${call.host ?? app.hosts.api}${call.path}${search ? `?${search}` : ''}`,
    headers: {
      authorization: `Bearer ${access_token}`,
      'x-ebay-c-marketplace-id': marketplace_id,
      ...(call.body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-language': getSite(marketplace_id).language }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  })
  refuse(answer)
  return answer
}

export const ebayCall = (conn: StoreConn, call: EbayCall): Promise<MarketAnswer> =>
  ebayCallWith(conn, conn.credentials, conn.shop.region, call)
